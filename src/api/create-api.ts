import { Hono } from 'hono';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { apiRoot } from '../contract/endpoints.ts';
import { errorMessages } from '../contract/error-messages.ts';
import { cachePolicy } from '../http/caching.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { pageRoutes } from './pages.ts';
import { sendError } from './responses.ts';
import { searchRoutes } from './search.ts';
import { type SiteNodeOptions, siteNodeRoutes } from './site-node.ts';

export interface ApiOptions extends Partial<SiteNodeOptions> {
  /** Which events are past depends on it. */
  now?: () => Date;
  /** Gets each query that found nothing, normalised; queries that may name a person are left out. */
  onZeroResults?: (query: string) => void;
}

/** The whole `/api/v1`, without a listener: `createApi(catalogue).request('/api/v1/pages/home')`. */
export function createApi(
  catalogue: Catalogue,
  {
    now = () => new Date(),
    picture = async () => null,
    onZeroResults = () => {},
    logError = console.error,
  }: ApiOptions = {},
): Hono {
  const app = new Hono({ strict: true });

  app.use(async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('X-Content-Type-Options', 'nosniff');
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      return sendError(c, 405, 'method_not_allowed', 'only GET and HEAD are allowed here');
    }
    await next();
  });

  app.route('/', pageRoutes(catalogue, now));
  app.route('/', searchRoutes(catalogue, onZeroResults));
  app.route('/', siteNodeRoutes(catalogue, { picture, logError }));

  // Made when it is asked for: it takes longer than everything else here, and there is an API for every version.
  app.get(`${apiRoot}/openapi.json`, (c) => c.json(openApiDocument(), 200, { 'Cache-Control': cachePolicy.content }));
  app.get(`${apiRoot}/docs`, (c) =>
    c.html(docsPage(), 200, { 'Cache-Control': cachePolicy.content, 'Content-Security-Policy': docsPolicy }),
  );

  app.notFound((c) => sendError(c, 404, 'no_such_call', errorMessages.noRoute(c.req.path)));
  app.onError((error, c) => {
    logError(`API ${c.req.path} failed`, error);
    return sendError(c, 500, 'internal', 'the response could not be made');
  });
  return app;
}
