import type { FacetKey } from './filter-vocabulary.ts';

export const sortOrders = {
  popular: 'Популярные',
  rating: 'По оценке',
  title: 'По названию',
  new: 'Новинки',
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
