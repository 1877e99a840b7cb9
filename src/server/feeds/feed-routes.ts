import { type Context, Hono } from 'hono';
import { normsFile } from '../../contract/page-vocabulary.ts';
import type { ReadApi } from '../../contract/request-context.ts';
import { cachePolicy } from '../../http/cache-policy.ts';
import { type Rendered, send } from '../answers/ready-response.ts';
import type { ResponseCache } from '../answers/response-cache.ts';
import { calendar } from './calendar.ts';
import { llmsText } from './llms.ts';
import { normsCsv } from './norms-csv.ts';
import { createFeedData } from './read-feed-data.ts';
import { robotsText } from './robots.ts';
import { rssFeed } from './rss.ts';
import { sitemapIndex, sitemapPart, sitemapParts } from './sitemap.ts';
import { humansText, openSearchDescription, securityText, webManifest } from './small-files.ts';

export interface FeedParts {
  cache: ResponseCache;
  readApi: ReadApi;
  version: () => string;
  origin: string;
  now?: () => Date;
  /** How many addresses one file of the sitemap holds. */
  sitemapSize?: number;
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

/** What robots, readers, calendars and browsers ask for; made from the store, kept by content version. */
export function feedRoutes({ cache, readApi, version, origin, now = () => new Date(), sitemapSize }: FeedParts): Hono {
  const data = createFeedData(readApi, version);
  const routes = new Hono();

  /** `make` gives the file's text, or null when there is no such file. */
  const file = (path: string, type: keyof typeof types, make: (c: Context) => Promise<string | null> | string) =>
    routes.get(path, async (c) =>
      send(c.req.raw, await cache.get(c.req.path, async () => rendered(types[type], await make(c)))),
    );

  file('/robots.txt', 'text', () => robotsText(origin));
  file('/sitemap.xml', 'xml', async () => sitemapIndex(sitemapParts(await data.addresses(), sitemapSize), origin));
  file('/sitemaps/:file{[1-9]\\d{0,5}\\.xml}', 'xml', async (c) => {
    const number = Number.parseInt(c.req.param('file') ?? '', 10);
    const part = sitemapParts(await data.addresses(), sitemapSize)[number - 1];
    return part ? sitemapPart(part, origin) : null;
  });
  file('/rss.xml', 'rss', async () => rssFeed(await data.articles(), await data.site(), origin));
  file('/events.ics', 'calendar', async () => calendar(await data.events(), await eventsTitle(), origin));
  file('/events/:file{[a-z0-9-]+\\.ics}', 'calendar', async (c) => {
    const found = await data.event((c.req.param('file') ?? '').replace(/\.ics$/, ''));
    return found && calendar([found], found.event.title, origin);
  });
  file(normsFile, 'csv', async () => normsCsv(await data.norms()));
  file('/llms.txt', 'markdown', async () => {
    const [site, products, addresses] = await Promise.all([data.site(), data.products(), data.addresses()]);
    return llmsText({ site, products, addresses }, origin);
  });
  file('/.well-known/security.txt', 'text', async () => securityText(await data.site(), origin, now()));
  file('/humans.txt', 'text', async () => humansText(await data.site(), origin));
  file('/opensearch.xml', 'openSearch', async () => openSearchDescription(await data.site(), origin));
  file('/manifest.webmanifest', 'manifest', async () => webManifest(await data.site()));
  return routes;

  async function eventsTitle(): Promise<string> {
    return `${(await data.site()).brand.name}: события`;
  }
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
