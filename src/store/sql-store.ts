import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { decodePublication } from './payload.ts';
import type { Publication, PublishedPicture } from './publication.ts';
import { changesBetween, columnsOf, type RecordRow, recordColumns, recordOf } from './publication-row.ts';
import {
  type NewPublication,
  type PastPublication,
  publicationsKept,
  type Store,
  type ZeroResultQuery,
  zeroResultQueriesKept,
} from './store.ts';
import { StoreError } from './store-error.ts';

/** What both databases take for what it is. Times are ISO texts, lists and maps are JSON. */
export type SqlValue = string | number | null | Uint8Array;
/** Parameters are `$1`, `$2`, … Where there are no tables yet, nothing is found. */
type Query = <Row>(sql: string, values?: readonly SqlValue[]) => Promise<Row[]>;

/** What is particular to SQLite or PostgreSQL. */
export interface SqlDatabase extends Pick<Store, 'kind' | 'now' | 'close'> {
  query: Query;
  /** Whole or not at all, and one at a time among all processes; creates the tables if need be. Waits for nothing else. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** A query for the texts in a JSON list, which may be a column of a table. */
  textsIn(list: string, table?: string): string;
  /** For a payload that cannot be decoded. */
  damaged(cause: unknown): StoreError;
  /** Where an older version may publish. */
  elsewhere: string;
}

type Pictures = NewPublication['pictures'];

const schemaVersion = 1;

/** It came later than the others: where it is missing, creating the tables once more adds it. */
export const newestTable = 'vitimepro_messages';

/** `files` is the hash of each file by its path, `pictures` a list of hashes: to compare and to tidy up, nothing is decoded. */
export const createTables = (id: string, bytes: string) => `
  create table if not exists vitimepro_schema (version integer primary key);
  insert into vitimepro_schema values (${schemaVersion}) on conflict do nothing;
  create table if not exists vitimepro_publications (
    id ${id}, version text not null, contract text not null, fingerprint text, published_at text not null,
    occasion text not null, restored integer, added integer not null, changed integer not null, removed integer not null,
    next_change text, files text not null, pictures text not null, payload ${bytes} not null);
  create table if not exists vitimepro_pictures (hash text primary key, type text not null, bytes ${bytes} not null);
  create table if not exists vitimepro_previews (
    id text primary key, until text not null, pictures text not null, payload ${bytes} not null);
  create table if not exists vitimepro_zero_result_queries (
    query text primary key, count integer not null, last_day text not null);
  create table if not exists ${newestTable} (publication integer primary key, who text, message text);`;

const insertPicture = 'insert into vitimepro_pictures (hash, type, bytes) values ($1, $2, $3) on conflict do nothing';

