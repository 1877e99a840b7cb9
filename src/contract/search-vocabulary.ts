export const searchKinds = {
  product: 'Товары',
  series: 'Серии',
  component: 'Компоненты',
  article: 'Статьи',
  event: 'События',
  specialist: 'Специалисты',
  expert: 'Эксперты',
  faq: 'Вопросы и ответы',
  term: 'Словарь',
  page: 'Страницы',
} as const;
export type SearchKind = keyof typeof searchKinds;

/** A query longer than this is cut: nobody types more, and work stays bounded. */
export const maxQueryLength = 120;
export const maxQueryWords = 8;
