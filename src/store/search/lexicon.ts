import { sql } from 'drizzle-orm';
import { type Orm, rowsOf } from '../database.ts';

import { textList } from './text-list.ts';

export interface LexiconWord {
  word: string;
  stem: string;
  display: string;
  titles: number;
  documents: number;
}

export interface LookedUp {
  word: string;
  stem: string;
  /** Some form of this word is known. */
  known: boolean;
  /** How many titles and documents have it, over all its forms. */
  titles: number;
  documents: number;
  display: string | null;
}

/** Looks words up in any of their forms. */
export async function lookUp(orm: Orm, words: readonly string[]): Promise<Map<string, LookedUp>> {
  if (words.length === 0) return new Map();
  const rows = await rowsOf<LookedUp>(
    orm.execute(sql`
      select asked.word, asked.stem, forms.titles is not null as known, coalesce(forms.titles, 0) as titles,
        coalesce(forms.documents, 0) as documents, own.display
      from (select word, search_stem(word) as stem from unnest(${textList(words)}) as word) as asked
      left join lexicon own on own.word = asked.word
      left join lateral (select max(titles) as titles, max(documents) as documents
        from lexicon where lexicon.stem = asked.stem) as forms on true`),
  );
  return new Map(rows.map((row) => [row.word, row]));
}

/** Whether any word begins so. */
export async function isBeginning(orm: Orm, prefix: string): Promise<boolean> {
  const rows = await rowsOf(
    orm.execute(sql`select 1 from lexicon where word >= ${prefix} and word < ${afterAll(prefix)} limit 1`),
  );
  return rows.length > 0;
}

/** The first text that no longer begins so. */
export function afterAll(prefix: string): string {
  const last = prefix.codePointAt(prefix.length - 1) ?? 0;
  return prefix.slice(0, -1) + String.fromCodePoint(last + 1);
}

/** Nobody who types a beginning is on the way to one of these, and they stand in most titles. */
const units = ['мг', 'мкг', 'мл', 'ме', 'кое'];

/** Words that begin so, those of titles and the frequent ones first. */
export async function completions(orm: Orm, prefix: string, limit: number): Promise<LexiconWord[]> {
  return rowsOf<LexiconWord>(
    orm.execute(sql`
      select word, stem, display, titles, documents from lexicon
      where word >= ${prefix} and word < ${afterAll(prefix)} and word <> all(${textList(units.filter((unit) => unit !== prefix))})
      order by titles desc, documents desc, word limit ${limit}`),
  );
}

/** Known words among these spellings, by the word they are spellings of. */
export async function knownSpellings(
  orm: Orm,
  words: { word: string; spellings: string[] }[],
): Promise<Map<string, LexiconWord[]>> {
  if (words.length === 0) return new Map();
  const rows = await rowsOf<LexiconWord & { asked: string }>(
    orm.execute(sql`
      select asked.word as asked, near.word, near.stem, near.display, near.titles, near.documents
      from json_to_recordset(${JSON.stringify(words)}::json) as asked(word text, spellings json),
        lateral (select * from lexicon
          where lexicon.word = any(array(select json_array_elements_text(asked.spellings)))) as near`),
  );
  return byAsked(rows);
}

/** Which of these spellings known words begin with. */
export async function knownBeginnings(
  orm: Orm,
  words: { word: string; spellings: string[] }[],
): Promise<Map<string, LexiconWord[]>> {
  if (words.length === 0) return new Map();
  const rows = await rowsOf<LexiconWord & { asked: string }>(
    orm.execute(sql`
      select asked.word as asked, start as word, start as stem, start as display, begun.titles, begun.documents
      from json_to_recordset(${JSON.stringify(words)}::json) as asked(word text, spellings json),
        json_array_elements_text(asked.spellings) as start,
        lateral (select max(titles) as titles, max(documents) as documents from lexicon
          where word >= start and word < start || chr(1114111)) as begun
      where begun.titles is not null`),
  );
  return byAsked(rows);
}

/** Words that share this much of their trigrams. */
export async function similarWords(orm: Orm, word: string, likeness: number): Promise<LexiconWord[]> {
  await orm.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(likeness)}, true)`);
  return rowsOf<LexiconWord>(
    orm.execute(sql`
      select word, stem, display, titles, documents from lexicon
      where word % ${word} order by similarity(word, ${word}) desc, titles desc, word limit 20`),
  );
}

function byAsked(rows: (LexiconWord & { asked: string })[]): Map<string, LexiconWord[]> {
  const found = new Map<string, LexiconWord[]>();
  for (const { asked, ...word } of rows) found.set(asked, [...(found.get(asked) ?? []), word]);
  return found;
}

/** Every form of these stems that is written anywhere: what is marked in an answer. */
export async function formsOf(orm: Orm, stems: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ word: string }>(
    orm.execute(sql`select word from lexicon where stem = any(${textList(stems)})`),
  );
  return new Set(rows.map((row) => row.word));
}

/** Other phrases of the groups that have one of these, by the phrase that was asked for. Stems throughout. */
export async function synonymsOf(orm: Orm, phrases: readonly string[]): Promise<Map<string, string[]>> {
  if (phrases.length === 0) return new Map();
  const rows = await rowsOf<{ asked: string; stems: string }>(
    orm.execute(sql`
      select asked.stems as asked, other.stems from synonyms asked
      join synonyms other on other."group" = asked."group"
      where asked.stems = any(${textList(phrases)})
      order by asked.id, other.id`),
  );
  const found = new Map<string, string[]>();
  for (const { asked, stems } of rows) found.set(asked, [...(found.get(asked) ?? []), stems]);
  return found;
}
