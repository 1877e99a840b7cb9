/** In the order of publishing and of printed counts. */
export const kindNames = [
  'site',
  'page',
  'theme',
  'series',
  'product',
  'batch',
  'component',
  'article',
  'event',
  'specialist',
  'expert',
  'reviews',
  'faq',
  'shops',
  'combinations',
  'medicines',
  'glossary',
  'redirects',
  'synonyms',
] as const;

export type Kind = (typeof kindNames)[number];

export const isKind = (name: string): name is Kind => (kindNames as readonly string[]).includes(name);
