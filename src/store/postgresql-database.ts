import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { reasonOf } from '../http/log.ts';
import { logSeldom } from '../http/log-seldom.ts';
import { connectionError } from './connection-error.ts';
import { type Database, schema } from './database.ts';
import { createReadDocument } from './documents.ts';

const poolSize = 10;
const listenRetryMs = 1_000;
const keepAlive = { keepAlive: true, application_name: 'vitimepro' };

/**
 * A visitor waits three seconds at most, also while the database is slow, hangs or is gone: what cannot be read by then
 * is an error, and the page that was made before is shown instead.
 */
const reading = { connectionTimeoutMillis: 2_000, statement_timeout: 2_000, query_timeout: 2_500 };
const connectWithinMs = 10_000;

export async function openPostgresqlDatabase(databaseUrl: string): Promise<Database> {
  const { readers, writers } = createPools(databaseUrl);
  // Without a listener a lost idle connection would end the process.
  for (const pool of [readers, writers]) pool.on('error', logLost);
  const listeners = new AbortController();
  try {
    await writers.query('select 1');
  } catch (error) {
    await Promise.all([readers.end(), writers.end()]);
    throw connectionError(databaseUrl, error);
  }
  const orm = drizzle(readers, { schema });
  return {
    kind: 'postgresql',
    orm,
    document: createReadDocument(orm),
    writer: drizzle(writers, { schema }),
    async listen(channel, onMessage) {
      await listenForever(databaseUrl, channel, onMessage, listeners.signal);
    },
    async close() {
      listeners.abort();
      await Promise.all([readers.end(), writers.end()]);
    },
  };
}

function createPools(connectionString: string) {
  try {
    return {
      readers: new pg.Pool({ ...keepAlive, ...reading, connectionString, max: poolSize }),
      writers: new pg.Pool({ ...keepAlive, connectionString, max: 2, connectionTimeoutMillis: connectWithinMs }),
    };
  } catch (error) {
    throw connectionError(connectionString, error);
  }
}

/** A connection of its own, opened again whenever it is lost: a missed message would keep old pages alive. */
async function listenForever(
  databaseUrl: string,
  channel: string,
  onMessage: (payload: string) => void,
  stop: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    ...keepAlive,
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectWithinMs,
  });
  client.on('notification', (message) => onMessage(message.payload ?? ''));
  const lost = new Promise<void>((resolve) => {
    client.on('end', resolve);
    client.on('error', (error) => {
      logLost(error);
      resolve();
    });
  });
  await client.connect();
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  stop.addEventListener('abort', () => void client.end(), { once: true });
  void lost.then(() => reconnect());

  async function reconnect() {
    while (!stop.aborted) {
      await sleep(listenRetryMs);
      if (stop.aborted) return;
      try {
        await listenForever(databaseUrl, channel, onMessage, stop);
        // Whatever was published meanwhile is heard as one message now.
        onMessage('');
        return;
      } catch (error) {
        logLost(error as Error);
      }
    }
  }
}

/** Every connection is lost at once, and a new one tried every second. */
function logLost(error: Error) {
  logSeldom('lost connection', 'warn', 'lost a database connection', { error: reasonOf(error) });
}
