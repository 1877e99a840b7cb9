import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { limitConnections } from './connection-limit.ts';

it('leaves connections for others when one address holds all that it can have', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const server = createServer((_, response) => response.end());
  limitConnections(server, 30, (address) => address === '127.0.0.2');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const accepted: Socket[] = [];
  server.on('connection', (socket) => accepted.push(socket));
  const { port } = server.address() as AddressInfo;
  /** Whether it is kept open: what is refused ends before a response. */
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const isOpen = await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
    return { isOpen, socket };
  };
  const greedy = [];
  for (let i = 0; i < 5; i++) greedy.push(await open('127.0.0.3'));
  expect(greedy.map(({ isOpen }) => isOpen)).toEqual([true, true, true, false, false]);
  expect((await open('127.0.0.4')).isOpen, 'another address').toBe(true);
  for (let i = 0; i < 4; i++) expect((await open('127.0.0.2')).isOpen, 'a proxy').toBe(true);
  const [first] = accepted;
  greedy[0]?.socket.destroy();
  await once(first as Socket, 'close');
  expect((await open('127.0.0.3')).isOpen, 'after one has ended').toBe(true);
  server.closeAllConnections();
  server.close();
});
