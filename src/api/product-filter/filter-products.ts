import { pageOf } from '../../catalogue/lists.ts';
import type { Facet, FiltersResponse } from '../../contract/filters.ts';
import type { FacetKey } from '../../contract/query-vocabulary.ts';
import { facetTitles, type SortOrder } from '../../contract/query-vocabulary.ts';
import type { PublishedProduct } from '../../store/publication.ts';
import { collator, type Facets, type FacetWithOptions } from './facets.ts';
import { type FilterState, toQuery } from './filter-state.ts';

const productsPerPage = 24;

type Products = readonly PublishedProduct[];

const comparisons: Record<SortOrder, (a: PublishedProduct, b: PublishedProduct) => number> = {
  popular: (a, b) => b.ratingCount - a.ratingCount,
  rating: (a, b) => (b.ratingValue ?? 0) - (a.ratingValue ?? 0),
  title: (a, b) => collator.compare(a.title, b.title),
  new: (a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0),
};

/** Values of one facet are OR-ed, facets are AND-ed. `products` are in the editors' order. */
export function filterProducts(products: Products, facets: Facets, state: FilterState): FiltersResponse {
  const found = matching(products, facets, state);
  // The sort is stable: where it says nothing, the editors' order stays.
  const { items, pagination } = pageOf(found.toSorted(comparisons[state.sort]), state.page, productsPerPage);
  return {
    facets: facets.map((facet) => describeFacet(facet, state, matching(products, facets, state, facet.key))),
    sort: state.sort,
    items,
    pagination,
    ignored: state.ignored,
    relaxations: found.length === 0 ? relaxations(products, facets, state) : [],
  };
}

/** The products that all facets allow, or all but one. */
function matching(products: Products, facets: Facets, { chosen }: FilterState, except?: FacetKey): Products {
  const asked = facets.filter(({ key }) => key !== except && chosen.get(key)?.length);
  return products.filter((product) => asked.every((facet) => allows(facet, chosen.get(facet.key) ?? [], product)));
}

function allows({ mode, valuesOf }: FacetWithOptions, chosen: readonly string[], product: PublishedProduct): boolean {
  const values = valuesOf(product);
  return chosen.some((value) => values.includes(value)) === (mode === 'any');
}

/**
 * The number beside a value, under the other facets: what a click gives. The first value of a facet narrows to
 * its products, each further one adds those that are not there yet, an excluded one leaves what has none of it.
 * A chosen value says how many products of the result it brought.
 */
function describeFacet(facet: FacetWithOptions, state: FilterState, others: Products): Facet {
  const chosen = state.chosen.get(facet.key) ?? [];
  const isShown = (product: PublishedProduct) => chosen.length === 0 || allows(facet, chosen, product);
  const shown = others.filter(isShown);
  const adds = facet.mode === 'any' && chosen.length > 0;
  const inShown = countValues(facet, shown);
  const inAdded = adds
    ? countValues(
        facet,
        others.filter((product) => !isShown(product)),
      )
    : inShown;
  const options = facet.options.map(({ value, title }) => {
    const selected = chosen.includes(value);
    const having = (selected ? inShown : inAdded).get(value) ?? 0;
    return {
      value,
      title,
      count: facet.mode === 'none' ? shown.length - having : having,
      adds: adds && !selected,
      selected,
    };
  });
  return { key: facet.key, title: facetTitles[facet.key], options };
}

function countValues({ valuesOf }: FacetWithOptions, products: Products): Map<string, number> {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const value of new Set(valuesOf(product))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** An empty result offers what dropping one facet would show, the richest first. */
function relaxations(products: Products, facets: Facets, state: FilterState): FiltersResponse['relaxations'] {
  return [...state.chosen.keys()]
    .map((key) => {
      const chosen = new Map(state.chosen);
      chosen.delete(key);
      const count = matching(products, facets, state, key).length;
      return { key, title: facetTitles[key], count, query: toQuery({ chosen, sort: state.sort }) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
