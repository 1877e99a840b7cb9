import { searchKinds } from '../../contract/query-vocabulary.ts';
import { keysOf } from '../../contract/vocabulary.ts';
import type { Publication, SearchEntry } from '../../store/publication.ts';
import type { Library } from '../documents/library.ts';
import { outputOf } from '../documents/outputs.ts';
import { kindNames } from '../schema/kind-names.ts';
import { typesetPlain } from '../text/typeset.ts';

/** All that the search is built from. */
export function compileSearch(
  library: Library,
): Pick<Publication, 'search' | 'synonyms' | 'popular' | 'health' | 'healthTexts'> {
  const { data } = library.content.get('page', 'search');
  const health = 'health' in data ? data.health : [];
  return {
    search: searchEntries(library),
    synonyms: library.content.get('synonyms', 'synonyms').data,
    popular: 'popular' in data ? data.popular : [],
    health: health.map(({ words }) => words),
    healthTexts: health.map(({ texts }) => texts),
  };
}

/** What the search knows of every page. Plain words with plain spaces: nothing here is laid out. */
function searchEntries(library: Library): SearchEntry[] {
  const entries = kindNames.flatMap((kind): SearchEntry[] => {
    const { document, page, search } = outputOf(kind);
    const pages = document?.entries(library).flatMap((entry) => page?.search?.(library, entry) ?? []) ?? [];
    return [...pages, ...(search?.(library) ?? [])];
  });
  // Among equals the kinds that visitors look for most come first.
  const order = keysOf(searchKinds);
  return entries
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map((entry) => ({ ...entry, title: typesetPlain(entry.title) }));
}
