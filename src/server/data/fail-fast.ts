import type { DataWatch } from './data-watch.ts';
import type { FetchApi } from './fetch-api.ts';

/** A failure that took this long would be waited for once more by everything else that a page needs. */
const slowMs = 1_000;
const awayMs = 1_000;

/**
 * Whoever has waited in vain for the API spares others the wait: they are told at once, until it is known to answer again.
 * Without this a page would wait for its data, then its error page for its own.
 */
export function failFast(
  askApi: FetchApi,
  watch: Pick<DataWatch, 'isAway' | 'isSlowToFail' | 'suspect'>,
  now: () => number = () => performance.now(),
): FetchApi {
  let awayUntil = 0;

  return async (path, init) => {
    const started = now();
    if (watch.isSlowToFail() || started < awayUntil) return away();
    const failed = () => {
      if (now() - started >= slowMs) awayUntil = now() + awayMs;
      if (!watch.isAway()) watch.suspect();
    };
    try {
      const response = await askApi(path, init);
      if (response.status >= 500) failed();
      else if (watch.isAway()) watch.suspect();
      return response;
    } catch (error) {
      failed();
      throw error;
    }
  };
}

function away(): Response {
  const error = { status: 503, code: 'unavailable', message: 'the data is not available at the moment' };
  return Response.json({ error }, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '1' } });
}
