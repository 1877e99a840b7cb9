import type { Orm } from '../database.ts';
import { type Chunk, knownBy, queryWords } from './choose-reading.ts';
import { gluedWords } from './glued-words.ts';
import {
  isBeginning,
  knownBeginnings,
  knownSpellings,
  type LexiconWord,
  type LookedUp,
  similarWords,
} from './lexicon.ts';
import {
  forgivenMistakes,
  mistakesBetween,
  oneMistakeAway,
  oneMistakeByEar,
  shortestHeard,
  twoMistakesByEar,
} from './spelling.ts';
import { tokenise } from './tokens.ts';

export interface Correction {
  /** A word of the lexicon, or two that were written as one. */
  word: LexiconWord;
  /** Mistakes, a little less for a word that is used much. */
  cost: number;
  /** The beginning was misspelt, the rest is not typed yet. */
  asPrefix: boolean;
}

interface Unsettled {
  index: number;
  isLast: boolean;
  /** Unknown words of the chunk, by reading. */
  words: string[][];
}

type Spellings = ReadonlyMap<string, Correction>;

/** Another reading than the typed one has to be that much better. */
const otherReading = 0.4;
const hopeless = 9;

/**
 * For chunks that are known in no reading: the end may be missing, or letters may be wrong. What is cheap to look
 * up is tried first, and most queries need no more.
 */
export async function settleUnknown(
  orm: Orm,
  chunks: readonly Chunk[],
  chosen: readonly number[],
  looked: ReadonlyMap<string, LookedUp>,
  prefixFrom: number,
) {
  const texts = chunks.map((chunk, i) => chunk.readings[Math.max(0, chosen[i] ?? 0)] as string);
  const begun = new Map<string, Correction>();
  const known = knownBy(looked);
  let unsettled: Unsettled[] = [];
  for (const [index, chunk] of chunks.entries()) {
    if (chosen[index] !== -1) continue;
    const isLast = index === chunks.length - 1;
    const entry = {
      index,
      isLast,
      words: chunk.readings.map((text) => queryWords(text).filter((word) => !known(word))),
    };
    const reading = isLast ? await readingBegun(orm, chunk, prefixFrom) : -1;
    // «иод» sounds like «йод», which is nearer than the beginning of a Latin word.
    const isHeard = reading > 0 && (await heardShort(orm, [{ ...entry, words: entry.words.slice(0, 1) }])).size > 0;
    if (reading < 0 || isHeard) unsettled.push(entry);
    else texts[index] = chunk.readings[reading] as string;
  }
  for (const spell of [writtenAsOne, heardShort, oneMistake, misspeltBeginning, mistakesByEar, twoMistakes]) {
    if (unsettled.length === 0) break;
    const spellings = await spell(orm, unsettled);
    unsettled = unsettled.filter(({ index, words }) => {
      const best = bestReading(words, spellings);
      if (!best) return true;
      texts[index] = respelt(chunks[index]?.readings[best.reading] as string, new Map(best.spellings));
      for (const [word, spelling] of best.spellings) if (spelling.asPrefix) begun.set(word, spelling);
      return false;
    });
  }
  return { text: texts.join(' '), begun };
}

/** The right word in the place of the wrong one, so that it explains its neighbours: «витомин д» is about a vitamin. */
function respelt(text: string, spellings: Spellings): string {
  let result = '';
  let at = 0;
  for (const { word, start, end } of tokenise(text, { query: true })) {
    const spelling = spellings.get(word);
    if (!spelling || spelling.asPrefix || start < at) continue;
    result += text.slice(at, start) + spelling.word.word;
    at = end;
  }
  return result + text.slice(at);
}

async function readingBegun(orm: Orm, chunk: Chunk, prefixFrom: number): Promise<number> {
  for (const [reading, text] of chunk.readings.entries()) {
    const word = queryWords(text).at(-1);
    if (!word || word.length < prefixFrom || !/\p{L}$/u.test(word)) continue;
    if (await isBeginning(orm, word)) return reading;
  }
  return -1;
}

function bestReading(words: string[][], spellings: Spellings) {
  return words
    .map((unknown, reading) => {
      const found = unknown.flatMap((word) => {
        const spelling = spellings.get(word);
        return spelling ? [[word, spelling] as const] : [];
      });
      const isWhole = unknown.length > 0 && found.length === unknown.length;
      const cost = found.reduce((sum, [, spelling]) => sum + spelling.cost, reading === 0 ? 0 : otherReading);
      return { reading, spellings: found, cost: isWhole ? cost : hopeless };
    })
    .filter((reading) => reading.cost < hopeless)
    .sort((a, b) => a.cost - b.cost)[0];
}