export function createSqlStore(database: SqlDatabase): Store {
  const { kind, query, textsIn, now, close } = database;
  const nowText = async () => (await now()).toISOString();

  return {
    ...{ kind, now, close },
    async current() {
      const [row] = await query<RecordRow & { schema_version: number }>(
        `select newest.version as schema_version, last.* from (select max(version) as version from vitimepro_schema) newest
          left join (select ${recordColumns} from vitimepro_publications order by id desc limit 1) last on true`,
      );
      checkSchemaVersion(row?.schema_version);
      return row?.id ? recordOf(row) : null;
    },
    async history() {
      const rows = await query<RecordRow & { files: string }>(
        `select ${recordColumns}, files from vitimepro_publications order by id desc`,
      );
      const told = await query<{ publication: number | string; who: string | null; message: string | null }>(
        `select * from ${newestTable}`,
      );
      return rows.map((row): PastPublication => {
        const { who = null, message = null } =
          told.find(({ publication }) => Number(publication) === Number(row.id)) ?? {};
        return { ...recordOf(row), who, message, files: JSON.parse(row.files) };
      });
    },
    publication: (id) => payload('select payload from vitimepro_publications where id = $1', id),
    preview: async (id) =>
      payload('select payload from vitimepro_previews where id = $1 and until > $2', id, await nowText()),
    async publish({ publication, pictures, after, ...entry }) {
      const at = await nowText();
      const { payload, files, named } = await columnsOf(publication);
      await addPictures(publication, pictures);
      return write(async (query) => {
        const [before] = await query<{ id: number | string; files: string }>(
          'select id, files from vitimepro_publications order by id desc limit 1',
        );
        if (after !== undefined && Number(before?.id) !== after) return null;
        await ensurePictures(query, publication, pictures);
        const changes = changesBetween(before?.files ?? '{}', files);
        const [row] = await query<RecordRow>(
          `insert into vitimepro_publications (version, contract, fingerprint, published_at, occasion, restored, added, changed,
            removed, next_change, files, pictures, payload)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${recordColumns}`,
          [
            ...[publication.version, entry.contract, entry.fingerprint, at, entry.occasion, entry.restored],
            ...[changes.added, changes.changed, changes.removed, entry.nextChange?.toISOString() ?? null],
            ...[files, named, payload],
          ],
        );
        const told = [row?.id ?? null, entry.who ?? null, entry.message ?? null];
        await query(`insert into ${newestTable} (publication, who, message) values ($1, $2, $3)`, told);
        await removeOld(query, at);
        return row ? recordOf(row) : null;
      });
    },
    async confirm(id, { fingerprint, nextChange }) {
      if (fingerprint !== undefined)
        await query('update vitimepro_publications set fingerprint = $2 where id = $1', [id, fingerprint]);
      if (nextChange !== undefined)
        await query('update vitimepro_publications set next_change = $2 where id = $1', [
          id,
          nextChange?.toISOString() ?? null,
        ]);
    },
    async picture(hash) {
      const sql = 'select type, bytes from vitimepro_pictures where hash = $1';
      return (await query<{ type: string; bytes: Uint8Array }>(sql, [hash]))[0] ?? null;
    },
    missingPictures: (hashes) => missing(query, hashes),
    async savePreview(id, until, publication, pictures) {
      const at = await nowText();
      const { payload, named } = await columnsOf(publication);
      await addPictures(publication, pictures);
      await write(async (query) => {
        await ensurePictures(query, publication, pictures);
        await query(
          `insert into vitimepro_previews (id, until, pictures, payload) values ($1, $2, $3, $4) on conflict (id)
            do update set until = excluded.until, pictures = excluded.pictures, payload = excluded.payload`,
          [id, until.toISOString(), named, payload],
        );
        await removeOld(query, at);
      });
    },
    async countZeroResults(queries) {
      await write(async (query) => {
        for (const row of queries)
          await query(
            `insert into vitimepro_zero_result_queries as kept (query, count, last_day) values ($1, $2, $3)
              on conflict (query) do update set count = kept.count + excluded.count, last_day = excluded.last_day`,
            [row.query, row.count, row.lastDay],
          );
        await query(
          `delete from vitimepro_zero_result_queries where query not in
            (select query from vitimepro_zero_result_queries order by count desc, last_day desc limit $1)`,
          [zeroResultQueriesKept],
        );
      });
    },
    zeroResultQueries: (limit) =>
      query<ZeroResultQuery>(
        `select query, count, last_day as "lastDay" from vitimepro_zero_result_queries
          order by count desc, last_day desc, query limit $1`,
        [limit],
      ),
  };

  function write<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return database.transaction(async (query) => {
      const [row] = await query<{ version: number }>('select max(version) as version from vitimepro_schema');
      checkSchemaVersion(row?.version);
      return work(query);
    });
  }

  function checkSchemaVersion(version = schemaVersion): void {
    const newer = 'the store was written by a newer version of the site: run that version, or';
    if (version > schemaVersion) throw new StoreError('newer-store', `${newer} ${database.elsewhere}`);
  }

  async function payload(sql: string, ...values: SqlValue[]): Promise<Publication | null> {
    const [row] = await query<{ payload: Uint8Array }>(sql, values);
    if (!row) return null;
    return decodePublication(row.payload).catch((error) => {
      throw database.damaged(error);
    });
  }

  async function missing(query: Query, hashes: readonly string[]): Promise<string[]> {
    const sql = `select hash from vitimepro_pictures where hash in (${textsIn('$1')})`;
    const present = new Set((await query<{ hash: string }>(sql, [JSON.stringify(hashes)])).map(({ hash }) => hash));
    return hashes.filter((hash) => !present.has(hash));
  }

  /** One by one before the transaction that names them, so that it is short. */
  async function addPictures(publication: Publication, pictures: Pictures): Promise<void> {
    for (const { hash, type } of await missingOf(query, publication)) {
      const bytes = pictures.get(hash);
      if (bytes) await query(insertPicture, [hash, type, bytes]);
      await yieldToEventLoop();
    }
  }

  /** Within that transaction: another publish may have removed what nothing named yet. */
  async function ensurePictures(query: Query, publication: Publication, pictures: Pictures): Promise<void> {
    for (const { hash, type } of await missingOf(query, publication)) {
      const bytes = pictures.get(hash);
      if (!bytes) throw new StoreError('picture-missing', `the store does not have the picture ${hash}: publish again`);
      await query(insertPicture, [hash, type, bytes]);
    }
  }

  async function missingOf(query: Query, { pictures }: Publication): Promise<PublishedPicture[]> {
    const hashes = new Set(
      await missing(
        query,
        pictures.map(({ hash }) => hash),
      ),
    );
    return pictures.filter(({ hash }) => hashes.has(hash));
  }

  async function removeOld(query: Query, at: string): Promise<void> {
    await query(
      `delete from vitimepro_publications where id not in
        (select id from vitimepro_publications order by id desc limit $1)`,
      [publicationsKept],
    );
    await query(`delete from ${newestTable} where publication not in (select id from vitimepro_publications)`);
    await query('delete from vitimepro_previews where until <= $1', [at]);
    await query(
      `delete from vitimepro_pictures where hash not in (${textsIn('pictures', 'vitimepro_publications')}
        union ${textsIn('pictures', 'vitimepro_previews')})`,
    );
  }
}
