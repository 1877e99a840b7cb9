import { Hono } from 'hono';
import { endpoints } from '../../contract/endpoints.ts';
import { memoizeByVersion } from '../../http/memoize-by-version.ts';
import type { ReadableStore } from '../../store/open-store.ts';
import { onComposedPage, readDocument } from '../on-call.ts';
import { buildFilterIndex, type FacetTitles, type FilterIndex } from './filter-index.ts';
import { filterProducts } from './filter-products.ts';
import { parseFilterState } from './filter-state.ts';

const fields = ['facets', 'sort', 'items', 'pagination', 'ignored', 'relaxations'] as const;

export function productFilterRoutes(store: ReadableStore): Hono {
  const api = new Hono();
  const indexOf = memoizeByVersion(() => loadIndex(store));
  onComposedPage(api, store, 'products-filters', fields, async (_asked, _fixed, c) => {
    const index = await indexOf(await store.version());
    return filterProducts(index, parseFilterState(allValues(c.req.queries()), index));
  });
  return api;
}

/** A list may be written as `form=drops,spray` or, by a plain form, as `form=drops&form=spray`. */
function allValues(queries: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(queries).map(([key, values]) => [key, values.join(',')]));
}

async function loadIndex(store: ReadableStore): Promise<FilterIndex> {
  const [products, titles] = await Promise.all([store.products(), loadTitles(store)]);
  return buildFilterIndex(products, titles);
}

async function loadTitles(store: ReadableStore): Promise<FacetTitles> {
  const [site, components] = await Promise.all([
    readDocument(store, endpoints.site),
    readDocument(store, endpoints.page('components')),
  ]);
  const componentTitles = new Map(components?.items.map((card) => [card.slug, card.title]));
  return {
    series: new Map(site?.series.map((card) => [card.slug, card.title])),
    theme: new Map(site?.themes.map((card) => [card.slug, card.shortTitle])),
    component: componentTitles,
    without: componentTitles,
  };
}
