import type { Facet, FiltersAnswer } from '../../contract/filters.ts';
import type { FacetKey } from '../../contract/query-vocabulary.ts';
import { facetTitles, type SortOrder } from '../../contract/query-vocabulary.ts';
import type { PublishedProduct } from '../../store/publication.ts';
import { Bitset } from './bitset.ts';
import type { FilterIndex, IndexedFacet } from './filter-index.ts';
import { type FilterState, toQuery } from './filter-state.ts';

const productsPerPage = 24;

/** Values of one facet are OR-ed, facets are AND-ed. */
export function filterProducts(index: FilterIndex, state: FilterState): FiltersAnswer {
  const allowed = new Map(
    index.facets.map((facet) => [facet.key, allowedRows(facet, state.chosen.get(facet.key), index)]),
  );
  const result = intersect(index, allowed, null);
  const total = result.count();
  const pages = Math.max(1, Math.ceil(total / productsPerPage));
  const page = Math.min(state.page, pages);
  return {
    facets: index.facets.map((facet) =>
      describeFacet(facet, state, intersect(index, allowed, facet.key), allowed.get(facet.key) ?? null),
    ),
    sort: state.sort,
    items: pageOf(index, state.sort, result, page).map((product) => product.card),
    pagination: { page, pages, total, perPage: productsPerPage },
    ignored: state.ignored,
    relaxations: total === 0 ? relaxations(index, allowed, state) : [],
  };
}

/** Walks the catalogue in the asked order as far as the page reaches: sorting what was found would cost far more. */
function pageOf({ products, ordered }: FilterIndex, sort: SortOrder, found: Bitset, page: number): PublishedProduct[] {
  const items: PublishedProduct[] = [];
  let toSkip = (page - 1) * productsPerPage;
  for (const row of ordered(sort)) {
    const product = found.has(row) ? products[row] : undefined;
    if (product && toSkip-- <= 0) items.push(product);
    if (items.length === productsPerPage) break;
  }
  return items;
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
 * The number beside a value, under the other facets: what a click gives. The first value of a facet narrows to
 * its products, each further one adds those that are not there yet, an excluded one leaves what has none of it.
 * A chosen value says how many products of the result it brought.
 */
function describeFacet(facet: IndexedFacet, state: FilterState, others: Bitset, allowed: Bitset | null): Facet {
  const chosen = state.chosen.get(facet.key) ?? [];
  const adds = facet.mode === 'any' && chosen.length > 0;
  const counted = facet.mode === 'none' && allowed ? others.and(allowed) : others;
  const notThereYet = adds && allowed ? others.without(allowed) : others;
  const options = facet.options.map(({ value, title, rows }) => {
    const selected = chosen.includes(value);
    const count =
      facet.mode === 'none'
        ? counted.count() - counted.countAnd(rows)
        : (selected ? others : notThereYet).countAnd(rows);
    return { value, title, count, adds: adds && !selected, selected };
  });
  return { key: facet.key, title: facetTitles[facet.key], options };
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
