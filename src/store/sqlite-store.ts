import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { decodePublication } from './payload.ts';
import type { Publication } from './publication.ts';
import {
  changesBetween,
  columnsOf,
  picturesToAdd,
  type RecordRow,
  recordColumns,
  recordOf,
} from './publication-row.ts';
import { checkSchema, isDamage, openSqliteFile } from './sqlite-file.ts';
import {
  type NewPublication,
  publicationsKept,
  type Store,
  type ZeroResultQuery,
  zeroResultQueriesKept,
} from './store.ts';
import { codeOf, StoreError } from './store-error.ts';

/** Longer than any transaction of another process takes. */
const busyTimeoutMs = 15_000;
const busyRetryMs = 20;

/** Publications in one SQLite file, which several processes may open at once. */
export async function openSqliteStore(dataDir: string): Promise<Store> {
  const file = await retryWhileBusy(() => openSqliteFile(dataDir));

  return {
    kind: 'sqlite',
    now: async () => new Date(),
    async current() {
      read(checkSchema);
      const [row] = rows<RecordRow>(`select ${recordColumns} from publications order by id desc limit 1`);
      return row ? recordOf(row) : null;
    },
    history: async () => rows<RecordRow>(`select ${recordColumns} from publications order by id desc`).map(recordOf),
    publication: (id) => payload('select payload from publications where id = ?', id),
    preview: (id) => payload('select payload from previews where id = ? and until > ?', id, new Date().toISOString()),
    async publish({ publication, pictures, after, ...entry }) {
      const { payload, files, named } = await columnsOf(publication);
      await addPictures(publication, pictures);
      return write((database) => {
        checkSchema(database);
        const before = database.prepare('select id, files from publications order by id desc limit 1').get() as
          | { id: number; files: string }
          | undefined;
        if (after !== undefined && before?.id !== after) return null;
        addMissingPictures(database, publication, pictures);
        const changes = changesBetween(before?.files ?? '{}', files);
        const row = database
          .prepare(
            `insert into publications (version, contract, fingerprint, published_at, occasion, restored, added, changed,
              removed, next_change, files, pictures, payload) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            returning ${recordColumns}`,
          )
          .get(
            ...[publication.version, entry.contract, entry.fingerprint, new Date().toISOString(), entry.occasion],
            ...[entry.restored, changes.added, changes.changed, changes.removed],
            ...[entry.nextChange?.toISOString() ?? null, files, named, payload],
          );
        removeOld(database);
        return recordOf(row as unknown as RecordRow);
      });
    },
    confirm: (id, { fingerprint, nextChange }) =>
      write((database) => {
        if (fingerprint !== undefined)
          database.prepare('update publications set fingerprint = ? where id = ?').run(fingerprint, id);
        if (nextChange !== undefined)
          database
            .prepare('update publications set next_change = ? where id = ?')
            .run(nextChange?.toISOString() ?? null, id);
      }),
    picture: async (hash) =>
      rows<{ type: string; bytes: Uint8Array }>('select type, bytes from pictures where hash = ?', hash)[0] ?? null,
    missingPictures: async (hashes) => read((database) => missing(database, hashes)),
    async savePreview(id, until, publication, pictures) {
      const { payload, named } = await columnsOf(publication);
      await addPictures(publication, pictures);
      await write((database) => {
        addMissingPictures(database, publication, pictures);
        database
          .prepare('insert or replace into previews (id, until, pictures, payload) values (?, ?, ?, ?)')
          .run(id, until.toISOString(), named, payload);
        removeOld(database);
      });
    },
    async countZeroResults(queries) {
      await write((database) => {
        const add = database.prepare(
          `insert into zero_result_queries (query, count, last_day) values (?, ?, ?) on conflict (query) do update
            set count = count + excluded.count, last_day = max(last_day, excluded.last_day)`,
        );
        for (const { query, count, lastDay } of queries) add.run(query, count, lastDay);
        database
          .prepare(
            `delete from zero_result_queries where query in (select query from zero_result_queries
              order by count desc, last_day desc limit -1 offset ?)`,
          )
          .run(zeroResultQueriesKept);
      });
    },
    zeroResultQueries: async (limit) =>
      rows<ZeroResultQuery>(
        `select query, count, last_day as lastDay from zero_result_queries
          order by count desc, last_day desc, query limit ?`,
        limit,
      ),
    // Asking for the current publication takes microseconds: the caller's polling is quick enough.
    onPublished: () => () => {},
    async close() {
      file.close();
    },
  };

  function read<T>(work: (database: DatabaseSync) => T): T {
    try {
      return work(file.database());
    } catch (error) {
      if (isDamage(error)) throw file.setAside(error);
      throw StoreError.because(`the store in DATA_DIR (${dataDir}) failed`, error);
    }
  }

  function rows<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return read((database) => database.prepare(sql).all(...values)) as Row[];
  }

  /** One transaction, whole or not at all. */
  function write<T>(work: (database: DatabaseSync) => T): Promise<T> {
    return retryWhileBusy(() => read((database) => transaction(database, work)));
  }

  async function payload(sql: string, ...values: SQLInputValue[]): Promise<Publication | null> {
    const [row] = rows<{ payload: Uint8Array }>(sql, ...values);
    if (!row) return null;
    return decodePublication(row.payload).catch((error) => {
      throw file.setAside(error);
    });
  }

  /** One by one before the transaction that names them, so that no transaction is long. */
  async function addPictures(publication: Publication, pictures: NewPublication['pictures']): Promise<void> {
    for (const { hash, type } of publication.pictures) {
      const bytes = pictures.get(hash);
      if (!bytes) continue;
      await write((database) => insertPicture(database, hash, type, bytes));
      await yieldToEventLoop();
    }
  }
}

/** Another process creates the file, or writes: the event loop goes on meanwhile. */
async function retryWhileBusy<T>(work: () => T): Promise<T> {
  const deadline = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || performance.now() > deadline) throw error;
      await sleep(busyRetryMs);
    }
  }
}

function transaction<T>(database: DatabaseSync, work: (database: DatabaseSync) => T): T {
  database.exec('begin immediate');
  try {
    const result = work(database);
    database.exec('commit');
    return result;
  } catch (error) {
    // A full disk may have ended it already.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Another publish may have removed what was added before the transaction: nothing named it yet. */
function addMissingPictures(
  database: DatabaseSync,
  publication: Publication,
  pictures: NewPublication['pictures'],
): void {
  const absent = missing(
    database,
    publication.pictures.map(({ hash }) => hash),
  );
  for (const { hash, type, bytes } of picturesToAdd(publication, absent, pictures))
    insertPicture(database, hash, type, bytes);
}

function insertPicture(database: DatabaseSync, hash: string, type: string, bytes: Uint8Array): void {
  database.prepare('insert or ignore into pictures (hash, type, bytes) values (?, ?, ?)').run(hash, type, bytes);
}

function missing(database: DatabaseSync, hashes: readonly string[]): string[] {
  const rows = database
    .prepare('select value from json_each(?) where value not in (select hash from pictures)')
    .all(JSON.stringify(hashes));
  return rows.map(({ value }) => value as string);
}

function removeOld(database: DatabaseSync): void {
  database
    .prepare('delete from publications where id not in (select id from publications order by id desc limit ?)')
    .run(publicationsKept);
  database.prepare('delete from previews where until <= ?').run(new Date().toISOString());
  database.exec(
    `delete from pictures where hash not in (
      select value from publications, json_each(publications.pictures)
      union select value from previews, json_each(previews.pictures))`,
  );
}
