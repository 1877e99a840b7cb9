import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { decodePublication } from './payload.ts';
import type { Publication } from './publication.ts';
import { changesBetween, columnsOf, type RecordRow, recordColumns, recordOf } from './publication-row.ts';
import { checkSchema, isDamage, openSqliteFile } from './sqlite-file.ts';
import { publicationsKept, type Store, type ZeroResultQuery, zeroResultQueriesKept } from './store.ts';
import { codeOf, pictureMissing, StoreError } from './store-error.ts';

/** Longer than any transaction of another process takes. */
const busyTimeoutMs = 15_000;
const busyRetryMs = 20;

/** Publications in one SQLite file, which several processes may open at once. */
export function openSqliteStore(dataDir: string): Store {
  const file = openSqliteFile(dataDir);

  return {
    kind: 'sqlite',
    now: async () => new Date(),
    async current() {
      const row = read((database) => {
        checkSchema(database);
        return database.prepare(`select ${recordColumns} from publications order by id desc limit 1`).get();
      });
      return row ? recordOf(row as unknown as RecordRow) : null;
    },
    publication: (id) => payload('select payload from publications where id = ?', id),
    preview: (id) => payload('select payload from previews where id = ? and until > ?', id, new Date().toISOString()),
    async history() {
      const rows = read((database) =>
        database.prepare(`select ${recordColumns} from publications order by id desc`).all(),
      );
      return rows.map((row) => recordOf(row as unknown as RecordRow));
    },
    async publish({ publication, pictures, after, ...entry }) {
      const { payload, files, pictures: named } = await columnsOf(publication);
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
    async confirm(id, { fingerprint, nextChange }) {
      await write((database) => {
        if (fingerprint !== undefined)
          database.prepare('update publications set fingerprint = ? where id = ?').run(fingerprint, id);
        if (nextChange !== undefined)
          database
            .prepare('update publications set next_change = ? where id = ?')
            .run(nextChange?.toISOString() ?? null, id);
      });
    },
    async picture(hash) {
      const row = read((database) => database.prepare('select type, bytes from pictures where hash = ?').get(hash));
      return (row as { type: string; bytes: Uint8Array } | undefined) ?? null;
    },
    missingPictures: async (hashes) => read((database) => missing(database, hashes)),
    async savePreview(id, until, publication, pictures) {
      const { payload, pictures: named } = await columnsOf(publication);
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
    async zeroResultQueries(limit) {
      const rows = read((database) =>
        database
          .prepare('select * from zero_result_queries order by count desc, last_day desc, query limit ?')
          .all(limit),
      );
      return rows.map(({ query, count, last_day: lastDay }) => ({ query, count, lastDay }) as ZeroResultQuery);
    },
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

  /** One transaction, whole or not at all. While another process writes, the event loop goes on. */
  async function write<T>(work: (database: DatabaseSync) => T): Promise<T> {
    const deadline = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        return read((database) => transaction(database, work));
      } catch (error) {
        if (codeOf(error) !== 'SQLITE_BUSY' || performance.now() > deadline) throw error;
        await sleep(busyRetryMs);
      }
    }
  }

  async function payload(sql: string, ...values: SQLInputValue[]): Promise<Publication | null> {
    const row = read((database) => database.prepare(sql).get(...values)) as { payload: Uint8Array } | undefined;
    if (!row) return null;
    return decodePublication(row.payload).catch((error) => {
      throw file.setAside(error);
    });
  }

  /** One by one before the transaction that names them, so that no transaction is long. */
  async function addPictures(publication: Publication, pictures: ReadonlyMap<string, Uint8Array>): Promise<void> {
    for (const { hash, type } of publication.pictures) {
      const bytes = pictures.get(hash);
      if (!bytes) continue;
      await write((database) => insertPicture(database, hash, type, bytes));
      await yieldToEventLoop();
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
  pictures: ReadonlyMap<string, Uint8Array>,
): void {
  const types = new Map(publication.pictures.map(({ hash, type }) => [hash, type]));
  for (const hash of missing(database, [...types.keys()])) {
    const bytes = pictures.get(hash);
    if (!bytes) throw pictureMissing(hash);
    insertPicture(database, hash, types.get(hash) ?? '', bytes);
  }
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
