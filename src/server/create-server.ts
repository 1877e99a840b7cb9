import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { previewRoot } from '../content/preview-link.ts';
import type { ReadApi } from '../contract/request-context.ts';
import { cachePolicy } from '../http/cache-policy.ts';
import { errorFields, log } from '../http/log.ts';
import { logSeldom } from '../http/log-seldom.ts';
import { hashedFiles, loadStaticFiles } from './answers/assets.ts';
import { plainNotFound, unavailable } from './answers/plain-text.ts';
import { type ReadyResponse, send } from './answers/ready-response.ts';
import { ResponseCache } from './answers/response-cache.ts';
import { securityHeaders } from './answers/security-headers.ts';
import { apiRoutes } from './api-routes.ts';
import type { FrontDoor } from './connection/front-door.ts';
import { createListener } from './connection/listener.ts';
import { DataUnavailable } from './data/api-connection.ts';
import type { ContentState } from './data/content-version.ts';
import type { FetchApi } from './data/fetch-api.ts';
import { createSourceCheck } from './data/sources.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import type { Tally } from './operations/tally.ts';
import { createNotFoundPages } from './pages/not-found-pages.ts';
import { renderAddress } from './pages/page-address.ts';
import type { PageRenderer } from './pages/pages.ts';
import type { Previews } from './pages/previews.ts';
import { redirectOf } from './pages/redirects.ts';
import type { Media } from './pictures/media.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { createReadyAnswers } from './ready-answers.ts';

export interface ServerParts {
  content: Pick<ContentState, 'version' | 'isReady' | 'redirects' | 'pages'>;
  pages: PageRenderer;
  fetchApi: FetchApi;
  readApi: ReadApi;
  /** The public origin, for addresses that leave the site. */
  origin: string;
  /** Folders with the build's files: this build's first, then the previous one's for tabs that are still open. */
  assetFolders: string[];
  media: Media;
  pageCacheBytes: number;
  /**
   * Pages are made of content alone: those whose content has not changed are kept from one version to the next, and old
   * ones are good enough while new ones are being made. In development they are made of changing code, too.
   */
  keepsPages?: boolean;
  isStopping?: () => boolean;
  /** Why new answers cannot be made, if they cannot. */
  trouble?: () => string | null;
  door?: FrontDoor;
  tally?: Tally;
  previews?: Previews;
}

export interface SiteServer {
  app: Hono;
  /** What `node:http` calls: ready answers at once, everything else through the app. */
  listener: RequestListener;
  /** Looks at a page again, and makes it if it is missing or no longer right; says whether it was made. */
  refreshPage(path: string): Promise<boolean>;
  /** Whether a page may be kept that nobody has asked for. */
  hasRoomFor(path: string): boolean;
  cacheBytes(): number;
  /** Why `/readyz` says no; null when it says yes. */
  notReady(): string | null;
}

/** Pictures that were asked for lately stay in memory up to this size; the others are on disk. */
const pictureBytes = 16 * 1024 * 1024;

/** Composes everything that answers a request; listening is `main.ts`. */
export function createServer(parts: ServerParts): SiteServer {
  const { content, pages, fetchApi, readApi, media, origin, previews } = parts;
  const cache = new ResponseCache({
    maxBytes: parts.pageCacheBytes,
    version: content.version,
    isUnchanged: parts.keepsPages ? createSourceCheck(fetchApi, content.version) : undefined,
    onFailure: (key, error) =>
      logSeldom(`old ${key}`, 'error', 'serving the previous version of a page', { key, ...errorFields(error) }),
  });
  const files = loadStaticFiles(parts.assetFolders);
  const pictures = new LRUCache<string, ReadyResponse>({
    maxSize: pictureBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const notFound = createNotFoundPages({ content, pages });
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
  });

  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': cachePolicy.none }));
  app.get('/readyz', (c) => {
    const reason = notReady();
    const text = reason ? `not ready: ${reason}\n` : `ready\nversion ${content.version()}\n`;
    return c.text(text, reason ? 503 : 200, { 'Cache-Control': cachePolicy.none });
  });

  if (previews) app.get(`${previewRoot}/*`, (c) => previews.open(new URL(c.req.url)));

  app.route('/', apiRoutes({ content, fetchApi, cache, previews, tally: parts.tally }));
  app.route('/', pictureRoutes({ media, fetchApi, kept: pictures }));
  app.route('/', feedRoutes({ cache, readApi, version: content.version, origin }));

  app.get('*', async (c, next) => {
    const file = files.get(c.req.path);
    if (file) return send(c.req.raw, file);
    // HTML here would be run as a script or a style by a tab that is older than this build.
    return c.req.path.startsWith(hashedFiles) ? plainNotFound(c) : next();
  });

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const preview = await previews?.page(c.req.raw);
    if (preview) return preview;
    const url = new URL(c.req.url);
    const redirect = redirectOf(url, content.redirects());
    if (redirect)
      return c.body(null, redirect.status, { Location: redirect.location, 'Cache-Control': cachePolicy.content });
    const address = renderAddress(url);
    const mayBeOld = parts.keepsPages && !notFound.isUnknown(url.pathname);
    const make = () => pages.render(address);
    return send(c.req.raw, await (mayBeOld ? cache.getOrOld(address, make) : cache.get(address, make)));
  });

  app.all('*', (c) => c.text('method not allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    // The reason was logged where the data was asked for.
    if (error instanceof DataUnavailable) return unavailable(c);
    log('error', 'request failed', { path: c.req.path, ...errorFields(error) });
    return c.text('internal error', 500, { 'Cache-Control': cachePolicy.none });
  });
  const ready = createReadyAnswers({ app, cache, files, pictures, notFound, content, origin });
  return {
    app,
    listener: createListener(ready, app, parts.door, parts.tally, previews?.isAsked),
    refreshPage,
    hasRoomFor: (path) => cache.hasRoomFor(path),
    cacheBytes: () => cache.bytes,
    notReady,
  };

  function notReady(): string | null {
    if (parts.isStopping?.()) return 'stopping';
    return parts.trouble?.() ?? (content.isReady() ? null : 'the content has not been read yet');
  }

  async function refreshPage(path: string): Promise<boolean> {
    let isMade = false;
    await cache.get(path, () => {
      isMade = true;
      return pages.render(path);
    });
    return isMade;
  }
}
