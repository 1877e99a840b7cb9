import type { Server } from 'node:http';
import { logSeldom } from '../../http/log-seldom.ts';
import { limits } from '../operations/limits.ts';
import { isOwnNetwork, networkOf } from './rate-limit.ts';

/**
 * Connections in all, and of one address: whoever holds many open costs nobody else theirs. Addresses that stand for many
 * visitors are exempt: proxies, and the operator's own machines.
 */
export function limitConnections(
  server: Server,
  maxConnections: number,
  isExempt: (address: string) => boolean = isOwnNetwork,
): void {
  server.maxConnections = maxConnections;
  server.maxHeadersCount = limits.headerLines;
  server.timeout = limits.idleMs;
  const most = Math.ceil(maxConnections * limits.connectionShare);
  const open = new Map<string, number>();
  // They come in hundreds: one line tells of many.
  server.on('drop', () =>
    logSeldom('drop', 'warn', 'MAX_CONNECTIONS is reached: a connection was refused', { most: maxConnections }),
  );
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isExempt(address)) return;
    const client = networkOf(address);
    const count = open.get(client) ?? 0;
    if (count >= most) {
      logSeldom('refused', 'warn', 'one address has its share of MAX_CONNECTIONS: a connection was refused', {
        client,
        most,
      });
      socket.destroy();
      return;
    }
    open.set(client, count + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
}
