import { sql } from 'drizzle-orm';
import { type Orm, rowsOf } from '../database.ts';

import { wordsOf } from './tokens.ts';

export interface SearchMiss {
  query: string;
  count: number;
  lastDay: string;
}

const mostKept = 5_000;
const longestKept = 60;
/** A telephone, card or passport number, however it is grouped. */
const mostDigits = 6;

/** The query as it is counted; null when it is no use or may name a person. */
function countedQuery(raw: string): string | null {
  if (raw.length > longestKept || raw.includes('@') || /\d{5}/.test(raw)) return null;
  if ((raw.match(/\d/g)?.length ?? 0) > mostDigits) return null;
  return wordsOf(raw, { query: true }).join(' ') || null;
}

/** Counts a query that found nothing. The rarest and oldest make room when there are too many. */
export async function recordMiss(orm: Orm, raw: string, day: string): Promise<void> {
  const query = countedQuery(raw);
  if (query === null) return;
  const [row] = await rowsOf<{ fresh: boolean }>(
    orm.execute(sql`
      insert into search_misses (query, count, last_day) values (${query}, 1, ${day})
      on conflict (query) do update set count = search_misses.count + 1, last_day = excluded.last_day
      returning count = 1 as fresh`),
  );
  if (!row?.fresh) return;
  await orm.execute(sql`
    delete from search_misses where query in (
      select query from search_misses where query <> ${query}
      order by count desc, last_day desc, query offset ${mostKept - 1})`);
}

export async function listMisses(orm: Orm, limit: number): Promise<SearchMiss[]> {
  return rowsOf<SearchMiss>(
    orm.execute(sql`
      select query, count, last_day::text as "lastDay" from search_misses
      order by count desc, last_day desc, query limit ${limit}`),
  );
}
