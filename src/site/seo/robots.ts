import type { Pagination, Seo } from '../../contract/common.ts';
import type { FiltersAnswer } from '../../contract/filters.ts';
import { pagePaths } from '../../contract/paths.ts';
import type { SearchAnswer } from '../../contract/search.ts';

/** What a loader may return besides the SEO fields. */
export interface HeadData {
  seo: Seo;
  pagination?: Pagination;
  /** Of the search page. */
  answer?: Pick<SearchAnswer, 'query' | 'pagination'>;
}

const hidden = 'noindex, follow';

/**
 * An empty string means no robots tag. Searches, filter states and errors are not indexed, but their links may be
 * followed.
 */
export function robotsOf(data: HeadData | undefined, pathname: string): string {
  if (!data || pathname === pagePaths.search || isFilterState(data)) return hidden;
  return data.seo.robot_advanced;
}

/** From the response, not from the address: tracking parameters are not a state of the filter. */
function isFilterState(data: HeadData & Partial<FiltersAnswer>): boolean {
  if (!data.facets || !data.pagination) return false;
  return (
    data.facets.some((facet) => facet.options.some((option) => option.selected)) ||
    data.sort !== 'popular' ||
    (data.ignored ?? []).length > 0 ||
    data.pagination.page > 1 ||
    data.pagination.total === 0
  );
}
