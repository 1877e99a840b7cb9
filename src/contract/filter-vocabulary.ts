/** Query keys of the product filter. One name serves the URL of the page, the API and the facet. */
export const facetKeys = [
  'series',
  'theme',
  'component',
  'without',
  'form',
  'age',
  'audience',
  'time',
  'mark',
  'allergen',
  'rating',
] as const;
export type FacetKey = (typeof facetKeys)[number];
