import type { Facet } from '../../../contract/filters.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { SortOrder } from '../../../contract/query-vocabulary.ts';
import { type FacetKey, facetKeys } from '../../../contract/query-vocabulary.ts';

/** The selected filters; their only storage is the address. */
export interface FilterChoice {
  chosen: Partial<Record<FacetKey, string[]>>;
  sort: SortOrder;
}

export function choiceOf(facets: Facet[], sort: SortOrder): FilterChoice {
  const chosen: FilterChoice['chosen'] = {};
  for (const facet of facets) {
    const values = facet.options.filter((option) => option.selected).map((option) => option.value);
    if (values.length > 0) chosen[facet.key] = values;
  }
  return { chosen, sort };
}

export function isChosen({ chosen }: FilterChoice, key: FacetKey, value: string): boolean {
  return chosen[key]?.includes(value) ?? false;
}

export function toggled(choice: FilterChoice, key: FacetKey, value: string): FilterChoice {
  const values = choice.chosen[key] ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...choice, chosen: { ...choice.chosen, [key]: next } };
}

export function countChosen({ chosen }: FilterChoice): number {
  return Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
}

/** The shortest address: facets in their order, defaults left out, first page. */
export function hrefOf({ chosen, sort }: FilterChoice): string {
  const parts = facetKeys.flatMap((key) => {
    const values = chosen[key];
    return values?.length ? [`${key}=${[...values].sort().map(encodeURIComponent).join(',')}`] : [];
  });
  if (sort !== 'popular') parts.push(`sort=${sort}`);
  return parts.length > 0 ? `${pagePaths['products-filters']}?${parts.join('&')}` : pagePaths['products-filters'];
}
