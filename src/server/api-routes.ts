import { Hono } from 'hono';
import { apiRoot, endpoints } from '../contract/endpoints.ts';
import { cachePolicy } from '../http/cache-policy.ts';
import { send } from './answers/ready-response.ts';
import type { Made, ResponseCache } from './answers/response-cache.ts';
import type { ContentState } from './data/content-version.ts';
import type { FetchApi } from './data/fetch-api.ts';
import { tagOf } from './data/sources.ts';
import { limits, refusalHeaders } from './operations/limits.ts';
import type { Tally } from './operations/tally.ts';
import { createTurns } from './operations/turns.ts';
import { apiAddress } from './pages/page-address.ts';
import type { Previews } from './pages/previews.ts';

export interface ApiParts {
  content: Pick<ContentState, 'version' | 'isReady'>;
  fetchApi: FetchApi;
  cache: ResponseCache;
  previews: Previews | undefined;
  tally: Tally | undefined;
}

/** The API as visitors have it: answers of its source, kept as pages are. */
export function apiRoutes({ content, fetchApi, cache, previews, tally }: ApiParts): Hono {
  const callInTurn = createTurns({ atOnce: limits.callsAtOnce, most: limits.calls, waitMs: limits.renderWaitMs });
  const app = new Hono();

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

  return app;

  function tooManyCalls(): Made {
    if (tally) tally.overloaded += 1;
    const error = { status: 503, code: 'overloaded', message: 'too many calls at once: ask again in a moment' };
    return {
      status: 503,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': cachePolicy.none, ...refusalHeaders },
      body: Buffer.from(JSON.stringify({ error })),
    };
  }
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
