import { type FacetKey, facetKeys } from '../../contract/filter-vocabulary.ts';
import { type SortOrder, sortOrders } from '../../contract/filter-words.ts';
import type { Facets } from './facets.ts';

/** What the visitor asked for, as far as it makes sense for this catalogue. */
export interface FilterState {
  chosen: Map<FacetKey, string[]>;
  sort: SortOrder;
  page: number;
  /** Parameters that were not understood or contradict each other, to be named in a notice. */
  ignored: string[];
}

const maxPage = 1_000_000;

export function parseFilterState(query: Record<string, string>, facets: Facets): FilterState {
  const ignored: string[] = [];
  const chosen = new Map<FacetKey, string[]>();

  for (const key of facetKeys) {
    const known = new Set(facets.find((facet) => facet.key === key)?.options.map(({ value }) => value));
    // A component cannot be asked for and excluded. It is asked for first: the keys have an order.
    if (key === 'without') for (const value of chosen.get('component') ?? []) known.delete(value);
    const asked = [...new Set((query[key] ?? '').split(',').filter((value) => value !== ''))];
    const understood = asked.filter((value) => known.has(value));
    ignored.push(...asked.filter((value) => !known.has(value)).map((value) => `${key}=${value}`));
    if (understood.length > 0) chosen.set(key, understood.sort());
  }

  const sort = isSortOrder(query.sort) ? query.sort : 'popular';
  if (query.sort && sort !== query.sort) ignored.push(`sort=${query.sort}`);
  const page = Number(query.page ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= maxPage;
  if (!isPage) ignored.push(`page=${query.page}`);
  return { chosen, sort, page: isPage ? page : 1, ignored };
}

/** The shortest address of a state: facets in their fixed order, defaults left out. */
export function toQuery(state: Pick<FilterState, 'chosen' | 'sort'> & { page?: number }): string {
  const params = new URLSearchParams();
  for (const key of facetKeys) {
    const values = state.chosen.get(key);
    if (values?.length) params.set(key, values.join(','));
  }
  if (state.sort !== 'popular') params.set('sort', state.sort);
  if (state.page && state.page > 1) params.set('page', String(state.page));
  return params.toString();
}

function isSortOrder(value: string | undefined): value is SortOrder {
  return value !== undefined && Object.hasOwn(sortOrders, value);
}
