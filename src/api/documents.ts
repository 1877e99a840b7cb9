import { Hono } from 'hono';
import { endpoints } from '../contract/endpoints.ts';
import { pageNames, themeSlugs } from '../contract/paths.ts';
import type { Store } from '../store/open-store.ts';
import { onDocument } from './on-call.ts';

/** The pages whose items depend on the query; their answers are composed in `list-pages.ts`. */
const composedPages: ReadonlySet<string> = new Set(['articles', 'batch', 'events', 'reviews', 'products-filters']);

/** Answers that were compiled at publish: fixed pages, details and theme landings. */
export function documentRoutes(store: Store): Hono {
  const api = new Hono();
  const { site, shelfCatalogue, article, component, event, product, series, specialist, expert } = endpoints;
  const compiled = [
    ...[site, shelfCatalogue, article, component, event, product, series, specialist, expert],
    ...pageNames.filter((name) => !composedPages.has(name)).map(endpoints.page),
    ...themeSlugs.map(endpoints.theme),
  ];
  for (const endpoint of compiled) onDocument(api, store, endpoint);
  return api;
}
