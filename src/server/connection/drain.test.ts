import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { drainable } from './drain.ts';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** As a proxy does: asks again and again on a connection that is kept open, until it is told to leave. */
async function visitor(port: number, seen: Map<string, number>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let isOver = false; !isOver; ) {
    await new Promise<void>((done) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        count(`${response.statusCode} ${response.headers.connection}`);
        isOver = response.headers.connection === 'close';
        response.resume().once('end', done);
      }).once('error', (error: NodeJS.ErrnoException) => {
        count(error.code ?? error.message);
        isOver = true;
        done();
      });
    });
  }
  agent.destroy();
}

it('resets no connection: whoever keeps one open is told to leave first', async () => {
  const server = createServer((_request, response) => setTimeout(() => response.end('ok'), 2));
  const drain = drainable(server);
  const port = await listen(server);
  const seen = new Map<string, number>();
  const visitors = Array.from({ length: 20 }, () => visitor(port, seen));
  await vi.waitFor(() => expect(seen.get('200 keep-alive')).toBeGreaterThan(100), { timeout: 60_000 });
  await drain.stop(300);
  await Promise.all(visitors);
  expect([...seen.keys()].toSorted()).toEqual(['200 close', '200 keep-alive']);
  expect(seen.get('200 close')).toBe(20);
});

it('ends what is under way before it closes, and does not wait for connections that only wait', async () => {
  const { promise: asked, resolve: answerWith } = Promise.withResolvers<() => void>();
  const server = createServer((request, response) => {
    if (request.url === '/quick') response.end('quick');
    else answerWith(() => response.end('slow'));
  });
  const drain = drainable(server);
  const port = await listen(server);
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<{ text: string; socket: Socket }>((done, failed) => {
      get({ port, host: '127.0.0.1', path, agent }, (response) => {
        response.setEncoding('utf8').once('data', (text) => done({ text, socket: response.socket }));
      }).once('error', failed);
    });
  const slow = ask('/slow');
  const answer = await asked;
  const { socket: waiting } = await ask('/quick');
  let isStopped = false;
  const stopping = drain.stop(0).then(() => {
    isStopped = true;
  });
  await once(waiting, 'close');
  expect(isStopped).toBe(false);
  answer();
  expect((await slow).text).toBe('slow');
  await stopping;
  agent.destroy();
});
