import { Hono } from 'hono';
import { apiRoot } from '../contract/endpoints.ts';
import { errorMessages } from '../contract/error-messages.ts';
import { cachePolicy } from '../http/cache-policy.ts';
import { isTransient } from '../store/connection-error.ts';
import type { ReadableStore } from '../store/open-store.ts';
import { sendError } from './answers.ts';
import { batchRoutes } from './batch.ts';
import { docsPage } from './docs-page.ts';
import { documentRoutes } from './documents.ts';
import { listPageRoutes } from './list-pages.ts';
import { openApiDocument } from './openapi.ts';
import { productFilterRoutes } from './product-filter/routes.ts';
import { searchRoutes } from './search.ts';
import { siteNodeRoutes } from './site-node.ts';

export interface ApiOptions {
  /** Which events are past depends on it. */
  now?: () => Date;
  logError?: (message: string, error: unknown) => void;
}

/** The whole `/api/v1`, without a listener: `createApi(store).request('/api/v1/pages/home')`. */
export function createApi(
  store: ReadableStore,
  { now = () => new Date(), logError = console.error }: ApiOptions = {},
): Hono {
  const app = new Hono({ strict: true });

  app.use(async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('X-Content-Type-Options', 'nosniff');
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      return sendError(c, 405, 'method_not_allowed', 'only GET and HEAD are answered here');
    }
    await next();
  });

  app.route('/', documentRoutes(store));
  app.route('/', listPageRoutes(store, now));
  app.route('/', batchRoutes(store));
  app.route('/', productFilterRoutes(store));
  app.route('/', searchRoutes(store, { now, logError }));
  app.route('/', siteNodeRoutes(store));

  const openApi = openApiDocument();
  app.get(`${apiRoot}/openapi.json`, (c) => c.json(openApi, 200, { 'Cache-Control': cachePolicy.content }));
  app.get(`${apiRoot}/docs`, (c) => c.html(docsPage(), 200, { 'Cache-Control': cachePolicy.content }));

  app.notFound((c) => sendError(c, 404, 'no_such_call', errorMessages.noRoute(c.req.path)));
  app.onError((error, c) => {
    logError(`API ${c.req.path} failed`, error);
    if (isTransient(error)) {
      c.header('Retry-After', '1');
      return sendError(c, 503, 'unavailable', 'the data is not available at the moment');
    }
    return sendError(c, 500, 'internal', 'the answer could not be made');
  });
  return app;
}
