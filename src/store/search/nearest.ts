import { sql } from 'drizzle-orm';
import { type Orm, rowsOf } from '../database.ts';

import { chunksOf, queryWords } from './choose-reading.ts';
import { isErrand, isFunctionWord } from './function-words.ts';
import { textList } from './text-list.ts';

const phrasesShown = 6;
const wordsAsked = 4;

/** Phrases with a word that looks like one of the query, in any of its readings: help for an empty answer. */
export async function nearestPhrases(orm: Orm, query: string): Promise<string[]> {
  const words = chunksOf(query, wordsAsked).flatMap((chunk) => chunk.readings.flatMap(queryWords));
  const asked = [...new Set(words)].filter((word) => word.length > 2 && !isFunctionWord(word) && !isErrand(word));
  if (asked.length === 0) return [];
  await orm.execute(sql`select set_config('pg_trgm.similarity_threshold', '0.25', true)`);
  const rows = await rowsOf<{ phrase: string }>(
    orm.execute(sql`
      select phrase from (
        select distinct on (suggestions.stems) suggestions.phrase, suggestions.rank,
          similarity(lexicon.word, asked.word) as likeness
        from unnest(${textList(asked)}) as asked(word)
        join lexicon on lexicon.word % asked.word
        join suggestions on suggestions.key = lexicon.word
        where length(lexicon.word) > 2
        order by suggestions.stems, likeness desc, suggestions.rank
      ) as near order by likeness desc, rank, phrase limit ${phrasesShown}`),
  );
  return rows.map((row) => row.phrase);
}
