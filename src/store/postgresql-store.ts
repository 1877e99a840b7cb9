import pg from 'pg';
import { log } from '../http/log.ts';
import { connectionError, isConnectionTrouble } from './connection-error.ts';
import { decodePublication } from './payload.ts';
import { listen, logLostConnection } from './postgresql-listener.ts';
import type { Publication } from './publication.ts';
import { changesBetween, columnsOf, type RecordRow, recordColumns, recordOf } from './publication-row.ts';
import { checkSchemaVersion, schemaVersion } from './schema-version.ts';
import { publicationsKept, type Store, type ZeroResultQuery, zeroResultQueriesKept } from './store.ts';
import { codeOf, pictureMissing, StoreError } from './store-error.ts';

/**
 * Nothing here lasts longer than a transaction: no session setting, no named statement. So it works behind a pooler in
 * transaction mode, which also refuses settings at the start of a connection (`statement_timeout`).
 */
const connection = {
  application_name: 'vitimepro',
  keepAlive: true,
  connectionTimeoutMillis: 5_000,
  query_timeout: 30_000,
};
const poolSize = 4;

const channel = 'vitimepro_published';

/** Any number, as long as all versions use the same one: one process publishes at a time. */
const publishLock = 7_140_525;

/** On the server, too, nothing lasts for ever: a process that hangs or is cut off does not keep the lock. */
const beginWriting = `begin;
  set local lock_timeout = 20000;
  set local statement_timeout = 25000;
  set local idle_in_transaction_session_timeout = 30000;
  select pg_advisory_xact_lock(${publishLock})`;

/** `files` is JSON (hash by path), `pictures` a JSON list of hashes. */
const createTables = `
  create table vitimepro_schema (version integer not null);
  insert into vitimepro_schema values (${schemaVersion});
  create table vitimepro_publications (
    id bigint generated always as identity primary key, version text not null, contract text not null, fingerprint text,
    published_at timestamptz not null default now(), occasion text not null, restored bigint, added integer not null,
    changed integer not null, removed integer not null, next_change timestamptz, files text not null,
    pictures text not null, payload bytea not null);
  create table vitimepro_pictures (hash text primary key, type text not null, bytes bytea not null);
  create table vitimepro_previews (
    id text primary key, until timestamptz not null, pictures text not null, payload bytea not null);
  create table vitimepro_zero_result_queries (query text primary key, count integer not null, last_day text not null)`;

