import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { SqlDatabase, SqlValue } from './sql-store.ts';
import { isDamage, openSqliteFile } from './sqlite-file.ts';
import { codeOf, StoreError } from './store-error.ts';

/** Longer than any transaction of another process takes. */
const busyTimeoutMs = 15_000;
const busyRetryMs = 20;

/** One SQLite file, which several processes may open at once. */
export async function openSqliteDatabase(dataDir: string): Promise<SqlDatabase> {
  const file = await retryWhileBusy(async () => openSqliteFile(dataDir));
  const oneAtATime = pLimit(1);

  return {
    kind: 'sqlite',
    elsewhere: 'set DATA_DIR to an empty folder',
    textsIn: (list, table) => `select value from ${table ? `${table}, ` : ''}json_each(${list})`,
    query: (sql, values) => use(async (database) => run(database, sql, values)),
    transaction: (work) =>
      use(async (database) => {
        database.exec('begin immediate');
        try {
          const result = await work(async (sql, values) => run(database, sql, values));
          database.exec('commit');
          return result;
        } finally {
          if (database.isTransaction) database.exec('rollback');
        }
      }),
    now: async () => new Date(),
    damaged: (cause) => file.setAside(cause),
    close: async () => file.close(),
  };

  /** What else this process asks for waits until a transaction is over: both use one connection. */
  function use<T>(work: (database: DatabaseSync) => Promise<T>): Promise<T> {
    return retryWhileBusy(() =>
      oneAtATime(async () => {
        try {
          return await work(file.database());
        } catch (error) {
          if (isDamage(error)) throw file.setAside(error);
          throw StoreError.because(`the store in DATA_DIR (${dataDir}) failed`, error);
        }
      }),
    );
  }
}

function run<Row>(database: DatabaseSync, sql: string, values: readonly SqlValue[] = []): Row[] {
  return database.prepare(sql).all(Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))) as Row[];
}

/** Another process creates the file, or writes: the event loop goes on meanwhile. */
async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || performance.now() > deadline) throw error;
      await sleep(busyRetryMs);
    }
  }
}
