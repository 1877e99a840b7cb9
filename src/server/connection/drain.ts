import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const lookAgainMs = 50;

/** A request may be on its way on a connection that seems idle. */
const graceMs = 200;

export interface Drain {
  /** Tells everybody on an open connection to come back on another one, waits, and only then closes what is left. */
  stop(delayMs: number): Promise<void>;
}

/**
 * A stop that nobody notices. While the delay lasts, new requests are answered, each with `Connection: close`: a proxy that
 * keeps connections open leaves them by itself, and none is closed under a request that is on its way.
 */
export function drainable(server: Server): Drain {
  return {
    async stop(delayMs) {
      // Not before: a second listener makes every request a tenth dearer.
      server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false;
      });
      await sleep(delayMs);
      // Only the listening ends: `server.close` would cut idle connections off at the same moment.
      const closed = new Promise((done) => NetServer.prototype.close.call(server, done));
      await Promise.race([closed, sleep(graceMs)]);
      // Connections become idle one by one as their last answers are sent.
      server.closeIdleConnections();
      const look = setInterval(() => server.closeIdleConnections(), lookAgainMs);
      await closed;
      clearInterval(look);
    },
  };
}
