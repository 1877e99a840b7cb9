import { type Context, Hono } from 'hono';
import { normsFile } from '../../contract/page-vocabulary.ts';
import { cachePolicy } from '../../http/caching.ts';
import { NotOffered } from '../data/api-connection.ts';
import type { ContentState } from '../data/content-state.ts';
import { unavailable } from '../responses/plain-page.ts';
import { type Rendered, send } from '../responses/ready-response.ts';
import type { ResponseCache } from '../responses/response-cache.ts';
import { calendar } from './calendar.ts';
import { createFeedData, type FeedData } from './feed-data.ts';
import { normsCsv } from './norms-csv.ts';
import { llmsText, robotsText, securityText, webManifest } from './text-feeds.ts';
import { openSearchDescription, rssFeed, sitemap } from './xml-feeds.ts';

export interface FeedParts {
  content: Pick<ContentState, 'current'>;
  cache: ResponseCache;
  origin: string;
  now?: () => Date;
}

const types = {
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  openSearch: 'application/opensearchdescription+xml; charset=utf-8',
  manifest: 'application/manifest+json; charset=utf-8',
} as const;

/** The text of a file, or null when there is no such file. */
type Make = (data: FeedData, c: Context) => Promise<string | null>;

/** What robots, readers, calendars and browsers ask for. */
export function feedRoutes({ content, cache, origin, now = () => new Date() }: FeedParts): Hono {
  const routes = new Hono();
  const file = (path: string, type: keyof typeof types, make: Make) =>
    routes.get(path, async (c) => {
      const snapshot = content.current();
      if (!snapshot) return unavailable(c);
      const text = async () => make(createFeedData(snapshot), c);
      const render = async () => rendered(types[type], await text().catch(nullIfNotOffered));
      return send(c.req.raw, await cache.get(c.req.path, snapshot.version, render));
    });

  file('/robots.txt', 'text', async () => robotsText(origin));
  file('/sitemap.xml', 'xml', async (data) => sitemap(await data.addresses(), origin));
  file('/rss.xml', 'rss', async (data) => rssFeed(await data.articles(), await data.site(), origin));
  file('/events.ics', 'calendar', async (data) =>
    calendar(await data.events(), `${(await data.site()).brand.name}: события`, origin),
  );
  file('/events/:file{[a-z0-9-]+\\.ics}', 'calendar', async (data, c) => {
    const found = await data.event((c.req.param('file') ?? '').replace(/\.ics$/, ''));
    return found && calendar([found], found.event.title, origin);
  });
  file(normsFile, 'csv', async (data) => normsCsv(await data.norms()));
  file('/llms.txt', 'markdown', async (data) => llmsText(await data.site(), await data.addresses(), origin));
  file('/.well-known/security.txt', 'text', async (data) => securityText(await data.site(), origin, now()));
  file('/opensearch.xml', 'openSearch', async (data) => openSearchDescription(await data.site(), origin));
  file('/manifest.webmanifest', 'manifest', async (data) => webManifest(await data.site()));
  return routes;
}

/** A file of what an API does not offer does not exist, and is no fault. */
function nullIfNotOffered(error: unknown): null {
  if (error instanceof NotOffered) return null;
  throw error;
}

function rendered(type: string, text: string | null): Rendered {
  if (text === null) {
    const headers = { 'Content-Type': types.text, 'Cache-Control': cachePolicy.none };
    return { status: 404, headers, body: Buffer.from('not found') };
  }
  return {
    status: 200,
    headers: { 'Content-Type': type, 'Cache-Control': cachePolicy.content },
    body: Buffer.from(text),
  };
}
