import { maxQueryLength, maxQueryWords } from '../../contract/search-vocabulary.ts';
import { chooseVariants, chunksOf, joinSplitWords, knownBy, queryWords } from './choose-variants.ts';
import { correctQuery } from './correction.ts';
import { isBuyingWord, isFunctionWord, isQuestionWord } from './function-words.ts';
import { groupTerms, type QueryTerm, type Synonyms, type TermGroup } from './group-terms.ts';
import type { Lexicon, LexiconWord, LookedUpWord } from './lexicon.ts';
import { type Token, tokenise } from './tokens.ts';

export interface ParsedQuery {
  groups: TermGroup[];
  /** Stems of titles that say exactly what was asked. */
  exactTitles: string[];
  /** Stems of little words: they help to rank the results. */
  optional: string[];
  isQuestion: boolean;
  /** The query as it was probably meant, if not as typed. */
  correction: string | null;
  /** The words as they were probably meant, the last one perhaps just begun. */
  words: string[];
}

interface ParseOptions {
  lexicon: Lexicon;
  synonyms: Synonyms;
  isPhrase: (stems: readonly string[]) => boolean;
  /** How many entries there are. */
  total: number;
  /** Letters after which the last word is taken for a beginning. */
  prefixFrom: number;
}

const mostCompletions = 16;

/** The part of a query that is worth reading, as it is shown back to the visitor. */
export function cleanQuery(raw: string): string {
  const text = raw
    .slice(0, maxQueryLength * 4)
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return [...text].slice(0, maxQueryLength).join('').trim();
}

export function parseQuery(query: string, options: ParseOptions): ParsedQuery {
  const { lexicon, synonyms, isPhrase, total, prefixFrom } = options;
  const typedChunks = chunksOf(query, maxQueryWords);
  const typed = queryWords(typedChunks.map(([text]) => text).join(' '));
  const lookUp = remember(lexicon.lookUp);
  const isKnown = knownBy(lookUp);
  const chunks = joinSplitWords(typedChunks, isKnown);
  const chosen = chooseVariants(chunks, isKnown);
  const text = correctQuery(chunks, chosen, { lexicon, isKnown, isPhrase, prefixFrom });

  const tokens = tokenise(text, { query: true }).slice(0, maxQueryWords);
  const terms = tokens.map((token) => termOf(token, lookUp(token.word), lexicon));
  const endings = completionsOf(terms.at(-1)?.word ?? '', lexicon, prefixFrom);
  const { hasSubject, ...groups } = groupTerms(terms, endings, synonyms, total);
  const meant = terms.map((term) => term.word);
  return {
    ...groups,
    isQuestion: meant.some(isQuestionWord) && !(meant.some(isBuyingWord) && hasSubject),
    correction: typed.join(' ') === meant.join(' ') ? null : terms.map((term) => term.display).join(' '),
    words: meant,
  };
}

/** The variants of a query ask for the same words again and again. */
function remember<T>(lookUp: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const found = known.get(word) ?? lookUp(word);
    known.set(word, found);
    return found;
  };
}

function termOf({ word, raw }: Token, found: LookedUpWord, lexicon: Lexicon): QueryTerm {
  const { stem, known, titles, documents, display } = found;
  const stems = lexicon.otherForms(word).map((form) => form.stem);
  return {
    word,
    stem,
    otherStems: [...new Set(stems)].filter((other) => other !== stem),
    display: display ?? raw.toLowerCase(),
    known,
    spread: titles + documents / 10,
  };
}

/** A beginning is never completed to one of these, and they stand in most titles. */
const units: ReadonlySet<string> = new Set(['мг', 'мкг', 'мл', 'ме', 'кое']);

/** Words that begin so, those of titles and the frequent ones first. */
function completionsOf(prefix: string, lexicon: Lexicon, prefixFrom: number): LexiconWord[] {
  if (prefix.length < prefixFrom || !/\p{L}$/u.test(prefix)) return [];
  return lexicon
    .withPrefix(prefix)
    .filter(({ word }) => word === prefix || !units.has(word))
    .sort((a, b) => b.titles - a.titles || b.documents - a.documents)
    .slice(0, mostCompletions)
    .filter(({ word }) => !isFunctionWord(word));
}
