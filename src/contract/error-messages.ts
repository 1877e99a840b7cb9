import { pagePaths } from './paths.ts';

/** Specification, section 8. */
export const errorMessages = {
  notFound: 'Страница не найдена',
  noRoute: (path: string) => `Page Not Found: ${path}`,
  errorPageMissing: 'Page error not found',
} as const;

/** In place of the data of the error page, where there is none. */
export const builtInErrorPage = {
  title: 'Сайт временно недоступен',
  text: 'Что-то сломалось на нашей стороне, и мы уже чиним. Попробуйте открыть страницу ещё раз через несколько минут.',
  linkToHome: { url: pagePaths.home, label: 'На главную' },
  linkToContacts: { url: pagePaths.contacts, label: 'Контакты' },
  cardLinks: [
    { url: pagePaths['products-filters'], label: 'Весь каталог' },
    { url: pagePaths.search, label: 'Поиск по сайту' },
    { url: pagePaths.articles, label: 'Статьи' },
    { url: pagePaths['where-to-buy'], label: 'Где купить' },
  ],
} as const;
