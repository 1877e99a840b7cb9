import type { Publication } from './publication.ts';

/** Everything that a test does not care about. */
export const emptyPublication: Omit<Publication, 'version' | 'documents'> = {
  products: [],
  articles: [],
  events: [],
  reviews: [],
  search: [],
  synonyms: [],
  popular: [],
  redirects: [],
  addresses: [],
  media: [],
  sources: [],
};
