import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { log, reasonOf } from '../http/log.ts';
import { logSeldom } from '../http/log-seldom.ts';
import { isConnectionTrouble } from './connection-error.ts';

const firstRetryMs = 1_000;
const lastRetryMs = 30_000;

/**
 * Calls back for every notification on a channel, over a connection of its own that is opened again when it is lost. Where
 * PostgreSQL refuses to listen, as a read replica does, it says so once and gives up. Returns how to stop.
 */
export function listen(config: pg.ClientConfig, channel: string, listener: () => void): () => void {
  const stop = new AbortController();
  let client: pg.Client | undefined;
  void keepListening();
  return () => {
    stop.abort();
    end();
  };

  async function keepListening(): Promise<void> {
    let retryMs = firstRetryMs;
    for (let round = 0; !stop.signal.aborted; round++) {
      try {
        const connection = new pg.Client(config);
        client = connection;
        const lost = new Promise((resolve) => connection.once('end', resolve));
        connection.on('error', logLostConnection).on('notification', () => listener());
        await connection.connect();
        await connection.query(`listen ${channel}`);
        retryMs = firstRetryMs;
        // Something may have been published while there was no connection.
        if (round > 0) listener();
        await lost;
      } catch (error) {
        if (!isConnectionTrouble(error)) {
          log('info', 'PostgreSQL does not notify here: publications are found by asking', { reason: reasonOf(error) });
          return;
        }
        if (!stop.signal.aborted) logLostConnection(error);
      } finally {
        end();
      }
      await sleep(retryMs, undefined, { signal: stop.signal }).catch(() => {});
      retryMs = Math.min(retryMs * 2, lastRetryMs);
    }
  }

  function end(): void {
    client?.end().catch(() => {});
    client = undefined;
  }
}

/** Connections are lost together, and new ones tried again and again. */
export function logLostConnection(error: unknown): void {
  logSeldom('lost connection', 'warn', 'lost a database connection', { reason: reasonOf(error) });
}
