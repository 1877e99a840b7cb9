/** The words and addresses of the table of norms and of the glossary, apart from those that every page has to carry. */

/** The table of norms as a file. */
export const normsFile = '/normy.csv';

export const normGroups = {
  vitamins: 'Витамины',
  minerals: 'Минералы',
  other: 'Остальное',
} as const;

/** Where the glossary explains a word. */
export const termPath = (id: string) => `/slovar#${id}`;
