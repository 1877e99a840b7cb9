import { isFunctionWord, isSubjectWord } from './function-words.ts';
import type { LexiconWord } from './lexicon.ts';
import { tableOf } from './tokens.ts';

/** A word or a phrase of the query with everything that may stand for it. All of it as stems. */
export interface TermGroup {
  original: string[];
  synonyms: string[][];
  completions: string[];
  /** How much it says: a rare word more than one that is everywhere. */
  weight: number;
}

/** All phrases of the groups that have this one, by their stems with spaces between. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** One word of the query as it was probably meant. */
export interface QueryTerm {
  word: string;
  stem: string;
  /** Stems that other forms of the word have. */
  otherStems: string[];
  display: string;
  known: boolean;
  /** How common it is: a word of titles is looked for more than one of texts. */
  spread: number;
}

/** A phrase of synonyms is not looked for among more words than this. */
const longestSynonym = 5;

/** Puts words that mean one thing together and finds what else may stand for it. */
export function groupTerms(
  terms: readonly QueryTerm[],
  endings: readonly LexiconWord[],
  synonyms: Synonyms,
  total: number,
) {
  const stems = terms.map((term) => term.stem);
  const groups: TermGroup[] = [];
  const optional: string[] = [];
  const exactTitles = new Set<string>();
  const hasSubject = terms.some(({ word, known }) => known && isSubjectWord(word));
  let isSubjectUnknown = false;
  for (let at = 0; at < terms.length; ) {
    const length = longestPhrase(terms, at, synonyms);
    const phrase = terms.slice(at, at + length);
    const [first] = phrase as [QueryTerm];
    const original = meaningful(phrase).map((term) => term.stem);
    const isLast = at + length === terms.length;
    const isLittle =
      (length === 1 && isFunctionWord(first.word)) || (hasSubject && phrase.every(({ word }) => !isSubjectWord(word)));
    // A phrase that means one thing is complete: its last word alone would mean another.
    const isBegun = isLast && length === 1;
    const ending = isBegun ? [...new Set(endings.map((word) => word.stem))].filter((stem) => stem !== original[0]) : [];
    if (isLittle) optional.push(...original.flatMap(lettersLike));
    if (!isLittle || (terms.length === 1 && isLast)) {
      const forms = length === 1 ? formsOf(first) : [];
      const asked = [stems.slice(at, at + length).join(' '), ...forms];
      const others = asked.flatMap((phrase) => synonyms.get(phrase) ?? []);
      for (const phrase of others) exactTitles.add(phrase);
      // A single letter is the beginning of a word that is not typed yet.
      const [begun, ...rest] = isLittle ? ending : [];
      const group = {
        original: begun ? [begun] : original,
        synonyms: simplest([...forms, ...others].map((phrase) => phrase.split(' '))).filter(
          (phrase) => phrase.join(' ') !== original.join(' '),
        ),
        completions: begun ? rest : ending,
        weight: weightOf(Math.min(...meaningful(phrase).map((term) => term.spread)), total),
      };
      if (first.known || length > 1 || group.synonyms.length + ending.length > 0) groups.push(group);
      else isSubjectUnknown = true;
    }
    at += length;
  }
  // «айфон 17»: the subject is not here, and a number, an intent or a word just begun says nothing without it.
  if (isSubjectUnknown && !terms.some(isSubject)) groups.length = 0;
  // A synonym says all that was asked only if nothing else was.
  return { groups, optional, hasSubject, exactTitles: [stems.join(' '), ...(groups.length === 1 ? exactTitles : [])] };
}

const isSubject = ({ word, known }: QueryTerm) => known && isSubjectWord(word) && !/^\d+$/.test(word);

/** From 1 for a word of one entry down to a fraction for one that is everywhere. */
function weightOf(spread: number, total: number): number {
  return Math.max(0.25, Math.log(1 + total / (1 + spread)) / Math.log(2 + total));
}

const formsOf = ({ stem, otherStems }: QueryTerm) => [...new Set([...fleeting(stem), ...otherStems])];

/** «скидок» and «скидка» have different stems: a vowel comes and goes before the last к. */
function fleeting(stem: string): string[] {
  const [, start, vowel] = /^([а-я]{2,}[бвгджзлмнпрстфхцчшщ])([ое]?)к$/.exec(stem) ?? [];
  if (!start) return [];
  return vowel ? [`${start}к`] : [`${start}ок`, `${start}ек`];
}

function longestPhrase(terms: readonly QueryTerm[], at: number, synonyms: Synonyms): number {
  for (let length = Math.min(longestSynonym, terms.length - at); length > 1; length--) {
    const phrase = terms.slice(at, at + length);
    // «до еды» is a phrase, «в к» is not: something in it has to mean something.
    const isMeaningful = phrase.some((term) => !isFunctionWord(term.word));
    if (isMeaningful && synonyms.has(phrase.map((term) => term.stem).join(' '))) return length;
  }
  return 1;
}

/** «для мужчин» is about men; «без сахара» is not about sugar, and «сколько стоит» means something only whole. */
function meaningful(phrase: readonly QueryTerm[]): readonly QueryTerm[] {
  const says = (word: string) => word === 'без' || /^[a-z]$/.test(word) || isSubjectWord(word);
  const words = phrase.filter((term) => says(term.word));
  return words.length > 0 && phrase.length > 1 ? words : phrase;
}

/** A phrase that contains another one of its group finds nothing that the shorter one does not. */
function simplest(phrases: string[][]): string[][] {
  const single = new Set(phrases.filter((phrase) => phrase.length === 1).map((phrase) => phrase[0]));
  return phrases.filter((phrase) => phrase.length === 1 || !phrase.some((stem) => single.has(stem)));
}

const latinLetters = tableOf('а:a в:b с:c е:e к:k д:d');

/** «железо с» may mean the vitamin. */
function lettersLike(stem: string): string[] {
  const latin = latinLetters.get(stem);
  return latin ? [stem, latin] : [stem];
}
