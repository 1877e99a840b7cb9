import { maxQueryLength, maxQueryWords } from '../../contract/search-vocabulary.ts';
import type { Orm } from '../database.ts';
import {
  bestSpelling,
  type Chunk,
  type Correction,
  chooseReadings,
  chunksOf,
  knownBy,
  queryWords,
} from './choose-reading.ts';
import { isQuestionWord } from './function-words.ts';
import { type Group, groupTerms, type Term } from './group-terms.ts';
import { completions, type LexiconWord, type LookedUp, lookUp, spelledLike } from './lexicon.ts';
import { forgivenMistakes, oneMistakeAway } from './spelling.ts';
import { tokenise } from './tokens.ts';

export interface Understood {
  groups: Group[];
  /** Stems of titles that say exactly what was asked. */
  exactTitles: string[];
  /** Little words: they help to order the answers. */
  optional: string[];
  isQuestion: boolean;
  /** The query as it was probably meant, if not as typed. */
  correction: string | null;
  /** What the last word may become, for the box. */
  completions: { before: string; words: LexiconWord[] };
  /** Words that nothing is known about. */
  unknown: string[];
}

interface Options {
  /** Letters after which the last word is taken for a beginning. */
  prefixFrom: number;
  /** How many documents there are. */
  total: number;
}

const completionsUsed = 30;

/** The part of a query that is worth reading, as it is shown back to the visitor. */
export function cleanQuery(raw: string): string {
  const text = raw
    .slice(0, maxQueryLength * 4)
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return [...text].slice(0, maxQueryLength).join('').trim();
}

export async function understand(orm: Orm, query: string, { prefixFrom, total }: Options): Promise<Understood> {
  const chunks = chunksOf(query, maxQueryWords);
  const looked = await lookUp(orm, distinctWords(chunks));
  const chosen = chooseReadings(chunks, knownBy(looked));
  const { text, corrections } = await settleUnknown(orm, chunks, chosen, looked, prefixFrom);

  const tokens = tokenise(text, { query: true }).slice(0, maxQueryWords);
  const missing = tokens.map((token) => token.word).filter((word) => !looked.has(word));
  for (const [word, found] of await lookUp(orm, missing)) looked.set(word, found);
  const terms = tokens.map(({ word, raw }) => termOf(word, raw, looked, corrections));

  const last = terms.at(-1);
  const endings =
    last && last.word.length >= prefixFrom && /\p{L}$/u.test(last.word)
      ? await completions(orm, last.word, completionsUsed)
      : [];
  const groups = await groupTerms(orm, terms, endings, total);
  const typed = queryWords(chunks.map((chunk) => chunk.readings[0]).join(' '));
  const meant = terms.map((term) => term.word);
  return {
    ...groups,
    isQuestion: meant.some(isQuestionWord),
    correction: typed.join(' ') === meant.join(' ') ? null : terms.map((term) => term.display).join(' '),
    completions: {
      before: terms
        .slice(0, -1)
        .map((term) => term.display)
        .join(' '),
      words: endings,
    },
    unknown: terms.filter((term) => !term.known).map((term) => term.word),
  };
}

function distinctWords(chunks: readonly Chunk[]): string[] {
  const words = new Set<string>();
  for (const reading of [0, 1, 2, 3] as const) {
    const texts = chunks.map((chunk) => chunk.readings[reading]);
    for (const text of [...texts, texts.join(' ')]) for (const word of queryWords(text)) words.add(word);
  }
  return [...words];
}

function termOf(
  word: string,
  raw: string,
  looked: ReadonlyMap<string, LookedUp>,
  corrections: ReadonlyMap<string, Correction>,
): Term {
  const correction = corrections.get(word);
  if (correction?.asPrefix) {
    const start = correction.word.word.slice(0, word.length);
    return { word: start, stem: start, display: start, known: false, spread: 0 };
  }
  if (correction) return { ...correction.word, known: true, spread: spreadOf(correction.word) };
  const found = looked.get(word);
  return {
    word,
    stem: found?.stem ?? word,
    display: found?.display ?? raw.toLowerCase(),
    known: found?.known ?? false,
    spread: found ? spreadOf(found) : 0,
  };
}

/** For chunks that are known in no reading: the end may be missing, or letters may be wrong. */
async function settleUnknown(
  orm: Orm,
  chunks: readonly Chunk[],
  chosen: readonly number[],
  looked: ReadonlyMap<string, LookedUp>,
  prefixFrom: number,
) {
  const texts = chunks.map((chunk, i) => chunk.readings[Math.max(0, chosen[i] ?? 0)] as string);
  const corrections = new Map<string, Correction>();
  const known = knownBy(looked);
  const unsettled: { index: number; words: string[][] }[] = [];
  for (const [index, chunk] of chunks.entries()) {
    if (chosen[index] !== -1) continue;
    const isLast = index === chunks.length - 1;
    const begun = isLast ? await readingBegun(orm, chunk, prefixFrom) : -1;
    if (begun >= 0) texts[index] = chunk.readings[begun] as string;
    else
      unsettled.push({ index, words: chunk.readings.map((text) => queryWords(text).filter((word) => !known(word))) });
  }
  const asked = new Set(unsettled.flatMap((entry) => entry.words.flat()).filter((word) => forgivenMistakes(word) > 0));
  const near = await spelledLike(
    orm,
    [...asked].map((word) => ({ word, spellings: oneMistakeAway(word) })),
  );
  for (const { index, words } of unsettled) {
    const isLast = index === chunks.length - 1;
    const best = words
      .map((unknown, reading) => {
        const spellings = unknown.map((word) => [word, bestSpelling(word, near.get(word) ?? [], isLast)] as const);
        const cost = spellings.reduce((sum, [, spelling]) => sum + (spelling?.cost ?? 9), reading === 0 ? 0 : 0.4);
        return { reading, spellings, cost: unknown.length === 0 ? 9 : cost };
      })
      .sort((a, b) => a.cost - b.cost)[0];
    if (!best || best.cost >= 9) continue;
    texts[index] = chunks[index]?.readings[best.reading] as string;
    for (const [word, spelling] of best.spellings) if (spelling) corrections.set(word, spelling);
  }
  return { text: texts.join(' '), corrections };
}

async function readingBegun(orm: Orm, chunk: Chunk, prefixFrom: number): Promise<number> {
  for (const [reading, text] of chunk.readings.entries()) {
    const word = queryWords(text).at(-1);
    if (!word || word.length < prefixFrom || !/\p{L}$/u.test(word)) continue;
    if ((await completions(orm, word, 1)).length > 0) return reading;
  }
  return -1;
}

const spreadOf = (word: { titles: number; documents: number }) => word.titles + word.documents / 10;
