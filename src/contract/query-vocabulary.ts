import { keysOf } from './vocabulary.ts';

export const sortOrders = {
  popular: 'Популярные',
  rating: 'По оценке',
  title: 'По названию',
  new: 'Новинки',
} as const;
export type SortOrder = keyof typeof sortOrders;

export const reviewOrders = {
  new: 'Сначала новые',
  low: 'Сначала строгие',
  high: 'Сначала высокие оценки',
} as const;
export type ReviewOrder = keyof typeof reviewOrders;

/** The facets of the product filter, by the key that the URL of the page, the API and the facet share. */
export const facetTitles = {
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
} as const;
export type FacetKey = keyof typeof facetTitles;
export const facetKeys = keysOf(facetTitles);

export const searchKinds = {
  product: 'Товары',
  series: 'Серии',
  component: 'Компоненты',
  article: 'Статьи',
  event: 'События',
  specialist: 'Специалисты',
  expert: 'Эксперты',
  faq: 'Вопросы и ответы',
  medicine: 'Лекарства и состояния',
  term: 'Словарь',
  page: 'Страницы',
} as const;
export type SearchKind = keyof typeof searchKinds;

/** Longer queries are cut. */
export const maxQueryLength = 120;
export const maxQueryWords = 8;

/** Query parameters of the tools. With scripts the shelf is kept in the fragment. */
export const toolKeys = {
  components: ['group', 'food', 'with'],
  norms: ['who', 'group', 'sort'],
  comparison: ['p', 'd', 'c1', 'c2', 'c3', 'c4'],
  combinations: ['one', 'other'],
  finder: ['a', 'v'],
  shelf: ['s', 'add', 'age', 'sex', 'mother', 'name', 'text', 'servings'],
} as const;
