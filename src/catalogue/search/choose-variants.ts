import { isSubjectWord } from './function-words.ts';
import type { LookedUpWord } from './lexicon.ts';
import { swapLayout, transliterate } from './query-variants.ts';
import { tokenise, wordsOf } from './tokens.ts';

/** A piece of the query between spaces, in the ways it may have been meant; the first is as typed. */
export type QueryChunk = readonly [typed: string, layout: string, transliterated: string, otherwise: string];

export type IsKnown = (word: string) => boolean;

export function chunksOf(query: string, limit: number): QueryChunk[] {
  return query
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, limit)
    .map((typed) => [typed, swapLayout(typed), transliterate(typed), transliterate(typed, 'other')]);
}

export const queryWords = (text: string) => wordsOf(text, { query: true });

/** «про биотик» is one word: a part of it is none. */
export function joinSplitWords(chunks: readonly QueryChunk[], isKnown: IsKnown): readonly QueryChunk[] {
  const known = chooseVariants(chunks, isKnown).map((variant) => variant >= 0);
  for (let at = 1; at < chunks.length; at++) {
    const typed = `${chunks[at - 1]?.[0]}${chunks[at]?.[0]}`;
    const joined = queryWords(typed);
    if ((known[at - 1] && known[at]) || joined.length !== 1 || !joined.every(isKnown)) continue;
    return joinSplitWords([...chunks.slice(0, at - 1), ...chunksOf(typed, 1), ...chunks.slice(at + 1)], isKnown);
  }
  return chunks;
}

const layout = 1;
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const isLong = (chunk: QueryChunk) => letters(chunk[0]) > 2 || letters(chunk[layout]) > 2;
const isCode = (text: string) => /^[a-z]-?\d+$/i.test(text);

/** One or two letters alone are the beginning of a word rather than another word in a wrong layout: «дл» is no `dl`. */
const isTooShort = (text: string) => letters(text) <= 2 && !/\d/.test(text);

/** Which variant of each chunk is made of known words; -1 where none is. */
export function chooseVariants(chunks: readonly QueryChunk[], isKnown: IsKnown): number[] {
  const inContext = wordsInContext(chunks);
  const chosen = chunks.map((chunk, index) =>
    chunk.findIndex((text, variant) => {
      const alone = queryWords(text);
      const words = alone.every(isKnown) ? alone : (inContext[variant]?.[index] ?? []);
      // Keys that are letters in one layout and signs in the other must not simply get lost.
      const isWhole = variant === 0 || (!/[^\p{L}\p{N}-]/u.test(text) && !isTooShort(text));
      return words.length > 0 && isWhole && words.every(isKnown);
    }),
  );
  const long = chosen.filter((_, i) => isLong(chunks[i] as QueryChunk));
  // One long word in the wrong layout means that the short ones beside it were typed in it too.
  if (!long.includes(layout) || long.includes(0)) return chosen;
  return chosen.map((variant, i) => {
    const chunk = chunks[i] as QueryChunk;
    if (isLong(chunk)) return variant;
    return variant === 0 && isCode(chunk[0]) ? 0 : layout;
  });
}

/** The words of each chunk as its neighbours explain them («витамин рр»), by variant. */
function wordsInContext(chunks: readonly QueryChunk[]): string[][][] {
  return [0, 1, 2, 3].map((variant) => {
    const texts = chunks.map((chunk) => chunk[variant] as string);
    const words: string[][] = texts.map(() => []);
    const ends = texts.map((_, i) => texts.slice(0, i + 1).join(' ').length);
    for (const token of tokenise(texts.join(' '), { query: true })) {
      words[ends.findIndex((end) => token.end <= end)]?.push(token.word);
    }
    return words;
  });
}

/** Everyday words are known whether an entry has them or not: «недорого» is no slip for «недолго». */
export const knownBy =
  (lookUp: (word: string) => LookedUpWord): IsKnown =>
  (word) =>
    lookUp(word).known || (word.length > 2 && !isSubjectWord(word));
