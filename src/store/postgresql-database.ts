import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { log } from '../http/log.ts';
import { type Database, type Orm, schema } from './database.ts';

const poolSize = 10;
const listenRetryMs = 1_000;

export async function openPostgresqlDatabase(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (error) => logLost(error));
  const listeners = new AbortController();
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Error(`DATABASE_URL names a PostgreSQL that does not answer: ${(error as Error).message}`);
  }
  return {
    kind: 'postgresql',
    orm: drizzle(pool, { schema }) as unknown as Orm,
    async listen(channel, onMessage) {
      await listenForever(databaseUrl, channel, onMessage, listeners.signal);
    },
    async close() {
      listeners.abort();
      await pool.end();
    },
  };
}

/** A connection of its own, opened again whenever it is lost: a missed message would keep old pages alive. */
async function listenForever(
  databaseUrl: string,
  channel: string,
  onMessage: (payload: string) => void,
  stop: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
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

function logLost(error: Error) {
  log('warn', 'lost a database connection', { error: error.message });
}
