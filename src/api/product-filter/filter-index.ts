import type { FacetKey } from '../../contract/filter-vocabulary.ts';
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
}

const collator = new Intl.Collator('ru');

export function buildFilterIndex(products: readonly PublishedProduct[], titles: FacetTitles): FilterIndex {
  return { products, facets: facetDefinitions.map((definition) => indexFacet(definition, products, titles)) };
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
