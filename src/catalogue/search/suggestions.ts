import type { SearchKind } from '../../contract/query-vocabulary.ts';
import type { SearchEntry } from '../../store/publication.ts';
import { chunksOf, queryWords } from './choose-variants.ts';
import { isFunctionWord, isSubjectWord } from './function-words.ts';
import { displayOf, type Lexicon, rangeWithPrefix, stemOf } from './lexicon.ts';
import type { ParsedQuery } from './parse-query.ts';
import { type Token, tokenise } from './tokens.ts';

/** A phrase that may complete a query, under the words from one of its words on. */
interface Suggestion {
  key: string;
  phrase: string;
  /** Stems of the words that say something: phrases with the same are one. */
  stems: string;
  rank: number;
}

/** What is often asked for, then what the site is about, then what it writes about. */
const popularRank = 0;
const synonymRank = 2;
const titleRank: Partial<Record<SearchKind, number>> = {
  ...{ component: 1, product: 1, series: 1 },
  ...{ page: 3, article: 3, event: 3, expert: 3, specialist: 3 },
};
const people: ReadonlySet<SearchKind> = new Set(['expert', 'specialist']);
/** A word from the middle of a phrase may mean it, but less surely. */
const innerRank = 4;

const mostWords = 5;
const mostLetters = 40;
const clauseEnd = /[:;,.?!…](?=\s|$)|\s[—–]\s/u;

const mostCompletions = 5;
const mostNearest = 6;
const wordsCompared = 4;
const nearestSimilarity = 0.25;

/** Phrases are suggested as they were written: words put together make no sense. */
export function createSuggestions(
  entries: readonly SearchEntry[],
  synonyms: readonly (readonly string[])[],
  popular: readonly string[],
  lexicon: Lexicon,
) {
  const found = new Map<string, Suggestion>();
  const add = (text: string, rank: number, isName = false) => {
    for (const suggestion of suggestionsOf(text, rank, isName)) {
      const id = `${suggestion.key}\n${suggestion.phrase}`;
      if ((found.get(id)?.rank ?? Number.POSITIVE_INFINITY) > suggestion.rank) found.set(id, suggestion);
    }
  };
  for (const query of popular) add(query, popularRank);
  // The first of a group is its proper name; the others may be slips of the pen.
  for (const [name] of synonyms) if (name) add(name, synonymRank);
  for (const { kind, title } of entries) {
    const rank = titleRank[kind];
    if (rank !== undefined) add(title.split(clauseEnd)[0] ?? '', rank, people.has(kind));
  }
  const sorted = [...found.values()].sort((a, b) => order(a.key, b.key));
  const startingWith = (prefix: string) => rangeWithPrefix(sorted, ({ key }) => key, prefix);

  return {
    /** Phrases that begin with the words of a query, the last of which may be begun only. */
    complete({ words, correction }: ParsedQuery): string[] {
      const start = words.join(' ');
      if (start === '') return [];
      // What was typed itself is no news.
      const matching = startingWith(start).filter(({ key }) => key !== start || correction !== null);
      return distinct(matching.sort(byRank))
        .slice(0, mostCompletions)
        .map(({ phrase }) => phrase);
    },
    /** Phrases with a word that looks like one of the query: help for an empty result. */
    nearest(query: string): string[] {
      const words = new Set(chunksOf(query, wordsCompared).flatMap((chunk) => chunk.flatMap(queryWords)));
      const near = [...words]
        .filter((word) => word.length > 2 && isSubjectWord(word))
        .flatMap((word) => lexicon.similar(word, nearestSimilarity))
        .filter(({ word }) => word.word.length > 2)
        .flatMap(({ word: { word }, similarity }) =>
          startingWith(word).flatMap((suggestion) => (suggestion.key === word ? [{ ...suggestion, similarity }] : [])),
        )
        .sort((a, b) => b.similarity - a.similarity || byRank(a, b));
      return distinct(near)
        .slice(0, mostNearest)
        .map(({ phrase }) => phrase);
    },
  };
}

/** The shorter of two that are wanted equally. */
const byRank = (a: Suggestion, b: Suggestion) =>
  a.rank - b.rank || a.phrase.length - b.phrase.length || order(a.phrase, b.phrase);

/** The first of those with the same stems. */
function distinct<T extends Suggestion>(suggestions: readonly T[]): T[] {
  const seen = new Set<string>();
  return suggestions.filter(({ stems }) => !seen.has(stems) && seen.add(stems));
}

function suggestionsOf(text: string, rank: number, isName: boolean): Suggestion[] {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const tokens = tokenise(plain);
  if (tokens.length === 0 || tokens.length > mostWords) return [];
  const phrase = isName ? plain : begunSmall(plain, tokens[0] as Token);
  if (phrase.length > mostLetters) return [];
  const words = tokens.map((token) => token.word);
  const meaningful = words.filter((word) => !isFunctionWord(word));
  const stems = (meaningful.length > 0 ? meaningful : words).map(stemOf).join(' ');
  return words.flatMap((word, at) => {
    if (at > 0 && (isFunctionWord(word) || /^\d/.test(word))) return [];
    return [{ key: words.slice(at).join(' '), phrase, stems, rank: at === 0 ? rank : rank + innerRank }];
  });
}

/** As a query is typed: «магний + B6», «витамин D в России», but «BCAA». */
function begunSmall(text: string, first: Token): string {
  return text.slice(0, first.start) + displayOf(first) + text.slice(first.end);
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
