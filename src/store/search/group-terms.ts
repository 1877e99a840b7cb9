import type { Orm } from '../database.ts';
import { isErrand, isFunctionWord } from './function-words.ts';
import { type LexiconWord, synonymsOf } from './lexicon.ts';

/** A word or a phrase of the query with everything that may stand for it. All of it as stems. */
export interface Group {
  original: string[];
  synonyms: string[][];
  completions: string[];
  /** How much it says: a rare word more than one that is everywhere. */
  weight: number;
  /** How many titles and keywords may have it, as far as the lexicon tells. */
  titles: number;
}

/** One word of the query as it was understood. */
export interface Term {
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
export async function groupTerms(orm: Orm, terms: readonly Term[], endings: readonly LexiconWord[], total: number) {
  const stems = terms.map((term) => term.stem);
  const phrases = new Set<string>();
  for (let from = 0; from < stems.length; from++) {
    for (let to = from + 1; to <= Math.min(stems.length, from + longestSynonym); to++) {
      phrases.add(stems.slice(from, to).join(' '));
    }
    for (const stem of formsOf(terms[from] as Term)) phrases.add(stem);
  }
  const synonyms = await synonymsOf(orm, [...phrases]);

  const groups: Group[] = [];
  const optional: string[] = [];
  const exactTitles = new Set<string>();
  const hasSubject = terms.some(({ word, known }) => known && !isFunctionWord(word) && !isErrand(word));
  let isSubjectUnknown = false;
  for (let at = 0; at < terms.length; ) {
    const length = longestPhrase(stems, at, synonyms, terms);
    const phrase = terms.slice(at, at + length);
    const asked = stems.slice(at, at + length).join(' ');
    const original = meaningful(phrase).map((term) => term.stem);
    const isLast = at + length === terms.length;
    const isLittle =
      (length === 1 && isFunctionWord(terms[at]?.word ?? '')) ||
      (hasSubject && phrase.every(({ word }) => isErrand(word) || isFunctionWord(word)));
    // A phrase that means one thing is complete: its last word alone would mean another.
    const isBegun = isLast && length === 1;
    const ending = isBegun ? [...new Set(endings.map((word) => word.stem))].filter((stem) => stem !== original[0]) : [];
    if (isLittle) optional.push(...original.flatMap(lettersLike));
    if (!isLittle || (terms.length === 1 && isLast)) {
      const forms = length === 1 ? formsOf(terms[at] as Term) : [];
      const others = [asked, ...forms].flatMap((phrase) => synonyms.get(phrase) ?? []);
      for (const phrase of others) exactTitles.add(phrase);
      // Who types «в» is on the way to a word.
      const [begun, ...rest] = isLittle ? ending : [];
      const group = {
        original: begun ? [begun] : original,
        synonyms: simplest([...forms, ...others].map((phrase) => phrase.split(' '))).filter(
          (phrase) => phrase.join(' ') !== original.join(' '),
        ),
        completions: begun ? rest : ending,
        weight: weightOf(Math.min(...meaningful(phrase).map((term) => term.spread)), total),
        titles: Math.max(...phrase.map((term) => term.spread), 0) + (isBegun ? titlesOf(endings) : 0),
      };
      const isAnything = terms[at]?.known || length > 1 || group.synonyms.length + ending.length > 0;
      if (isAnything) groups.push(group);
      else isSubjectUnknown = true;
    }
    at += length;
  }
  // «айфон 17»: what was asked for is not here, and a number, an errand or a word just begun says nothing without it.
  if (isSubjectUnknown && !terms.some(isSubject)) groups.length = 0;
  // A synonym says all that was asked only if nothing else was.
  return { groups, optional, hasSubject, exactTitles: [stems.join(' '), ...(groups.length === 1 ? exactTitles : [])] };
}

const isSubject = ({ word, known }: Term) => known && !isFunctionWord(word) && !isErrand(word) && !/^\d+$/.test(word);

const titlesOf = (words: readonly LexiconWord[]) => words.reduce((sum, word) => sum + word.titles, 0);

/** From 1 for a word nobody else has down to a fraction for one that is everywhere. */
function weightOf(spread: number, total: number): number {
  return Math.max(0.25, Math.log(1 + total / (1 + spread)) / Math.log(2 + total));
}

const formsOf = ({ stem, otherStems }: Term) => [...new Set([...fleeting(stem), ...otherStems])];

/** «скидок» and «скидка» have different stems: a vowel comes and goes before the last к. */
function fleeting(stem: string): string[] {
  const [, start, vowel] = /^([а-я]{2,}[бвгджзлмнпрстфхцчшщ])([ое]?)к$/.exec(stem) ?? [];
  if (!start) return [];
  return vowel ? [`${start}к`] : [`${start}ок`, `${start}ек`];
}

function longestPhrase(
  stems: readonly string[],
  at: number,
  synonyms: ReadonlyMap<string, string[]>,
  terms: readonly Term[],
): number {
  for (let length = Math.min(longestSynonym, stems.length - at); length > 1; length--) {
    const words = terms.slice(at, at + length);
    // «до еды» is a phrase, «в к» is not: something in it has to mean something.
    if (synonyms.has(stems.slice(at, at + length).join(' ')) && words.some((term) => !isFunctionWord(term.word))) {
      return length;
    }
  }
  return 1;
}

/** «для мужчин» is about men; «без сахара» is not about sugar, and «сколько стоит» means something only whole. */
function meaningful(phrase: readonly Term[]): readonly Term[] {
  const says = (word: string) => word === 'без' || /^[a-z]$/.test(word) || !(isFunctionWord(word) || isErrand(word));
  const words = phrase.filter((term) => says(term.word));
  return words.length > 0 && phrase.length > 1 ? words : phrase;
}

/** A phrase that contains another one of its group finds nothing that the shorter one does not. */
function simplest(phrases: string[][]): string[][] {
  const single = new Set(phrases.filter((phrase) => phrase.length === 1).map((phrase) => phrase[0]));
  return phrases.filter((phrase) => phrase.length === 1 || !phrase.some((stem) => single.has(stem)));
}

/** «железо с» may mean the vitamin. */
function lettersLike(stem: string): string[] {
  const latin: Record<string, string> = { а: 'a', в: 'b', с: 'c', е: 'e', к: 'k', д: 'd' };
  return latin[stem] ? [stem, latin[stem]] : [stem];
}
