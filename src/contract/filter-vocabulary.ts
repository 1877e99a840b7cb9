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

export const sortOrders = {
  popular: 'Сначала популярные',
  rating: 'По оценке',
  title: 'По названию',
  new: 'Сначала новые',
} as const;
export type SortOrder = keyof typeof sortOrders;

export const facetTitles: Record<FacetKey, string> = {
  series: 'Серия',
  theme: 'Задача',
  component: 'Содержит',
  without: 'Не содержит',
  form: 'Форма',
  age: 'Возраст',
  audience: 'Кому',
  time: 'Время приёма',
  mark: 'Особенности состава',
  allergen: 'Без аллергенов',
  rating: 'Оценка',
};