/** Publications in a PostgreSQL, for many nodes. The first call connects. */
export function openPostgresqlStore(databaseUrl: string): Store {
  const config = { ...connection, connectionString: databaseUrl };
  const pool = new pg.Pool({ ...config, max: poolSize });
  // Without listeners a lost connection would end the process: of idle connections the pool hears, of others the client.
  pool.on('error', logLostConnection).on('connect', (client) => client.on('error', logLostConnection));

  return {
    kind: 'postgresql',
    async now() {
      const [row] = await query<{ now: Date }>('select now()');
      return row?.now ?? new Date();
    },
    async current() {
      const [row] = await query<RecordRow & { schema_version: number }>(
        `select schema.version as schema_version, last.* from vitimepro_schema schema left join
          (select ${recordColumns} from vitimepro_publications order by id desc limit 1) last on true`,
      );
      if (row) checkSchemaVersion(row.schema_version, elsewhere);
      return row?.id ? recordOf(row) : null;
    },
    publication: (id) => payload('select payload from vitimepro_publications where id = $1', id),
    preview: (id) => payload('select payload from vitimepro_previews where id = $1 and until > now()', withoutNul(id)),
    async history() {
      return (await query<RecordRow>(`select ${recordColumns} from vitimepro_publications order by id desc`)).map(
        recordOf,
      );
    },
    async publish({ publication, pictures, after, ...entry }) {
      const { payload, files, pictures: named } = await columnsOf(publication);
      return write(async (client) => {
        const { rows } = await client.query<{ id: string; files: string }>(
          'select id, files from vitimepro_publications order by id desc limit 1',
        );
        if (after !== undefined && Number(rows[0]?.id) !== after) return null;
        await addMissingPictures(client, publication, pictures);
        const changes = changesBetween(rows[0]?.files ?? '{}', files);
        const inserted = await client.query<RecordRow>(
          `insert into vitimepro_publications (version, contract, fingerprint, occasion, restored, added, changed, removed,
            next_change, files, pictures, payload) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
          returning ${recordColumns}`,
          [
            ...[publication.version, entry.contract, entry.fingerprint, entry.occasion, entry.restored],
            ...[changes.added, changes.changed, changes.removed, entry.nextChange, files, named, payload],
          ],
        );
        await removeOld(client);
        await client.query('select pg_notify($1, $2)', [channel, '']);
        return inserted.rows.map(recordOf)[0] ?? null;
      });
    },
    async confirm(id, { fingerprint, nextChange }) {
      await query(
        `update vitimepro_publications set fingerprint = case when $2 then $3 else fingerprint end,
          next_change = case when $4 then $5 else next_change end where id = $1`,
        [id, fingerprint !== undefined, fingerprint ?? null, nextChange !== undefined, nextChange ?? null],
      );
    },
    async picture(hash) {
      const [row] = await query<{ type: string; bytes: Uint8Array }>(
        'select type, bytes from vitimepro_pictures where hash = $1',
        [withoutNul(hash)],
      );
      return row ?? null;
    },
    async missingPictures(hashes) {
      return without(hashes, await query<{ hash: string }>(presentPictures, [hashes]));
    },
    async savePreview(id, until, publication, pictures) {
      const { payload, pictures: named } = await columnsOf(publication);
      await write(async (client) => {
        await addMissingPictures(client, publication, pictures);
        await client.query(
          `insert into vitimepro_previews (id, until, pictures, payload) values ($1, $2, $3, $4) on conflict (id)
            do update set until = excluded.until, pictures = excluded.pictures, payload = excluded.payload`,
          [id, until, named, payload],
        );
        await removeOld(client);
      });
    },
    async countZeroResults(queries) {
      // In one order, so that two nodes do not wait for each other.
      await query(
        `insert into vitimepro_zero_result_queries as kept (query, count, last_day)
          select query, sum(count), max(last_day) from unnest($1::text[], $2::integer[], $3::text[])
            as added (query, count, last_day) group by query order by query
          on conflict (query) do update set count = kept.count + excluded.count,
            last_day = greatest(kept.last_day, excluded.last_day)`,
        [
          queries.map(({ query }) => withoutNul(query)),
          queries.map(({ count }) => count),
          queries.map(({ lastDay }) => lastDay),
        ],
      );
      await query(
        `delete from vitimepro_zero_result_queries where query in (select query from vitimepro_zero_result_queries
          order by count desc, last_day desc offset $1)`,
        [zeroResultQueriesKept],
      );
    },
    zeroResultQueries: (limit) =>
      query<ZeroResultQuery>(
        `select query, count, last_day as "lastDay" from vitimepro_zero_result_queries
          order by count desc, last_day desc, query limit $1`,
        [limit],
      ),
    onPublished: (listener) => listen(config, channel, listener),
    close: () => pool.end(),
  };

  /** Before the first publish there are no tables, which is as if they were empty: a replica cannot create them. */
  function query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return withClient(async (client) => {
      try {
        return (await client.query<Row>(sql, values)).rows;
      } catch (error) {
        if (codeOf(error) === undefinedTable) return [];
        throw error;
      }
    });
  }

  /** One transaction, whole or not at all, and one at a time among all processes. */
  function write<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return withClient(async (client) => {
      await client.query(beginWriting);
      await ensureTables(client);
      const result = await work(client);
      await client.query('commit');
      return result;
    });
  }

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      // PostgreSQL undoes a transaction when its connection is closed: that works also where it no longer replies.
      client?.release(true);
      if (!client || isConnectionTrouble(error)) throw connectionError(databaseUrl, error);
      throw StoreError.because('the store in DATABASE_URL failed', error);
    }
  }

  async function payload(sql: string, id: number | string): Promise<Publication | null> {
    const [row] = await query<{ payload: Uint8Array }>(sql, [id]);
    return row ? decodePublication(row.payload) : null;
  }
}

const elsewhere = 'publish into an empty database and set DATABASE_URL to it';

const undefinedTable = '42P01';

/** PostgreSQL keeps no NUL in a text: nothing has such a name. */
const withoutNul = (text: string) => text.replaceAll('\0', '\uFFFD');

const presentPictures = 'select hash from vitimepro_pictures where hash = any($1)';

const without = (hashes: readonly string[], present: { hash: string }[]): string[] => {
  const known = new Set(present.map(({ hash }) => hash));
  return hashes.filter((hash) => !known.has(hash));
};

async function ensureTables(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ ours: string | null; before: string | null }>(
    `select to_regclass('vitimepro_schema') as ours, to_regclass('kept_texts') as before`,
  );
  if (rows[0]?.ours) {
    const { rows: versions } = await client.query<{ version: number }>('select version from vitimepro_schema');
    checkSchemaVersion(versions[0]?.version ?? schemaVersion, elsewhere);
    return;
  }
  await client.query(createTables);
  if (!rows[0]?.before) return;
  await client.query(
    'insert into vitimepro_zero_result_queries select query, count, last_day::text from search_misses',
  );
  log(
    'warn',
    'the tables of the version before stay beside the new ones: that version still serves them and its history, which this one cannot read; docs/operations.md has the command that removes them',
  );
}

async function addMissingPictures(
  client: pg.PoolClient,
  publication: Publication,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const types = new Map(publication.pictures.map(({ hash, type }) => [hash, type]));
  const { rows } = await client.query<{ hash: string }>(presentPictures, [[...types.keys()]]);
  for (const hash of without([...types.keys()], rows)) {
    const bytes = pictures.get(hash);
    if (!bytes) throw pictureMissing(hash);
    await client.query('insert into vitimepro_pictures (hash, type, bytes) values ($1, $2, $3)', [
      hash,
      types.get(hash),
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    ]);
  }
}

async function removeOld(client: pg.PoolClient): Promise<void> {
  await client.query(
    `delete from vitimepro_publications where id not in
      (select id from vitimepro_publications order by id desc limit $1)`,
    [publicationsKept],
  );
  await client.query('delete from vitimepro_previews where until <= now()');
  await client.query(
    `delete from vitimepro_pictures where hash not in (
      select json_array_elements_text(pictures::json) from vitimepro_publications
      union select json_array_elements_text(pictures::json) from vitimepro_previews)`,
  );
}
