import type { SearchEntry } from '../../store/publication.ts';
import { stemOf } from './lexicon.ts';
import { wordsOf } from './tokens.ts';

/** The words for a state or an illness, and the addresses of what editors want to be found first. */
export interface HealthWords {
  words: readonly string[];
  texts: readonly string[];
}

/** «Отит» and «от» have the same stem: one of two letters says nothing, and the word stays whole. */
const stemsOf = (text: string) => wordsOf(text).map((word) => (stemOf(word).length > 2 ? stemOf(word) : word));

const has = (stems: readonly string[], phrase: readonly string[]) =>
  stems.some((_, at) => phrase.every((stem, i) => stems[at + i] === stem));

/**
 * Who asks about a state or an illness is answered by the editors' texts, then by other texts, and only then by
 * products, never by one that is contraindicated in it: a supplement cures nothing. Otherwise the order stays.
 */
export function createTextsFirst(
  entries: readonly Pick<SearchEntry, 'kind' | 'url' | 'against'>[],
  health: readonly HealthWords[],
): (query: string, found: readonly number[]) => number[] {
  const numbers = new Map(entries.map(({ url }, at) => [url, at]));
  const groups = health.map(({ words, texts }) => ({
    phrases: words.map(stemsOf).filter((phrase) => phrase.length > 0),
    texts: texts.flatMap((url) => numbers.get(url) ?? []),
  }));
  const against = entries.map((entry) => stemsOf(entry.against ?? ''));
  const isText = (at: number) => entries[at]?.kind !== 'product' && entries[at]?.kind !== 'series';
  return (query, found) => {
    const asked = stemsOf(query);
    const states = groups.filter(({ phrases }) => phrases.some((phrase) => has(asked, phrase)));
    if (states.length === 0) return [...found];
    const phrases = states.flatMap((state) => state.phrases);
    const allowed = found.filter((at) => !phrases.some((phrase) => has(against[at] ?? [], phrase)));
    const first = states.flatMap(({ texts }) => texts);
    return [...new Set([...first, ...allowed.filter(isText), ...allowed.filter((at) => !isText(at))])];
  };
}
