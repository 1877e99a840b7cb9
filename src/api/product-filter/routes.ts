import { Hono } from 'hono';
import type { ComponentCard } from '../../contract/cards.ts';
import type { Site } from '../../contract/site.ts';
import { memoizeByVersion } from '../../http/memoize-by-version.ts';
import type { Store } from '../../store/open-store.ts';
import { withFixedPart } from '../list-pages.ts';
import { buildFilterIndex, type FacetTitles, type FilterIndex } from './filter-index.ts';
import { filterProducts } from './filter-products.ts';
import { parseFilterState } from './filter-state.ts';

export function productFilterRoutes(store: Store): Hono {
  const api = new Hono();
  const indexOf = memoizeByVersion(() => loadIndex(store));
  api.get('/pages/products-filters', (c) =>
    withFixedPart(c, store, 'products-filters', async () => {
      const index = await indexOf(await store.version());
      return filterProducts(index, parseFilterState(allValues(c.req.queries()), index));
    }),
  );
  return api;
}

/** A list may be written as `form=drops,spray` or, by a plain form, as `form=drops&form=spray`. */
function allValues(queries: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(queries).map(([key, values]) => [key, values.join(',')]));
}

async function loadIndex(store: Store): Promise<FilterIndex> {
  const [products, titles] = await Promise.all([store.products(), loadTitles(store)]);
  return buildFilterIndex(products, titles);
}

async function loadTitles(store: Store): Promise<FacetTitles> {
  const [site, components] = await Promise.all([store.document('site'), store.document('pages/components')]);
  const frame = site ? (JSON.parse(site.body) as Site) : { series: [], themes: [] };
  const cards = components ? (JSON.parse(components.body) as { items: ComponentCard[] }).items : [];
  const componentTitles = new Map(cards.map((card) => [card.slug, card.title]));
  return {
    series: new Map(frame.series.map((card) => [card.slug, card.title])),
    theme: new Map(frame.themes.map((card) => [card.slug, card.shortTitle])),
    component: componentTitles,
    without: componentTitles,
  };
}
