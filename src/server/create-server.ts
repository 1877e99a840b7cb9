import type { RequestListener } from 'node:http';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { previewRoot } from '../content/preview-link.ts';
import { apiRoot, callAddress, endpoints } from '../contract/endpoints.ts';
import type { ReadApi } from '../contract/request-context.ts';
import { cachePolicy } from '../http/cache-policy.ts';
import { errorFields, log } from '../http/log.ts';
import { logSeldom } from '../http/log-seldom.ts';
import { hashedFiles, loadStaticFiles } from './answers/assets.ts';
import {
  type Answer,
  answerTo,
  type Conditions,
  fixedResponse,
  type ReadyResponse,
  send,
} from './answers/ready-response.ts';
import { type Made, ResponseCache } from './answers/response-cache.ts';
import { securityHeaders } from './answers/security-headers.ts';
import type { FrontDoor } from './connection/front-door.ts';
import { createListener, pathOf } from './connection/listener.ts';
import { DataUnavailable } from './data/api-connection.ts';
import type { ContentState } from './data/content-version.ts';
import type { FetchApi } from './data/fetch-api.ts';
import { createSourceCheck, tagOf } from './data/sources.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import { limits, refusalHeaders } from './operations/limits.ts';
import type { Tally } from './operations/tally.ts';
import { createTurns } from './operations/turns.ts';
import { createNotFoundPages } from './pages/not-found-pages.ts';
import { apiAddress, dependsOnQuery, renderAddress } from './pages/page-address.ts';
import type { PageRenderer } from './pages/pages.ts';
import type { Previews } from './pages/previews.ts';
import { isElsewhere, redirectOf } from './pages/redirects.ts';
import type { Media } from './pictures/media.ts';

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
  const callInTurn = createTurns({ atOnce: limits.callsAtOnce, most: limits.calls, waitMs: limits.renderWaitMs });
  let ownRoutes: { beginnings: ReadonlySet<string>; handlersOfPages: number } | undefined;
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

  app.all(`${apiRoot}/*`, async (c) => {
    const preview = await previews?.api(c.req.raw);
    if (preview) return preview;
    const path = apiAddress(new URL(c.req.url));
    // Whatever else it is: not every method can be passed on.
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return fetchApi(path, { method: 'POST' });
    // The version that the answers here belong to: the store may be ahead of them for a moment.
    if (path === endpoints.version && content.isReady())
      return c.json({ version: content.version() }, 200, { 'Cache-Control': cachePolicy.none });
    const make = async () => (await callInTurn(async () => asMade(path, await fetchApi(path)))) ?? tooManyCalls();
    return send(c.req.raw, await cache.get(path, make));
  });

  app.get('/media/*', async (c) => {
    const found = await media.picture(c.req.path).catch((error: unknown) => {
      logSeldom(`picture ${c.req.path}`, 'error', 'picture could not be made', {
        path: c.req.path,
        ...errorFields(error),
      });
      return 'unavailable' as const;
    });
    if (found === 'unavailable') return unavailable(c);
    if (!found) return plainNotFound(c);
    const picture = fixedPicture(found.type, found.bytes);
    pictures.set(c.req.path, picture);
    return send(c.req.raw, picture);
  });

  app.route('/', feedRoutes({ cache, readApi, version: content.version, origin }));

  app.get('/share/:file{[0-9a-f]{20}\\.jpg}', async (c) => {
    const response = await fetchApi(callAddress(endpoints.original, { hash: c.req.param('file').slice(0, 20) }));
    if (response.status >= 500) return unavailable(c);
    if (!response.ok) return plainNotFound(c);
    const picture = fixedPicture('image/jpeg', Buffer.from(await response.arrayBuffer()));
    pictures.set(c.req.path, picture);
    return send(c.req.raw, picture);
  });

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
  return {
    app,
    listener: createListener(ready, app, parts.door, parts.tally, previews?.isAsked),
    refreshPage,
    hasRoomFor: (path) => cache.hasRoomFor(path),
    cacheBytes: () => cache.bytes,
    notReady,
  };

  function tooManyCalls(): Made {
    if (parts.tally) parts.tally.overloaded += 1;
    const error = { status: 503, code: 'overloaded', message: 'too many calls at once: ask again in a moment' };
    return {
      status: 503,
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': cachePolicy.none,
        ...refusalHeaders,
      },
      body: Buffer.from(JSON.stringify({ error })),
    };
  }

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

  /**
   * What can be sent at once. Everything is kept by its address in the one right spelling, so that no key is put together
   * for a look-up; another spelling finds nothing here.
   */
  function ready(url: string, conditions: Conditions): Answer | undefined {
    const kept = readyResponse(url);
    if (kept) return answerTo(conditions, kept);
    const path = pathOf(url);
    const often = notFound.keptAnswer(path, conditions);
    if (often) return often;
    const isUnknown = notFound.isUnknown(path) && isForPages(path) && !isElsewhere(path, content.redirects());
    return isUnknown ? notFound.answer(path, conditions) : undefined;
  }

  function readyResponse(url: string): ReadyResponse | undefined {
    const path = pathOf(url);
    if (url.startsWith(apiRoot)) return cache.ready(path === url ? path : apiAddress(new URL(url, origin)));
    const fixed = files.get(path) ?? pictures.get(path);
    if (fixed) return fixed;
    const address = path === url || !dependsOnQuery(path) ? path : renderAddress(new URL(url, origin));
    return cache.ready(address);
  }

  /** Nothing but the handlers that take every path answers it; files of the build are never pages. */
  function isForPages(path: string): boolean {
    if (path.startsWith(hashedFiles)) return false;
    ownRoutes ??= {
      beginnings: new Set(app.routes.map((route) => beginningOf(route.path))),
      handlersOfPages: handlersOf('/no/route/has/this/path'),
    };
    return !ownRoutes.beginnings.has(beginningOf(path)) || handlersOf(path) === ownRoutes.handlersOfPages;
  }

  function handlersOf(path: string): number {
    return app.router.match('GET', path)[0].length;
  }
}

/** The first part of a path. Matching a path with all routes costs much more. */
function beginningOf(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path : path.slice(0, end);
}

async function asMade(path: string, response: Response): Promise<Made> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => passedOn.has(name)));
  const body = Buffer.from(await response.arrayBuffer());
  const sources = new Map([[path, await tagOf(response, async () => body.toString())]]);
  return { status: response.status, headers, body, sources };
}

const passedOn: ReadonlySet<string> = new Set([
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'allow',
  'retry-after',
]);

/** Named by a hash of its bytes: it never changes. */
function fixedPicture(type: string, body: Buffer): ReadyResponse {
  const headers = { 'Content-Type': type, 'Cache-Control': cachePolicy.immutable };
  return fixedResponse({ status: 200, headers, body }, { identity: body });
}

const unavailable = (c: Context) =>
  c.text('not available', 503, {
    'Cache-Control': cachePolicy.none,
    'Retry-After': String(limits.retryAfterSeconds),
  });

const plainNotFound = (c: Context) => c.text('not found', 404, { 'Cache-Control': cachePolicy.none });
