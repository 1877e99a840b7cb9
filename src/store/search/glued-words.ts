import { sql } from 'drizzle-orm';
import { type Orm, rowsOf } from '../database.ts';

import type { LexiconWord } from './lexicon.ts';

/** Shorter parts are endings and little words rather than words. */
const shortestPart = 3;
const longestWord = 30;

/** Two known words that were written as one, by the word as written: they must stand beside each other somewhere. */
export async function gluedWords(orm: Orm, words: readonly string[]): Promise<Map<string, LexiconWord>> {
  const pairs = words
    .filter((word) => word.length <= longestWord)
    .flatMap((word) => cutsOf(word).map(([first, second]) => ({ word, first, second })));
  if (pairs.length === 0) return new Map();
  const rows = await rowsOf<LexiconWord & { asked: string }>(
    orm.execute(sql`
      select pair.word as asked, a.word || ' ' || b.word as word, a.stem || ' ' || b.stem as stem,
        a.display || ' ' || b.display as display, least(a.titles, b.titles) as titles,
        least(a.documents, b.documents) as documents
      from json_to_recordset(${JSON.stringify(pairs)}::json) as pair(word text, first text, second text)
      join lexicon a on a.word = pair.first
      join lexicon b on b.word = pair.second
      where exists (select 1 from synonyms where stems = a.stem || ' ' || b.stem)
        or exists (select 1 from search_documents
          where vector @@ (quote_literal(a.stem) || ' <-> ' || quote_literal(b.stem))::tsquery)
      order by a.documents + b.documents`),
  );
  // Of several ways to cut the commonest words are meant.
  return new Map(rows.map(({ asked, ...word }) => [asked, word]));
}

function cutsOf(word: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at++) cuts.push([word.slice(0, at), word.slice(at)]);
  return cuts;
}
