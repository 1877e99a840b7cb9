import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import { previewRoot } from '../content/preview-link.ts';
import { offlinePaths } from '../contract/offline.ts';
import { cachePolicy } from '../http/caching.ts';
import { errorFields, log } from '../http/log.ts';
import { logSeldom } from '../http/log-seldom.ts';
import { withoutQuery } from '../text/address.ts';
import { apiRoutes } from './api-routes.ts';
import { createListener } from './connection/listener.ts';
import type { RequestGate } from './connection/request-gate.ts';
import { DataUnavailable } from './data/api-connection.ts';
import type { ContentState } from './data/content-state.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { type Counters, createCounters } from './operations/counters.ts';
import { createTokenBucket } from './operations/limiter.ts';
import { limits } from './operations/limits.ts';
import type { Warnings } from './operations/warnings.ts';
import { lastResortPage, notFoundPage, offlinePage, startingPage } from './pages/built-in-pages.ts';
import { addressOf, readPath, redirectOf, renderAddress } from './pages/page-address.ts';
import type { PageRenderer } from './pages/pages.ts';
import type { Previews } from './pages/previews.ts';
import type { Media } from './pictures/media.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { hashedFiles, loadStaticFiles } from './responses/assets.ts';
import { plainNotFound, unavailable } from './responses/plain-page.ts';
import { send, sendPlain } from './responses/ready-response.ts';
import { ResponseCache } from './responses/response-cache.ts';

export interface ServerParts {
  content: ContentState;
  pages: PageRenderer;
  /** The public origin, for addresses that leave the site. */
  origin: string;
  /** Folders with the build's files: this build's first, then the previous one's for tabs that are still open. */
  assetFolders: string[];
  media: Pick<Media, 'picture' | 'original'>;
  pageCacheBytes: number;
  /** In development pages depend on code that changes: none is kept, and the content does not know all of them. */
  isDevelopment?: boolean;
  isStopping?: () => boolean;
  gate?: RequestGate;
  counters?: Counters;
  previews?: Previews;
  warnings?: Warnings['current'];
}

export interface SiteServer {
  app: Hono;
  /** What `node:http` calls: kept responses at once, everything else through the app. */
  listener: RequestListener;
  /** Makes a page unless it is kept and fresh. */
  refreshPage(path: string): Promise<boolean>;
  cache: Pick<ResponseCache, 'bytes' | 'hasRoomFor'>;
  /** Why `/readyz` says no; null when it says yes. */
  notReady(): string | null;
}

/** Composes everything that answers a request; listening is `main.ts`. */
export function createServer(parts: ServerParts): SiteServer {
  const { content, pages, origin, media, previews, isDevelopment = false, counters = createCounters() } = parts;
  let servedSince = 0;
  content.onChange(() => {
    servedSince = Date.now();
  });
  const cache = new ResponseCache({
    maxBytes: parts.pageCacheBytes,
    version: () => content.current()?.version ?? '',
    servedSince: () => servedSince,
    keeps: !isDevelopment,
    onFailure: (key, error) =>
      logSeldom(`old ${key}`, 'error', 'serving the previous version of a page', {
        path: withoutQuery(key),
        ...errorFields(error),
      }),
  });
  const files = loadStaticFiles(parts.assetFolders);
  const waitForNotFound = createTokenBucket(limits.notFoundRenders.atOnce, limits.notFoundRenders.perSecond);
  const app = new Hono();

  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': cachePolicy.none }));
  app.get('/readyz', (c) => {
    const reason = notReady();
    const away = content.away();
    const note = away ? `since ${away.since.toISOString()}: ${away.reason}\n` : '';
    const text = reason ? `not ready: ${reason}\n` : `ready\nversion ${content.current()?.version}\n${note}`;
    const warnings = [...(parts.warnings ?? [])].map(([kind, warning]) => `warning ${kind}: ${warning}\n`);
    return c.text(text + warnings.join(''), reason ? 503 : 200, { 'Cache-Control': cachePolicy.none });
  });

  if (previews) app.get(`${previewRoot}/*`, (c) => previews.open(new URL(c.req.url)));
  app.route('/', apiRoutes({ content, cache, counters, previews }));
  app.route('/', pictureRoutes({ media, cache }));
  app.route('/', feedRoutes({ content, cache, origin }));

  app.get('*', async (c, next) => {
    const file = files.get(c.req.path);
    if (file) return send(c.req.raw, file);
    // HTML here would be run as a script or a style by a tab that is older than this build.
    return c.req.path.startsWith(hashedFiles) ? plainNotFound(c) : next();
  });

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const preview = await previews?.page(c.req.raw);
    if (preview) return preview;
    const snapshot = content.current();
    // A proxy asks another node after a 503. Specification, section 8: without the error page's data it is a 500.
    if (!snapshot) return send(c.req.raw, content.isRemote && content.away() ? lastResortPage() : startingPage());
    const url = new URL(c.req.url);
    if (url.pathname === offlinePaths.page)
      return send(c.req.raw, await cache.get(url.pathname, snapshot.version, () => offlinePage(snapshot)));
    const redirect = redirectOf(url, snapshot.redirects);
    if (redirect)
      return c.body(null, redirect.status, { Location: redirect.location, 'Cache-Control': cachePolicy.content });
    const address = renderAddress(url);
    const make = () => pages.render(address, snapshot);
    // A page that is no longer published is gone at once; every other may be sent as it was.
    if (isDevelopment || snapshot.isPartial || snapshot.pages.has(readPath(url.pathname)))
      return send(c.req.raw, await cache.getStale(address, snapshot.version, make));
    // A flood of made-up addresses must not take the time of visitors who know where they go.
    if (cache.ready(address) || waitForNotFound() === 0) {
      const page = await cache.get(address, snapshot.version, make);
      // Where there is no room for its render, it is known all the same that there is no such page.
      if (page.status !== 503) return send(c.req.raw, page);
    }
    return sendPlain(notFoundPage(readPath(url.pathname)));
  });

  app.all('*', (c) => c.text('method not allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    // The reason was logged where the data was asked for.
    if (error instanceof DataUnavailable) return unavailable(c);
    log('error', 'request failed', { path: c.req.path, ...errorFields(error) });
    return c.text('internal error', 500, { 'Cache-Control': cachePolicy.none });
  });

  return {
    app,
    listener: createListener({
      app,
      ready: (url) => files.get(withoutQuery(url)) ?? cache.ready(addressOf(url, origin)),
      gate: parts.gate,
      counters,
      bypassCache: previews?.isAsked,
    }),
    async refreshPage(path) {
      const snapshot = content.current();
      if (snapshot) await cache.get(path, snapshot.version, () => pages.render(path, snapshot));
      return !cache.isStale(path);
    },
    cache,
    notReady,
  };

  function notReady(): string | null {
    return parts.isStopping?.() ? 'stopping' : content.notReady();
  }
}
