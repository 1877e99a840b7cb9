import { type FacetKey, facetTitles, type SortOrder } from '../../contract/filter-vocabulary.ts';
import type { Facet, FiltersAnswer } from '../../contract/filters.ts';
import type { PublishedProduct } from '../../store/publication.ts';
import { Bitset } from './bitset.ts';
import type { FilterIndex, IndexedFacet } from './filter-index.ts';
import { type FilterState, toQuery } from './filter-state.ts';

export const productsPerPage = 24;

const collator = new Intl.Collator('ru');

const comparisons: Record<SortOrder, (a: PublishedProduct, b: PublishedProduct) => number> = {
  popular: (a, b) => b.ratingCount - a.ratingCount,
  rating: (a, b) => (b.ratingValue ?? 0) - (a.ratingValue ?? 0),
  title: (a, b) => collator.compare(a.title, b.title),
  new: (a, b) => b.since.localeCompare(a.since),
};

/** Values of one facet are OR-ed, facets are AND-ed. */
export function filterProducts(index: FilterIndex, state: FilterState): FiltersAnswer {
  const allowed = new Map(
    index.facets.map((facet) => [facet.key, allowedRows(facet, state.chosen.get(facet.key), index)]),
  );
  const result = intersect(index, allowed, null);
  const total = result.count();
  const pages = Math.max(1, Math.ceil(total / productsPerPage));
  const page = Math.min(state.page, pages);
  const found = index.products.filter((_, row) => result.has(row));
  const compare = comparisons[state.sort];
  const sorted = found.sort((a, b) => compare(a, b) || a.position - b.position);
  return {
    facets: index.facets.map((facet) => describeFacet(facet, state, intersect(index, allowed, facet.key))),
    sort: state.sort,
    items: sorted.slice((page - 1) * productsPerPage, page * productsPerPage).map((product) => product.card),
    pagination: { page, pages, total, perPage: productsPerPage },
    ignored: state.ignored,
    relaxations: total === 0 ? relaxations(index, allowed, state) : [],
  };
}

function allowedRows(facet: IndexedFacet, values: string[] | undefined, index: FilterIndex): Bitset | null {
  if (!values?.length) return null;
  const chosen = values
    .map((value) => facet.rowsOf.get(value))
    .reduce((all, rows) => (all && rows ? all.or(rows) : all));
  const rows = chosen ?? new Bitset(index.products.length);
  return facet.mode === 'any' ? rows : Bitset.full(index.products.length).without(rows);
}

function intersect(index: FilterIndex, allowed: ReadonlyMap<FacetKey, Bitset | null>, except: FacetKey | null): Bitset {
  let rows = Bitset.full(index.products.length);
  for (const [key, some] of allowed) if (some && key !== except) rows = rows.and(some);
  return rows;
}

/**
 * The number beside a value: what choosing it gives under the other facets. Where values are excluded,
 * it is what would be left.
 */
function describeFacet(facet: IndexedFacet, state: FilterState, others: Bitset): Facet {
  const chosen = state.chosen.get(facet.key) ?? [];
  const options = facet.options.map(({ value, title, rows }) => ({
    value,
    title,
    count: facet.mode === 'any' ? others.countAnd(rows) : leftWithout(facet, others, [...chosen, value]),
    selected: chosen.includes(value),
  }));
  return { key: facet.key, title: facetTitles[facet.key], options };
}

function leftWithout(facet: IndexedFacet, others: Bitset, values: string[]): number {
  return values.reduce((left, value) => left.without(facet.rowsOf.get(value) ?? new Bitset(left.size)), others).count();
}

/** An empty result offers what dropping one facet would show, the richest first. */
function relaxations(
  index: FilterIndex,
  allowed: ReadonlyMap<FacetKey, Bitset | null>,
  state: FilterState,
): FiltersAnswer['relaxations'] {
  return [...state.chosen.keys()]
    .map((key) => {
      const chosen = new Map(state.chosen);
      chosen.delete(key);
      return {
        key,
        title: facetTitles[key],
        count: intersect(index, allowed, key).count(),
        query: toQuery({ chosen, sort: state.sort }),
      };
    })
    .filter((relaxation) => relaxation.count > 0)
    .sort((a, b) => b.count - a.count);
}
