import { sql } from 'drizzle-orm';
import { errorFields, log } from '../http/log.ts';
import { type Database, rowsOf } from './database.ts';

/** Who has just seen a publication loads its pages: nobody else may keep the process busy then. */
const afterMs = 2_000;

/**
 * The embedded database has no workers that clean up behind a publication; PostgreSQL does it by itself. It is done a
 * little later, or when the store is closed.
 */
export function createTidying({ kind, writer }: Pick<Database, 'kind' | 'writer'>) {
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  return {
    later(): void {
      if (kind !== 'embedded') return;
      clearTimeout(timer);
      timer = setTimeout(begin, afterMs).unref();
    },
    /** What is still to be done, at once. */
    finish(): Promise<void> {
      if (timer) begin();
      return underWay;
    },
  };

  function begin(): void {
    clearTimeout(timer);
    timer = undefined;
    underWay = underWay
      .then(tidy)
      .catch((error: unknown) => log('warn', 'the store is not tidied', errorFields(error)));
  }

  async function tidy(): Promise<void> {
    const rows = await rowsOf<{ name: string }>(
      writer.execute(sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`),
    );
    for (const { name } of rows) await writer.execute(sql.raw(`vacuum ${name}`));
    await writer.execute(sql`checkpoint`);
  }
}
