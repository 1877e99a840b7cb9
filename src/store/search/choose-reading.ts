import { isErrand, isFunctionWord } from './function-words.ts';
import type { LookedUp } from './lexicon.ts';
import { swapLayout, transliterate } from './readings.ts';
import { tokenise, wordsOf } from './tokens.ts';

/** A piece of the query between spaces, in the ways it may have been meant; the first is as typed. */
export interface Chunk {
  readings: [typed: string, layout: string, transliterated: string, otherwise: string];
}

export type Known = (word: string) => boolean;

export function chunksOf(query: string, limit: number): Chunk[] {
  return query
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, limit)
    .map((typed) => ({ readings: [typed, swapLayout(typed), transliterate(typed), transliterate(typed, 'other')] }));
}

/** Neighbours written together, as one word. */
export function pairsOf(chunks: readonly Chunk[]): string[] {
  return chunks.slice(1).flatMap((chunk, i) => queryWords((chunks[i]?.readings[0] ?? '') + chunk.readings[0]));
}

/** «про биотик» is one word: a part of it is none. */
export function joinParted(chunks: readonly Chunk[], known: Known): readonly Chunk[] {
  const isKnown = chooseReadings(chunks, known).map((reading) => reading >= 0);
  const at = chunks.findIndex((chunk, i) => {
    const joined = queryWords((chunks[i - 1]?.readings[0] ?? '') + chunk.readings[0]);
    return i > 0 && !(isKnown[i - 1] && isKnown[i]) && joined.length === 1 && joined.every(known);
  });
  if (at < 0) return chunks;
  const typed = (chunks[at - 1]?.readings[0] ?? '') + chunks[at]?.readings[0];
  return joinParted([...chunks.slice(0, at - 1), ...chunksOf(typed, 1), ...chunks.slice(at + 1)], known);
}

export const queryWords = (text: string) => wordsOf(text, { query: true });

const layout = 1;
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const isLong = (chunk: Chunk) => letters(chunk.readings[0]) > 2 || letters(chunk.readings[layout]) > 2;
const isCode = (text: string) => /^[a-z]-?\d+$/i.test(text);

/** One or two letters alone are the beginning of a word rather than another word in a wrong layout: «дл» is no `dl`. */
const isTooShort = (text: string) => letters(text) <= 2 && !/\d/.test(text);

/** Which reading of each chunk is made of known words; -1 where none is. */
export function chooseReadings(chunks: readonly Chunk[], known: Known): number[] {
  const inContext = contextual(chunks);
  const isKnown = (text: string, reading: number, index: number) => {
    const alone = queryWords(text);
    const words = alone.every(known) ? alone : (inContext[reading]?.[index] ?? []);
    // Keys that are letters in one layout and signs in the other must not simply get lost.
    const isWhole = reading === 0 || (!/[^\p{L}\p{N}-]/u.test(text) && !isTooShort(text));
    return words.length > 0 && isWhole && words.every(known);
  };
  const chosen = chunks.map((chunk, index) =>
    chunk.readings.findIndex((text, reading) => isKnown(text, reading, index)),
  );
  const long = chosen.filter((_, i) => isLong(chunks[i] as Chunk));
  // One long word in the wrong layout means that the short ones beside it were typed in it too.
  const inLayout = long.includes(layout) && !long.includes(0);
  if (!inLayout) return chosen;
  return chosen.map((reading, i) => {
    const chunk = chunks[i] as Chunk;
    if (isLong(chunk)) return reading;
    return reading === 0 && isCode(chunk.readings[0]) ? 0 : layout;
  });
}

/** The words of each chunk as its neighbours explain them («витамин рр»), by reading. */
function contextual(chunks: readonly Chunk[]): string[][][] {
  return [0, 1, 2, 3].map((reading) => {
    const texts = chunks.map((chunk) => chunk.readings[reading] as string);
    const words: string[][] = texts.map(() => []);
    const ends = texts.map((_, i) => texts.slice(0, i + 1).join(' ').length);
    for (const token of tokenise(texts.join(' '), { query: true })) {
      words[ends.findIndex((end) => token.end <= end)]?.push(token.word);
    }
    return words;
  });
}

/** Words of every day are known whether somebody has written them here or not: «недорого» is no slip for «недолго». */
export const knownBy = (looked: ReadonlyMap<string, LookedUp>): Known => {
  return (word) => looked.get(word)?.known || (word.length > 2 && (isFunctionWord(word) || isErrand(word)));
};
