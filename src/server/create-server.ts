import { type Context, Hono } from 'hono';
import { apiRoot, callAddress, endpoints } from '../contract/endpoints.ts';
import type { ReadApi } from '../contract/request-context.ts';
import { cachePolicy } from '../http/cache-policy.ts';
import { errorFields, log } from '../http/log.ts';
import type { FetchApi } from './api-connection.ts';
import { hashedFiles, loadStaticFiles } from './assets.ts';
import type { ContentState } from './content-version.ts';
import { feedRoutes } from './feeds/feed-routes.ts';
import type { Media } from './media.ts';
import { renderAddress } from './page-address.ts';
import type { PageRenderer } from './pages.ts';
import { send } from './ready-response.ts';
import { redirectOf } from './redirects.ts';
import { ResponseCache } from './response-cache.ts';
import { securityHeaders } from './security-headers.ts';

export interface ServerParts {
  content: Pick<ContentState, 'version' | 'isReady' | 'redirects'>;
  pages: PageRenderer;
  fetchApi: FetchApi;
  readApi: ReadApi;
  /** The public origin, for addresses that leave the site. */
  origin: string;
  /** Folders with the build's files: this build's first, then the previous one's for tabs that are still open. */
  assetFolders: string[];
  media: Media;
  pageCacheBytes: number;
  isStopping?: () => boolean;
}

/** Composes everything that answers a request; listening is `main.ts`. */
export function createServer(parts: ServerParts): Hono {
  const { content, pages, fetchApi, readApi, media } = parts;
  const cache = new ResponseCache({
    maxBytes: parts.pageCacheBytes,
    version: content.version,
    onFailure: (key, error) => log('error', 'serving the previous version of a page', { key, ...errorFields(error) }),
  });
  const files = loadStaticFiles(parts.assetFolders);
  const app = new Hono();

  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
    const { pathname } = new URL(c.req.url);
    log('info', 'request', {
      method: c.req.method,
      path: pathname,
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  });

  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': cachePolicy.none }));
  app.get('/readyz', (c) => {
    const ready = content.isReady() && !parts.isStopping?.();
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'Cache-Control': cachePolicy.none });
  });

  app.all(`${apiRoot}/*`, async (c) => {
    const url = new URL(c.req.url);
    const path = url.pathname + url.search;
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return fetchApi(path, { method: c.req.method });
    const response = await cache.get(`api ${path}`, async () => asRendered(await fetchApi(path)));
    return send(c.req.raw, response);
  });

  app.get('/media/*', async (c) => {
    const found = await media.picture(c.req.path).catch((error: unknown) => {
      log('error', 'picture could not be made', { path: c.req.path, ...errorFields(error) });
      return 'unavailable' as const;
    });
    if (found === 'unavailable') return c.text('not available', 503, { 'Cache-Control': cachePolicy.none });
    if (!found) return plainNotFound(c);
    return c.body(new Uint8Array(found.bytes), 200, {
      'Content-Type': found.type,
      'Cache-Control': cachePolicy.immutable,
    });
  });

  app.route('/', feedRoutes({ cache, readApi, version: content.version, origin: parts.origin }));

  app.get('/share/:file{[0-9a-f]{20}\\.jpg}', async (c) => {
    const response = await fetchApi(callAddress(endpoints.original, { hash: c.req.param('file').slice(0, 20) }));
    if (!response.ok) return plainNotFound(c);
    return c.body(await response.arrayBuffer(), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': cachePolicy.immutable,
    });
  });

  app.get('*', async (c, next) => {
    const file = files.get(c.req.path);
    if (file) return send(c.req.raw, file);
    // HTML here would be run as a script or a style by a tab that is older than this build.
    return c.req.path.startsWith(hashedFiles) ? plainNotFound(c) : next();
  });

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const url = new URL(c.req.url);
    const redirect = redirectOf(url, content.redirects());
    if (redirect)
      return c.body(null, redirect.status, { Location: redirect.location, 'Cache-Control': cachePolicy.content });
    const address = renderAddress(url);
    return send(c.req.raw, await cache.get(`page ${address}`, () => pages.render(address)));
  });

  app.all('*', (c) => c.text('method not allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, c) => {
    log('error', 'request failed', { path: c.req.path, ...errorFields(error) });
    return c.text('internal error', 500, { 'Cache-Control': cachePolicy.none });
  });
  return app;
}

async function asRendered(response: Response) {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => passedOn.has(name)));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

const passedOn: ReadonlySet<string> = new Set([
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'allow',
]);

const plainNotFound = (c: Context) => c.text('not found', 404, { 'Cache-Control': cachePolicy.none });
