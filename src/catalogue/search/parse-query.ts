import { maxQueryLength, maxQueryWords } from '../../contract/search-vocabulary.ts';
import { chooseVariants, chunksOf, joinSplitWords, knownBy, queryWords } from './choose-variants.ts';
import { type Correction, correctQuery } from './correction.ts';
import { isBuyingWord, isFunctionWord, isQuestionWord } from './function-words.ts';
import { groupTerms, type QueryTerm, type Synonyms, type TermGroup } from './group-terms.ts';
import type { Lexicon, LexiconWord, LookedUpWord } from './lexicon.ts';
import { tokenise } from './tokens.ts';
import { otherForms } from './word-forms.ts';

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

export interface ParseOptions {
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
  const lookUp = createLookUp(lexicon, typed);
  const isKnown = knownBy(lookUp);
  const chunks = joinSplitWords(typedChunks, isKnown);
  const correctionOptions = { lexicon, isKnown, isPhrase, prefixFrom };
  const { text, prefixes } = correctQuery(chunks, chooseVariants(chunks, isKnown), correctionOptions);

  const tokens = tokenise(text, { query: true }).slice(0, maxQueryWords);
  const terms = tokens.map(({ word, raw }) => termOf(word, raw, lookUp(word), prefixes.get(word), lexicon));
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

/** A typed word that no entry has in this form, but in another, is known: «вегетарианцам». */
function createLookUp(lexicon: Lexicon, typed: readonly string[]): (word: string) => LookedUpWord {
  const lookedUp = new Map<string, LookedUpWord>();
  return (word) => {
    let found = lookedUp.get(word);
    if (!found) {
      found = lexicon.lookUp(word);
      const [form] = found.known || !typed.includes(word) ? [] : formsInLexicon(word, lexicon);
      if (form) found = { ...found, known: true, titles: form.titles, documents: form.documents };
      lookedUp.set(word, found);
    }
    return found;
  };
}

const formsInLexicon = (word: string, lexicon: Lexicon) => otherForms(word).flatMap((form) => lexicon.get(form) ?? []);

function termOf(
  word: string,
  raw: string,
  found: LookedUpWord,
  prefix: Correction | undefined,
  lexicon: Lexicon,
): QueryTerm {
  const { word: meant, stem, display } = prefix?.word ?? { word, ...found };
  const stems = formsInLexicon(meant, lexicon).map((form) => form.stem);
  return {
    word: meant,
    stem,
    otherStems: [...new Set(stems)].filter((other) => other !== stem),
    display: display ?? raw.toLowerCase(),
    known: !prefix && found.known,
    spread: prefix ? 0 : found.titles + found.documents / 10,
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
