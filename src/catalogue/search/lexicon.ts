import { stemmer } from '@orama/stemmers/russian';
import { runAtOnce, type Steps } from '../steps.ts';
import type { Token } from './tokens.ts';

/** A word that is written somewhere, as it is written. */
export interface LexiconWord {
  word: string;
  stem: string;
  display: string;
  /** How many titles and how many entries have it. */
  titles: number;
  documents: number;
}

/** The stems of an entry, in the order of its words. */
export interface EntryStems {
  title: string[];
  keywords: string[];
  text: string[];
  /** Where each word of the text begins. */
  textStarts: number[];
}

/** A word of a query, looked up in any of its forms. */
export interface LookedUpWord {
  stem: string;
  /** Some form of it is in the lexicon. */
  known: boolean;
  /** Of its most frequent form. */
  titles: number;
  documents: number;
  display: string | null;
}

export interface Lexicon {
  get(word: string): LexiconWord | undefined;
  lookUp(word: string): LookedUpWord;
  /** All words that begin so, by the alphabet. */
  withPrefix(prefix: string): LexiconWord[];
  /** Words that share at least this part of their trigrams, the most similar first. */
  similar(word: string, threshold: number): { word: LexiconWord; similarity: number }[];
}

/** Snowball for words of Russian letters alone; Latin words, codes and numbers are their own stems. */
export function stemOf(word: string): string {
  return /^[а-я]+$/.test(word) ? stemmer(word) : word;
}

/** Collects the words of entries and synonyms. */
export class LexiconBuilder {
  readonly #words = new Map<string, LexiconWord>();

  /** Returns the stems of the entry. */
  addEntry(title: readonly Token[], keywords: readonly Token[], text: readonly Token[]): EntryStems {
    const seen = new Set<LexiconWord>();
    const stemsOf = (tokens: readonly Token[], titles: 0 | 1) =>
      tokens.map((token) => {
        const word = this.add(token);
        if (!seen.has(word)) {
          seen.add(word);
          word.documents += 1;
          word.titles += titles;
        }
        return word.stem;
      });
    return {
      title: stemsOf(title, 1),
      keywords: stemsOf(keywords, 0),
      text: stemsOf(text, 0),
      textStarts: text.map(({ start }) => start),
    };
  }

  /** Words of synonyms are known even when no entry has them. */
  add(token: Token): LexiconWord {
    let word = this.#words.get(token.word);
    if (!word) {
      word = { word: token.word, stem: stemOf(token.word), display: displayOf(token), titles: 0, documents: 0 };
      this.#words.set(token.word, word);
    } else if (/[ёЁ]/.test(token.raw) && !word.display.includes('ё')) {
      word.display = displayOf(token);
    }
    return word;
  }

  build(): Lexicon {
    return runAtOnce(this.buildSteps());
  }

  buildSteps(): Steps<Lexicon> {
    return lexiconSteps(this.#words);
  }
}

function* lexiconSteps(words: ReadonlyMap<string, LexiconWord>): Steps<Lexicon> {
  const sorted = [...words.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  const forms = new Map<string, { titles: number; documents: number }>();
  for (const { stem, titles, documents } of sorted) {
    const known = forms.get(stem) ?? { titles: 0, documents: 0 };
    forms.set(stem, { titles: Math.max(known.titles, titles), documents: Math.max(known.documents, documents) });
    yield;
  }
  const trigrams = yield* trigramIndexSteps(sorted);
  return {
    get: (word) => words.get(word),
    lookUp(word) {
      const own = words.get(word);
      const stem = own?.stem ?? stemOf(word);
      const known = forms.get(stem);
      return { stem, known: known !== undefined, titles: 0, documents: 0, ...known, display: own?.display ?? null };
    },
    withPrefix: (prefix) => rangeWithPrefix(sorted, ({ word }) => word, prefix),
    similar: (word, threshold) =>
      trigrams(word, threshold)
        .map(({ at, similarity }) => ({ word: sorted[at] as LexiconWord, similarity }))
        .sort(
          (a, b) =>
            b.similarity - a.similarity || b.word.titles - a.word.titles || (a.word.word < b.word.word ? -1 : 1),
        ),
  };
}

/** The items whose keys begin so, of a list that is sorted by its keys. */
export function rangeWithPrefix<T>(sorted: readonly T[], keyOf: (item: T) => string, prefix: string): T[] {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (keyOf(sorted[middle] as T) < prefix) from = middle + 1;
    else to = middle;
  }
  for (to = from; to < sorted.length && keyOf(sorted[to] as T).startsWith(prefix); ) to++;
  return sorted.slice(from, to);
}

/** «  м», « ма», «маг» … «ий »: the beginning of a word counts more than its end. */
function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: word.length + 1 }, (_, at) => padded.slice(at, at + 3)));
}

type TrigramIndex = (word: string, threshold: number) => { at: number; similarity: number }[];

/** Similarity is the share of common trigrams among all of both words, as in PostgreSQL's pg_trgm. */
function* trigramIndexSteps(words: readonly LexiconWord[]): Steps<TrigramIndex> {
  const byTrigram = new Map<string, number[]>();
  const sizes: number[] = [];
  for (const [at, { word }] of words.entries()) {
    const trigrams = trigramsOf(word);
    for (const trigram of trigrams) {
      const list = byTrigram.get(trigram);
      if (list) list.push(at);
      else byTrigram.set(trigram, [at]);
    }
    sizes.push(trigrams.size);
    yield;
  }
  return (word, threshold) => {
    const trigrams = trigramsOf(word);
    const common = new Map<number, number>();
    for (const trigram of trigrams)
      for (const at of byTrigram.get(trigram) ?? []) common.set(at, (common.get(at) ?? 0) + 1);
    return [...common]
      .map(([at, count]) => ({ at, similarity: count / (trigrams.size + (sizes[at] ?? 0) - count) }))
      .filter(({ similarity }) => similarity >= threshold);
  };
}

/** Names in capitals and vitamins keep them, other words are shown small. */
export function displayOf({ word, raw }: Token): string {
  const isName = raw.length <= 5 && /[a-zа-я]/i.test(raw) && raw === raw.toUpperCase() && raw.length > 1;
  if (isName || /^[a-z]\d*$/.test(word)) return word.length === raw.length ? raw : word.toUpperCase();
  return raw.toLowerCase().replaceAll('\u00ad', '');
}
