import type { SearchEntry } from '../../store/publication.ts';
import { stemOf } from './lexicon.ts';
import { wordsOf } from './tokens.ts';

const stemsOf = (text: string) => wordsOf(text).map(stemOf);

const has = (stems: readonly string[], phrase: readonly string[]) =>
  stems.some((_, at) => phrase.every((stem, i) => stems[at + i] === stem));

/**
 * Who asks about a state or an illness is answered by texts before products, and never by a product that is
 * contraindicated in it: a supplement cures nothing. Otherwise the order stays.
 */
export function createTextsFirst(
  entries: readonly Pick<SearchEntry, 'kind' | 'against'>[],
  health: readonly (readonly string[])[],
): (query: string, found: readonly number[]) => number[] {
  const groups = health.map((phrases) => phrases.map(stemsOf).filter((phrase) => phrase.length > 0));
  const against = entries.map((entry) => stemsOf(entry.against ?? ''));
  const isText = (at: number) => entries[at]?.kind !== 'product' && entries[at]?.kind !== 'series';
  return (query, found) => {
    const asked = stemsOf(query);
    const states = groups.filter((phrases) => phrases.some((phrase) => has(asked, phrase))).flat();
    if (states.length === 0) return [...found];
    const allowed = found.filter((at) => !states.some((phrase) => has(against[at] ?? [], phrase)));
    return [...allowed.filter(isText), ...allowed.filter((at) => !isText(at))];
  };
}