const asked = (unsettled: Unsettled[], minLength = 0) =>
  [...new Set(unsettled.flatMap((entry) => entry.words.flat()))].filter(
    (word) => forgivenMistakes(word) > 0 && word.length >= minLength,
  );

const withSpellings = (words: string[]) => words.map((word) => ({ word, spellings: oneMistakeAway(word) }));

const sure = 0.5;

/** «бетакаротин»: two words that stand beside each other somewhere. */
async function writtenAsOne(orm: Orm, unsettled: Unsettled[]): Promise<Spellings> {
  const glued = await gluedWords(orm, asked(unsettled));
  return new Map([...glued].map(([word, parts]) => [word, { word: parts, cost: sure, asPrefix: false }]));
}

/** In three letters everything is near to everything: only what titles name and what sounds the same. */
async function heardShort(orm: Orm, unsettled: Unsettled[]): Promise<Spellings> {
  const words = [...new Set(unsettled.flatMap((entry) => entry.words.flat()))].filter(
    (word) => word.length === shortestHeard && forgivenMistakes(word) === 0,
  );
  const near = await knownSpellings(
    orm,
    words.map((word) => ({ word, spellings: oneMistakeByEar(word) })),
  );
  const named = new Map([...near].map(([word, found]) => [word, found.filter(({ titles }) => titles > 0)]));
  return best(named, () => ({ mistakes: 1, asPrefix: false }));
}

async function oneMistake(orm: Orm, unsettled: Unsettled[]): Promise<Spellings> {
  const words = asked(unsettled);
  const near = await knownSpellings(orm, withSpellings(words.filter((word) => word.length < veryLongWord)));
  for (const word of words.filter((some) => some.length >= veryLongWord).slice(0, mostCompared)) {
    near.set(word, await similarTo(orm, word, 1));
  }
  return best(near, (word, candidate) => ({ mistakes: mistakesBetween(word, candidate, 1), asPrefix: false }), 1);
}

/** «кологе» on the way to «коллаген». */
async function misspeltBeginning(orm: Orm, unsettled: Unsettled[]): Promise<Spellings> {
  const words = asked(unsettled.filter((entry) => entry.isLast)).filter((word) => word.length <= 12);
  return best(await knownBeginnings(orm, withSpellings(words)), () => ({ mistakes: 1.4, asPrefix: true }));
}

const mediumWord = 5;
const longWord = 8;
/** All spellings one mistake away are too many to ask for; so long a word shares most of its trigrams with the right one. */
const veryLongWord = 10;
const mostCompared = 3;

/** In a word of medium length two mistakes are forgiven if people make them. */
async function mistakesByEar(orm: Orm, unsettled: Unsettled[]): Promise<Spellings> {
  const words = asked(unsettled, mediumWord).filter((word) => word.length < longWord);
  const spelt = words.map((word) => ({ word, spellings: twoMistakesByEar(word) }));
  return best(await knownSpellings(orm, spelt), () => ({ mistakes: 1.6, asPrefix: false }));
}

async function twoMistakes(orm: Orm, unsettled: Unsettled[]): Promise<Spellings> {
  const near = new Map<string, LexiconWord[]>();
  for (const word of asked(unsettled, longWord).slice(0, mostCompared)) {
    near.set(word, await similarTo(orm, word, 2));
  }
  return best(near, (word, candidate) => ({ mistakes: mistakesBetween(word, candidate, 2), asPrefix: false }));
}

/** A mistake spoils at most three of the trigrams of a word, which are one more than its letters. */
function similarTo(orm: Orm, word: string, mistakes: number): Promise<LexiconWord[]> {
  const kept = word.length + 1 - 3 * mistakes;
  return similarWords(orm, word, Math.min(0.4, kept / (2 * (word.length + 1) - kept)));
}

/** Of several, the nearest; of equally near ones the one that begins the same and that titles use. */
function best(
  near: ReadonlyMap<string, LexiconWord[]>,
  judge: (word: string, candidate: string) => { mistakes: number; asPrefix: boolean },
  mostMistakes = 2,
): Spellings {
  const chosen = new Map<string, Correction>();
  for (const [word, candidates] of near) {
    for (const candidate of candidates) {
      const { mistakes, asPrefix } = judge(word, candidate.word);
      if (mistakes > mostMistakes) continue;
      const cost =
        mistakes +
        (candidate.word[0] === word[0] ? 0 : 0.2) -
        Math.min(candidate.titles, 10) * 0.01 -
        Math.min(candidate.documents, 100) * 0.0005;
      if (cost < (chosen.get(word)?.cost ?? hopeless)) chosen.set(word, { word: candidate, cost, asPrefix });
    }
  }
  return chosen;
}
