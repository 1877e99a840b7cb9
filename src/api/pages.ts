import { Hono } from 'hono';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Batch } from '../contract/batch.ts';
import { askedNumber, batchKey } from '../contract/batch-number.ts';
import { type Call, calls } from '../contract/calls.ts';
import { ratingOf } from '../contract/common.ts';
import { endpoints } from '../contract/endpoints.ts';
import { reviewOrders } from '../contract/query-vocabulary.ts';
import { articleTopics, keysOf } from '../contract/vocabulary.ts';
import { onCall, onComposedPage, onDocument, readDocument } from './calls.ts';
import { type Facets, facetsOf } from './product-filter/facets.ts';
import { filterProducts } from './product-filter/filter-products.ts';
import { parseFilterState } from './product-filter/filter-state.ts';

const compiledGroups: readonly Call['group'][] = ['Pages', 'Details', 'Themes'];

/** Pages, details and theme landings: most are compiled at publish, some depend on the query or on the day. */
export function pageRoutes(catalogue: Catalogue, now: () => Date): Hono {
  const api = new Hono();

  onComposedPage(api, catalogue, 'articles', (params) => {
    const topic = keysOf(articleTopics).find((key) => key === params.topic) ?? null;
    const { counts, ...page } = catalogue.articles({ topic, page: pageNumber(params.page) });
    const topics = keysOf(articleTopics)
      .map((key) => ({ key, title: articleTopics[key], count: counts.get(key) ?? 0 }))
      .filter(({ count }) => count > 0);
    return { topics, topic, ...page };
  });

  onComposedPage(api, catalogue, 'events', () => catalogue.events(now()));

  onComposedPage(api, catalogue, 'reviews', (params, { products }) => {
    const product = products.find(({ ref }) => ref === params.product)?.ref ?? null;
    const stars = /^[1-5]$/.test(params.stars ?? '') ? Number(params.stars) : null;
    const order = keysOf(reviewOrders).find((key) => key === params.order) ?? 'new';
    const { ratings, ...page } = catalogue.reviews({ product, stars, order, page: pageNumber(params.page) });
    return { rating: ratingOf(ratings), product, stars, order, ...page };
  });

  // A batch by its number, however that was typed: for the page, and by itself.
  const batchOf = (number: string): Batch | null =>
    readDocument(catalogue, endpoints.batch, { number: batchKey(number) });
  onCall(api, endpoints.batch, ({ number }) => batchOf(number));
  onComposedPage(api, catalogue, 'batch', ({ n }) => {
    const asked = askedNumber(n);
    return { asked, batch: asked === null ? null : batchOf(asked) };
  });

  let facets: Facets | undefined;
  onComposedPage(api, catalogue, 'products-filters', (_params, _fixed, c) => {
    facets ??= facetsOfCatalogue(catalogue);
    return filterProducts(catalogue.products, facets, parseFilterState(joinedValues(c.req.queries()), facets));
  });

  // A route that was added first is the one that responds: these are all the others.
  const compiled = keysOf(calls).filter((endpoint) => compiledGroups.includes(calls[endpoint].group));
  for (const endpoint of [endpoints.site, endpoints.shelfCatalogue, ...compiled]) onDocument(api, catalogue, endpoint);
  return api;
}

export function pageNumber(value: string | undefined): number {
  const page = Number(value ?? 1);
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}

/** A list may be written as `form=drops,spray` or, by a plain form, as `form=drops&form=spray`. */
function joinedValues(queries: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(queries).map(([key, values]) => [key, values.join(',')]));
}

function facetsOfCatalogue(catalogue: Catalogue): Facets {
  const site = readDocument(catalogue, endpoints.site);
  const components = readDocument(catalogue, endpoints.page('components'));
  const componentTitles = new Map(components?.items.map((card) => [card.slug, card.title]));
  return facetsOf(catalogue.products, {
    series: new Map(site?.series.map((card) => [card.slug, card.title])),
    theme: new Map(site?.themes.map((card) => [card.slug, card.shortTitle])),
    component: componentTitles,
    without: componentTitles,
  });
}
