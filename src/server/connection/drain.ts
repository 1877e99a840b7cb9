import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const closeIdleEveryMs = 50;

/**
 * A stop that visitors do not notice; resolves when all connections have ended. During the delay requests are answered, each
 * with `Connection: close`: a proxy that keeps connections open leaves them by itself, and hardly any is closed under a
 * request that is on its way.
 */
export function drainable(server: Server): { stop(delayMs: number): Promise<void> } {
  return {
    async stop(delayMs) {
      server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
      await sleep(delayMs);
      const closed = new Promise((done) => server.close(done));
      // Responses that began before the drain leave their connections open.
      const closing = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
      await closed;
      clearInterval(closing);
    },
  };
}
