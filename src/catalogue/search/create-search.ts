import type { SearchEntry } from '../../store/publication.ts';
import type { Catalogue } from '../catalogue.ts';

export function createSearch(
  _entries: readonly SearchEntry[],
  _synonyms: readonly string[][],
  _popular: readonly string[],
): Pick<Catalogue, 'search' | 'suggest'> {
  return {
    search: ({ q, kind }) => ({
      query: q.trim(),
      kind,
      groups: [],
      hits: [],
      correction: null,
      nearest: [],
      pagination: { page: 1, pages: 1, total: 0, perPage: 20 },
    }),
    suggest: (q) => ({ query: q.trim(), words: [], hits: [] }),
  };
}
