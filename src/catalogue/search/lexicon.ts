import { stemmer } from '@orama/stemmers/russian';
import type { SearchEntry } from '../../store/publication.ts';
import type { EntryStems } from './search-index.ts';
import { type Token, tokenise } from './tokens.ts';

/** A word that is written somewhere, as it is written. */
export interface LexiconWord {
  word: string;
  stem: string;
  display: string;
  /** How many titles and how many entries have it. */
  titles: number;
  documents: number;
}

/** A word of a query, looked up in any of its forms; counted by the most frequent one. */
export interface LookedUpWord extends Pick<LexiconWord, 'stem' | 'titles' | 'documents'> {
  /** Some form of it is in the lexicon. */
  known: boolean;
  display: string | null;
}

export interface Lexicon {
  get(word: string): LexiconWord | undefined;
  lookUp(word: string): LookedUpWord;
  /** Words that are other forms of this one, as far as endings tell. */
  otherForms(word: string): LexiconWord[];
  /** All words that begin so, by the alphabet. */
  withPrefix(prefix: string): LexiconWord[];
  /** Words that share at least this part of their trigrams, the most similar first. */
  similar(word: string, threshold: number): { word: LexiconWord; similarity: number }[];
}

/** Snowball for words of Russian letters alone; Latin words, codes and numbers are their own stems. */
export function stemOf(word: string): string {
  return ownStems.get(word) ?? (/^[а-я]+$/.test(word) ? stemmer(word) : word);
}

/** Copper is no honey. */
const ownStems = new Map(['медь', 'меди', 'медью'].map((word) => [word, 'медь']));

/** The words of all entries, and the stems of each. Words of synonyms are known even when no entry has them. */
export function createLexicon(
  entries: readonly Pick<SearchEntry, 'title' | 'keywords' | 'text'>[],
  synonyms: string[],
) {
  const words = new Map<string, LexiconWord>();
  const stems = entries.map(({ title, keywords, text }): EntryStems => {
    const seen = new Set<LexiconWord>();
    const add = (token: Token, titles: 0 | 1) => {
      const word = addWord(words, token);
      if (!seen.has(word)) {
        seen.add(word);
        word.documents += 1;
        word.titles += titles;
      }
      return word.stem;
    };
    const textTokens = tokenise(text);
    return {
      title: tokenise(title).map((token) => add(token, 1)),
      keywords: tokenise(keywords).map((token) => add(token, 0)),
      text: textTokens.map((token) => add(token, 0)),
      textStarts: textTokens.map(({ start }) => start),
    };
  });
  for (const phrase of synonyms) for (const token of tokenise(phrase)) addWord(words, token);
  return { lexicon: lexiconOf(words), stems };
}

function addWord(words: Map<string, LexiconWord>, token: Token): LexiconWord {
  let word = words.get(token.word);
  if (!word) {
    word = { word: token.word, stem: stemOf(token.word), display: displayOf(token), titles: 0, documents: 0 };
    words.set(token.word, word);
  } else if (/[ёЁ]/.test(token.raw) && !word.display.includes('ё')) {
    word.display = displayOf(token);
  }
  return word;
}

function lexiconOf(words: ReadonlyMap<string, LexiconWord>): Lexicon {
  const sorted = [...words.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  /** The most frequent form of each stem. */
  const byStem = new Map<string, Pick<LexiconWord, 'titles' | 'documents'>>();
  for (const { stem, titles, documents } of sorted) {
    const known = byStem.get(stem);
    byStem.set(stem, {
      titles: Math.max(known?.titles ?? 0, titles),
      documents: Math.max(known?.documents ?? 0, documents),
    });
  }
  const otherForms = (word: string) => nounForms(word).flatMap((form) => words.get(form) ?? []);
  const similar = createTrigramIndex(sorted);
  return {
    get: (word) => words.get(word),
    lookUp(word) {
      const own = words.get(word);
      const stem = own?.stem ?? stemOf(word);
      const form = byStem.get(stem) ?? otherForms(word)[0];
      const { titles = 0, documents = 0 } = form ?? {};
      return { stem, known: form !== undefined, titles, documents, display: own?.display ?? null };
    },
    otherForms,
    withPrefix: (prefix) => rangeWithPrefix(sorted, ({ word }) => word, prefix),
    similar,
  };
}

/** Endings of nouns. The stemmer takes the end of «веган» and «спортсмен» for one too, but not that of «веганам». */
const endings = ['', 'а', 'у', 'ом', 'е', 'ы', 'и', 'ов', 'ам', 'ами', 'ах'];
const shortestBase = 4;
const plainWord = /^[а-я]{4,}$/;

/** Other forms that a noun may have: some are no words, the lexicon knows which. */
export function nounForms(word: string): string[] {
  if (!plainWord.test(word)) return [];
  const bases = endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length))
    .filter((base) => base.length >= shortestBase);
  const forms = bases.flatMap((base) => [base, withoutVowel(base)].flatMap((some) => endings.map((end) => some + end)));
  const found = new Set([...forms, ...bases.flatMap(withVowel)]);
  found.delete(word);
  return [...found];
}

/** «вегетарианец», «вегетарианцам». */
const withoutVowel = (base: string) => base.replace(/ец$/, 'ц');
const withVowel = (base: string) => (base.endsWith('ц') ? [base.replace(/ц$/, 'ец')] : []);

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

/** Similarity is the share of common trigrams among all of both words. */
function createTrigramIndex(words: readonly LexiconWord[]): Lexicon['similar'] {
  const byTrigram = new Map<string, LexiconWord[]>();
  for (const word of words) {
    for (const trigram of trigramsOf(word.word)) {
      const list = byTrigram.get(trigram);
      if (list) list.push(word);
      else byTrigram.set(trigram, [word]);
    }
  }
  return (asked, threshold) => {
    const trigrams = trigramsOf(asked);
    const common = new Map<LexiconWord, number>();
    for (const trigram of trigrams)
      for (const word of byTrigram.get(trigram) ?? []) common.set(word, (common.get(word) ?? 0) + 1);
    return [...common]
      .map(([word, count]) => ({ word, similarity: count / (trigrams.size + word.word.length + 1 - count) }))
      .filter(({ similarity }) => similarity >= threshold)
      .sort((a, b) => b.similarity - a.similarity || b.word.titles - a.word.titles);
  };
}

/** Names in capitals and vitamins keep them, other words are shown small. */
export function displayOf({ word, raw }: Token): string {
  const isName = raw.length <= 5 && /[a-zа-я]/i.test(raw) && raw === raw.toUpperCase() && raw.length > 1;
  if (isName || /^[a-z]\d*$/.test(word)) return word.length === raw.length ? raw : word.toUpperCase();
  return raw.toLowerCase().replaceAll('\u00ad', '');
}
