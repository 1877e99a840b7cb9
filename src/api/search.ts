import { Hono } from 'hono';
import { endpoints } from '../contract/endpoints.ts';
import { type SearchKind, searchKinds } from '../contract/query-vocabulary.ts';
import { cachePolicy } from '../http/cache-policy.ts';
import type { ReadableStore } from '../store/open-store.ts';
import { sendComposed } from './answers.ts';
import { pageOf } from './list-pages.ts';
import { onCall } from './on-call.ts';

export interface SearchRouteOptions {
  now: () => Date;
  logError: (message: string, error: unknown) => void;
}

/** Any bytes are a query: what makes no sense finds nothing. */
export function searchRoutes(store: ReadableStore, options: SearchRouteOptions): Hono {
  const api = new Hono();
  const countMiss = createMissCounter(store, options);

  onCall(api, endpoints.search, async ({ q, kind, page }, c) => {
    const answer = await store.search({ q: q ?? '', kind: kindOf(kind), page: pageOf(page) });
    if (answer.query === '' || answer.groups.length > 0) return answer;
    // Whatever is kept on the way here would not be counted when the next visitor asks the same.
    countMiss(answer.query);
    return sendComposed(c, answer, cachePolicy.none);
  });

  onCall(api, endpoints.suggest, ({ q }) => store.suggest(q ?? ''));
  return api;
}

function kindOf(value: string | undefined): SearchKind | null {
  return value && Object.hasOwn(searchKinds, value) ? (value as SearchKind) : null;
}

const restMs = 10 * 60_000;

/**
 * The answer does not wait for the count. A database that cannot be written to (a read replica) says so once
 * and is left in peace for a while.
 */
function createMissCounter(store: ReadableStore, { now, logError }: SearchRouteOptions): (query: string) => void {
  let restUntil = 0;
  return (query) => {
    const time = now();
    if (time.getTime() < restUntil) return;
    store.recordMiss(query, time.toISOString().slice(0, 10)).catch((error: unknown) => {
      if (time.getTime() >= restUntil) logError('queries without a result cannot be counted', error);
      restUntil = time.getTime() + restMs;
    });
  };
}
