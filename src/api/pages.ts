import { Hono } from 'hono';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Batch } from '../contract/batch.ts';
import { askedNumber, batchKey } from '../contract/batch-number.ts';
import { type Call, calls } from '../contract/calls.ts';
import type { Rating } from '../contract/common.ts';
import { endpoints } from '../contract/endpoints.ts';
import { articleTopics, keysOf } from '../contract/vocabulary.ts';
import { type GetCatalogue, onCall, onComposedPage, onDocument, readDocument } from './calls.ts';
import { type Facets, facetsOf } from './product-filter/facets.ts';
import { filterProducts } from './product-filter/filter-products.ts';
import { parseFilterState } from './product-filter/filter-state.ts';

const compiledGroups: readonly Call['group'][] = ['Pages', 'Details', 'Themes'];

/** Pages, details and theme landings: most are compiled at publish, some depend on the query or on the day. */
export function pageRoutes(getCatalogue: GetCatalogue, now: () => Date): Hono {
  const api = new Hono();

  const articleFields = ['topics', 'topic', 'items', 'pagination'] as const;
  onComposedPage(api, getCatalogue, 'articles', articleFields, (catalogue, params) => {
    const topic = keysOf(articleTopics).find((key) => key === params.topic) ?? null;
    const { counts, ...page } = catalogue.articles({ topic, page: pageNumber(params.page) });
    const topics = keysOf(articleTopics)
      .map((key) => ({ key, title: articleTopics[key], count: counts.get(key) ?? 0 }))
      .filter(({ count }) => count > 0);
    return { topics, topic, ...page };
  });

  onComposedPage(api, getCatalogue, 'events', ['upcoming', 'past'], (catalogue) => catalogue.events(now()));

  const reviewFields = ['rating', 'product', 'stars', 'items', 'pagination'] as const;
  onComposedPage(api, getCatalogue, 'reviews', reviewFields, (catalogue, params, { products }) => {
    const product = products.find(({ ref }) => ref === params.product)?.ref ?? null;
    const stars = /^[1-5]$/.test(params.stars ?? '') ? Number(params.stars) : null;
    const { ratings, ...page } = catalogue.reviews({ product, stars, page: pageNumber(params.page) });
    return { rating: ratingOf(ratings), product, stars, ...page };
  });

  // A batch by its number, however that was typed: for the page, and by itself.
  const batchOf = (catalogue: Catalogue, number: string): Batch | null =>
    readDocument(catalogue, endpoints.batch, { number: batchKey(number) });
  onCall(api, endpoints.batch, ({ number }) => batchOf(getCatalogue(), number));
  onComposedPage(api, getCatalogue, 'batch', ['asked', 'batch'], (catalogue, { n }) => {
    const asked = askedNumber(n);
    return { asked, batch: asked === null ? null : batchOf(catalogue, asked) };
  });

  const facets = new WeakMap<Catalogue, Facets>();
  const filterFields = ['facets', 'sort', 'items', 'pagination', 'ignored', 'relaxations'] as const;
  onComposedPage(api, getCatalogue, 'products-filters', filterFields, (catalogue, _params, _fixed, c) => {
    const known = facets.get(catalogue) ?? facetsOfCatalogue(catalogue);
    facets.set(catalogue, known);
    return filterProducts(catalogue.products, known, parseFilterState(joinedValues(c.req.queries()), known));
  });

  // A route that was added first is the one that responds: these are all the others.
  const compiled = keysOf(calls).filter((endpoint) => compiledGroups.includes(calls[endpoint].group));
  for (const endpoint of [endpoints.site, endpoints.shelfCatalogue, ...compiled])
    onDocument(api, getCatalogue, endpoint);
  return api;
}

export function pageNumber(value: string | undefined): number {
  const page = Number(value ?? 1);
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}

function ratingOf(distribution: number[]): Rating | null {
  const count = distribution.reduce((sum, n) => sum + n, 0);
  if (count === 0) return null;
  const points = distribution.reduce((sum, n, index) => sum + n * (index + 1), 0);
  return { value: Math.round((points / count) * 10) / 10, count, distribution };
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
