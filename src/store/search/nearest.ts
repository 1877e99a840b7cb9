import { sql } from 'drizzle-orm';
import type { Orm } from '../database.ts';
import { rowsOf } from '../migrate.ts';
import { chunksOf, queryWords } from './choose-reading.ts';

const wordsShown = 6;
const wordsAsked = 4;

/** Words of titles that look like those of the query, in any of its readings: help for an empty answer. */
export async function nearestWords(orm: Orm, query: string): Promise<string[]> {
  const words = chunksOf(query, wordsAsked).flatMap((chunk) => chunk.readings.flatMap(queryWords));
  const asked = [...new Set(words)].filter((word) => word.length > 2);
  if (asked.length === 0) return [];
  await orm.execute(sql`select set_config('pg_trgm.similarity_threshold', '0.25', true)`);
  const rows = await rowsOf<{ display: string }>(
    orm.execute(sql`
      select display from (
        select distinct on (lexicon.stem) lexicon.display, similarity(lexicon.word, asked.word) as likeness
        from json_array_elements_text(${JSON.stringify(asked)}::json) as asked(word)
        join lexicon on lexicon.word % asked.word
        where lexicon.titles > 0 and length(lexicon.word) > 2
        order by lexicon.stem, likeness desc
      ) as near order by likeness desc, display limit ${wordsShown}`),
  );
  return rows.map((row) => row.display);
}
