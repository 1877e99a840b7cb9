/** Specification, section 8: these words are part of the contract. */
export const errorMessages = {
  notFound: 'Страница не найдена',
  noRoute: (path: string) => `Page Not Found: ${path}`,
  errorPageMissing: 'Page error not found',
} as const;
