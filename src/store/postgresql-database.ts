import pg from 'pg';
import { log, reasonOf } from '../http/log.ts';
import { logSeldom } from '../http/log-seldom.ts';
import { connectionError, isConnectionTrouble } from './connection-error.ts';
import { createTables, newestTable, type SqlDatabase, type SqlValue } from './sql-store.ts';
import { codeOf, StoreError } from './store-error.ts';

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

/** Any number, as long as all versions use the same one: one process publishes at a time. */
const publishLock = 7_140_525;

/** On the server, too, nothing lasts for ever: a process that hangs or is cut off does not keep the lock. */
const begin = `begin;
  set local lock_timeout = 20000;
  set local statement_timeout = 25000;
  set local idle_in_transaction_session_timeout = 30000;
  select pg_advisory_xact_lock(${publishLock})`;

/** A PostgreSQL, for many nodes. The first call connects. */
export function openPostgresqlDatabase(databaseUrl: string): SqlDatabase {
  const pool = new pg.Pool({ ...connection, connectionString: databaseUrl, max: poolSize });
  // Without listeners a lost connection would end the process: of idle connections the pool hears, of others the client.
  pool.on('error', logLostConnection).on('connect', (client) => client.on('error', logLostConnection));

  return {
    kind: 'postgresql',
    elsewhere: 'publish into an empty database and set DATABASE_URL to it',
    textsIn: (list, table) => `select json_array_elements_text(${list}::json)${table ? ` from ${table}` : ''}`,
    // Before the first publish there are no tables, which is as if they were empty: a replica cannot create them.
    query: <Row>(sql: string, values?: readonly SqlValue[]) =>
      withClient((client) =>
        run<Row>(client, sql, values).catch((error) => {
          if (codeOf(error) === undefinedTable) return [];
          throw error;
        }),
      ),
    transaction: (work) =>
      withClient(async (client) => {
        await client.query(begin);
        await ensureTables(client);
        const result = await work((sql, values) => run(client, sql, values));
        await client.query('commit');
        return result;
      }),
    now: () =>
      withClient(async (client) => (await client.query<{ now: Date }>('select now()')).rows[0]?.now ?? new Date()),
    damaged: (cause) => StoreError.because('the publication in DATABASE_URL is damaged, publish again', cause),
    close: () => pool.end(),
  };

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
}

/** Connections are lost together, and new ones tried again and again. */
const logLostConnection = (error: unknown) =>
  logSeldom('lost connection', 'warn', 'lost a database connection', { reason: reasonOf(error) });

const undefinedTable = '42P01';

async function run<Row>(client: pg.PoolClient, sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
  // PostgreSQL keeps no NUL in a text: nothing has such a name.
  const kept = values.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value));
  return (await client.query(sql, kept)).rows as Row[];
}

async function ensureTables(client: pg.PoolClient): Promise<void> {
  const [tables] = await run<Record<'ours' | 'newest' | 'before', string | null>>(
    client,
    `select to_regclass('vitimepro_schema') as ours, to_regclass('${newestTable}') as newest, to_regclass('kept_texts') as before`,
  );
  if (tables?.newest) return;
  await client.query(createTables('bigint generated always as identity primary key', 'bytea'));
  if (tables?.ours || !tables?.before) return;
  await client.query('insert into vitimepro_zero_result_queries select query, count, last_day from search_misses');
  log(
    'warn',
    'the tables of the version before stay beside the new ones: that version still serves them and its history, which this one cannot read; docs/operations.md has the command that removes them',
  );
}
