import { maxQueryLength, maxQueryWords } from '../../contract/query-vocabulary.ts';
import type { Orm } from '../database.ts';
import { type Chunk, chooseReadings, chunksOf, joinParted, knownBy, pairsOf, queryWords } from './choose-reading.ts';
import { isBuying, isFunctionWord, isQuestionWord } from './function-words.ts';
import { type Group, groupTerms, type Term } from './group-terms.ts';
import { completions, type LookedUp, lookUp } from './lexicon.ts';
import { type Correction, settleUnknown } from './settle-unknown.ts';
import { tokenise } from './tokens.ts';
import { formsOfWords } from './word-forms.ts';

export interface Understood {
  groups: Group[];
  /** Stems of titles that say exactly what was asked. */
  exactTitles: string[];
  /** Little words: they help to order the answers. */
  optional: string[];
  isQuestion: boolean;
  /** The query as it was probably meant, if not as typed. */
  correction: string | null;
  /** The words as they were probably meant, the last one perhaps just begun. */
  words: string[];
  /** Words that nothing is known about. */
  unknown: string[];
}

interface Options {
  /** Letters after which the last word is taken for a beginning. */
  prefixFrom: number;
  /** How many documents there are. */
  total: number;
}

const completionsUsed = 16;

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
  const typedChunks = chunksOf(query, maxQueryWords);
  const looked = await lookUp(orm, distinctWords(typedChunks));
  await learnForms(orm, typedChunks, looked);
  const chunks = joinParted(typedChunks, knownBy(looked));
  const chosen = chooseReadings(chunks, knownBy(looked));
  const { text, begun } = await settleUnknown(orm, chunks, chosen, looked, prefixFrom);

  const tokens = tokenise(text, { query: true }).slice(0, maxQueryWords);
  const missing = tokens.map((token) => token.word).filter((word) => !looked.has(word));
  for (const [word, found] of await lookUp(orm, missing)) looked.set(word, found);
  const terms = tokens.map(({ word, raw }) => termOf(word, raw, looked, begun.get(word)));

  const last = terms.at(-1);
  const endings =
    last && last.word.length >= prefixFrom && /\p{L}$/u.test(last.word)
      ? (await completions(orm, last.word, completionsUsed)).filter(({ word }) => !isFunctionWord(word))
      : [];
  const forms = await formsOfWords(
    orm,
    terms.map((term) => term.word),
  );
  for (const term of terms) {
    term.otherStems = [...new Set((forms.get(term.word) ?? []).map(({ stem }) => stem))].filter(
      (stem) => stem !== term.stem,
    );
  }
  const groups = await groupTerms(orm, terms, endings, total);
  const typed = queryWords(typedChunks.map((chunk) => chunk.readings[0]).join(' '));
  const meant = terms.map((term) => term.word);
  return {
    ...groups,
    isQuestion: meant.some(isQuestionWord) && !(meant.some(isBuying) && groups.hasSubject),
    correction: typed.join(' ') === meant.join(' ') ? null : terms.map((term) => term.display).join(' '),
    words: meant,
    unknown: terms.filter((term) => !term.known).map((term) => term.word),
  };
}

/** What nobody has written in this form, but in another, is known: «вегетарианцам». */
async function learnForms(orm: Orm, chunks: readonly Chunk[], looked: Map<string, LookedUp>): Promise<void> {
  const typed = queryWords(chunks.map((chunk) => chunk.readings[0]).join(' '));
  const unknown = typed.filter((word) => !looked.get(word)?.known);
  for (const [word, [form]] of await formsOfWords(orm, unknown)) {
    const own = looked.get(word);
    if (own && form) looked.set(word, { ...own, known: true, titles: form.titles, documents: form.documents });
  }
}

function distinctWords(chunks: readonly Chunk[]): string[] {
  const words = new Set<string>();
  for (const reading of [0, 1, 2, 3] as const) {
    const texts = chunks.map((chunk) => chunk.readings[reading]);
    for (const text of [...texts, texts.join(' ')]) for (const word of queryWords(text)) words.add(word);
  }
  for (const pair of pairsOf(chunks)) words.add(pair);
  return [...words];
}

function termOf(word: string, raw: string, looked: ReadonlyMap<string, LookedUp>, begun: Correction | undefined): Term {
  if (begun) return { ...begun.word, otherStems: [], known: false, spread: 0 };
  const found = looked.get(word);
  return {
    word,
    stem: found?.stem ?? word,
    otherStems: [],
    display: found?.display ?? raw.toLowerCase(),
    known: found?.known ?? false,
    spread: found ? spreadOf(found) : 0,
  };
}

const spreadOf = (word: { titles: number; documents: number }) => word.titles + word.documents / 10;
