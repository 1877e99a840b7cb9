import { Hono } from 'hono';
import { apiRoot, endpoints, versionHeader } from '../contract/endpoints.ts';
import { cachePolicy } from '../http/caching.ts';
import { currentRequest } from '../http/log.ts';
import type { ContentState } from './data/content-state.ts';
import { originals } from './data/fetch-api.ts';
import type { Counters } from './operations/counters.ts';
import { createLimiter } from './operations/limiter.ts';
import { limits, refusalHeaders } from './operations/limits.ts';
import { apiAddress } from './pages/page-address.ts';
import type { Previews } from './pages/previews.ts';
import { unavailable } from './responses/plain-page.ts';
import { type Rendered, send, sendPlain } from './responses/ready-response.ts';
import type { ResponseCache } from './responses/response-cache.ts';

export interface ApiParts {
  content: Pick<ContentState, 'current'>;
  cache: ResponseCache;
  counters: Counters;
  previews?: Previews;
}

/** The API as visitors have it: responses of the snapshot, kept as pages are. */
export function apiRoutes({ content, cache, counters, previews }: ApiParts): Hono {
  const limiter = createLimiter({
    concurrency: limits.callsAtOnce,
    maxWaiting: limits.callsWaiting,
    maxPerClient: limits.callsPerClient,
    timeout: limits.renderWaitMs,
  });
  const app = new Hono();

  app.all(`${apiRoot}/*`, async (c) => {
    const preview = await previews?.api(c.req.raw);
    if (preview) return preview;
    const snapshot = content.current();
    if (!snapshot) return unavailable(c);
    const path = apiAddress(new URL(c.req.url));
    // A request body is never passed on; the API says which methods there are.
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return send(c.req.raw, await asRendered(await snapshot.fetchApi(path, { method: 'POST' })));
    // What this node serves: where the API is another node's, that one may be ahead for a moment.
    if (path === endpoints.version)
      return c.json({ version: snapshot.version }, 200, { 'Cache-Control': cachePolicy.none });
    const call = async () => asRendered(await snapshot.fetchApi(path), snapshot.version);
    const make = async () => (await limiter(call, currentRequest()?.client)) ?? tooManyCalls();
    // Kept beside the pages, pictures would push them out; whoever reads one here keeps it.
    if (path.startsWith(originals)) return sendPlain(await make());
    return send(c.req.raw, await cache.get(path, snapshot.version, make));
  });

  return app;

  function tooManyCalls(): Rendered {
    counters.overloaded += 1;
    const error = { status: 503, code: 'overloaded', message: 'too many calls at once: ask again in a moment' };
    return {
      status: 503,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': cachePolicy.none, ...refusalHeaders },
      body: Buffer.from(JSON.stringify({ error })),
    };
  }
}

const passedOn =
  'Content-Type Cache-Control Content-Security-Policy Access-Control-Allow-Origin Allow Retry-After'.split(' ');

async function asRendered(response: Response, version = ''): Promise<Rendered> {
  const headers = passedOn.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    status: response.status,
    headers: { ...Object.fromEntries(headers), ...(version && { [versionHeader]: version }) },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
