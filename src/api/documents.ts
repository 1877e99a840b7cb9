import { Hono } from 'hono';
import { type Call, calls } from '../contract/answers.ts';
import { endpoints } from '../contract/endpoints.ts';
import { keysOf } from '../contract/vocabulary.ts';
import type { ReadableStore } from '../store/open-store.ts';
import { onDocument } from './on-call.ts';

/** Answers that depend on how they are asked for: `list-pages.ts`, `batch.ts` and `product-filter` compose them. */
const composed: ReadonlySet<string> = new Set([
  ...(['articles', 'batch', 'events', 'reviews', 'products-filters'] as const).map(endpoints.page),
  endpoints.batch,
]);

const groups: readonly Call['group'][] = ['Pages', 'Details', 'Themes'];

/** Answers that were compiled at publish: fixed pages, details and theme landings. */
export function documentRoutes(store: ReadableStore): Hono {
  const api = new Hono();
  const compiled = keysOf(calls).filter(
    (endpoint) => groups.includes(calls[endpoint].group) && !composed.has(endpoint),
  );
  for (const endpoint of [endpoints.site, endpoints.shelfCatalogue, ...compiled]) onDocument(api, store, endpoint);
  return api;
}
