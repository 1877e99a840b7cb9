import type { FacetKey, SortOrder } from '../../contract/query-vocabulary.ts';
import type { PublishedProduct } from '../../store/publication.ts';
import { Bitset } from './bitset.ts';
import { type FacetDefinition, facetDefinitions } from './facets.ts';

/** Titles of what the content names: series, themes, components. */
export type FacetTitles = Partial<Record<FacetKey, ReadonlyMap<string, string>>>;

export interface IndexedFacet extends FacetDefinition {
  options: { value: string; title: string; rows: Bitset }[];
  rowsOf: ReadonlyMap<string, Bitset>;
}

export interface FilterIndex {
  products: readonly PublishedProduct[];
  facets: readonly IndexedFacet[];
  /** Row numbers in this order; by position where it says nothing. */
  ordered(sort: SortOrder): Uint32Array;
}

const collator = new Intl.Collator('ru');

const comparisons: Record<SortOrder, (a: PublishedProduct, b: PublishedProduct) => number> = {
  popular: (a, b) => b.ratingCount - a.ratingCount,
  rating: (a, b) => (b.ratingValue ?? 0) - (a.ratingValue ?? 0),
  title: (a, b) => collator.compare(a.title, b.title),
  new: (a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0),
};

export function buildFilterIndex(products: readonly PublishedProduct[], titles: FacetTitles): FilterIndex {
  const facets = facetDefinitions.map((definition) => indexFacet(definition, products, titles));
  const orders = new Map<SortOrder, Uint32Array>();
  return {
    products,
    facets,
    ordered(sort) {
      const order = orders.get(sort) ?? orderRows(products, comparisons[sort]);
      orders.set(sort, order);
      return order;
    },
  };
}

function orderRows(
  products: readonly PublishedProduct[],
  compare: (a: PublishedProduct, b: PublishedProduct) => number,
): Uint32Array {
  const rows = products.map((product, row) => ({ product, row }));
  rows.sort((a, b) => compare(a.product, b.product) || a.product.position - b.product.position);
  return Uint32Array.from(rows, ({ row }) => row);
}

function indexFacet(
  definition: FacetDefinition,
  products: readonly PublishedProduct[],
  titles: FacetTitles,
): IndexedFacet {
  const rowsOf = new Map<string, Bitset>();
  products.forEach((product, row) => {
    for (const value of definition.valuesOf(product)) {
      let rows = rowsOf.get(value);
      if (!rows) {
        rows = new Bitset(products.length);
        rowsOf.set(value, rows);
      }
      rows.add(row);
    }
  });
  const titleOf = (value: string) => definition.titles?.[value] ?? titles[definition.key]?.get(value) ?? value;
  const values = definition.titles
    ? Object.keys(definition.titles).filter((value) => rowsOf.has(value))
    : orderOf(definition.key, [...rowsOf.keys()], titles, titleOf);
  const options = values.map((value) => ({
    value,
    title: titleOf(value),
    rows: rowsOf.get(value) ?? new Bitset(products.length),
  }));
  return { ...definition, options, rowsOf };
}

/** Series and themes keep the order the content gives them; components, being many, go by the alphabet. */
function orderOf(key: FacetKey, values: string[], titles: FacetTitles, titleOf: (value: string) => string): string[] {
  if (key === 'series' || key === 'theme') {
    const order = [...(titles[key]?.keys() ?? [])];
    return values.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }
  return values.sort((a, b) => collator.compare(titleOf(a), titleOf(b)));
}
