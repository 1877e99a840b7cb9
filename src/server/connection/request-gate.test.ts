import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readProxyTrust } from '../../env/proxy-trust.ts';
import { log, setLogLevel } from '../../http/log.ts';
import { flushRequests } from '../../http/request-log.ts';
import { answerTo, prepare } from '../answers/ready-response.ts';
import { limitConnections, limits, serverOptions } from '../operations/limits.ts';
import { createTally } from '../operations/tally.ts';
import { createFrontDoor } from './front-door.ts';
import { createListener } from './listener.ts';

const tally = createTally();
const answered: [string, number][] = [];
let server: Server;
let port: number;
let lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const page = await prepare({ status: 200, headers: { 'Content-Type': 'text/plain' }, body: Buffer.from('ready') });
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/slow', (c) => {
    log('warn', 'while it is made');
    return c.text('made');
  });
  app.all('*', (c) => c.text('no', 405));
  const door = createFrontDoor({
    trustProxy: readProxyTrust('loopback') ?? undefined,
    rateLimit: 3,
    headers: ['Strict-Transport-Security', 'max-age=1'],
    tally,
    onAnswer: (path, status) => answered.push([path, status]),
  });
  const ready = (url: string, asked: Parameters<typeof answerTo>[0]) =>
    url === '/ready' ? answerTo(asked, page) : undefined;
  server = createServer(serverOptions, createListener(ready, app, door, tally));
  limitConnections(server, 100);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

beforeEach(() => {
  lines = [];
  answered.length = 0;
  const keep = (text: string | Uint8Array) => {
    for (const line of String(text).split('\n').filter(Boolean)) lines.push(JSON.parse(line));
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => {
  setLogLevel('info');
  flushRequests();
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body = '') {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    request({ port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .on('error', reject)
      .end(body);
  });
}

/** The line of a request is written when its connection is done with it. */
const requestLines = () =>
  vi.waitFor(() => {
    flushRequests();
    const found = lines.filter(({ message }) => message === 'request');
    expect(found).not.toEqual([]);
    return found;
  });

describe('a request', () => {
  it.each(['/ready', '/slow'])(
    'has an id in its answer and its line, also one that a proxy gave it: %s',
    async (path) => {
      const own = await ask(path);
      expect(own.headers['x-request-id']).toMatch(/^[0-9a-f]{10}-\w+$/);
      const named = await ask(path, { 'X-Request-Id': 'edge-1', 'X-Forwarded-For': '203.0.113.7' });
      expect([named.status, named.headers['x-request-id'], named.headers['strict-transport-security']]).toEqual([
        200,
        'edge-1',
        'max-age=1',
      ]);
      await vi.waitFor(async () => expect(await requestLines()).toHaveLength(2));
      expect((await requestLines())[1]).toMatchObject({ request: 'edge-1', client: '203.0.113.7', path, status: 200 });
      if (path === '/slow')
        expect(lines.find(({ message }) => message === 'while it is made')).toMatchObject({
          request: own.headers['x-request-id'],
        });
      expect(answered).toEqual([
        [path, 200],
        [path, 200],
      ]);
    },
  );

  it('does not choose an id that breaks a line', async () => {
    const { headers } = await ask('/ready', { 'X-Request-Id': '"},{"level":"error' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{10}-\w+$/);
  });

  it('of a probe is logged for debugging only', async () => {
    await ask('/healthz');
    await ask('/ready');
    expect((await requestLines()).map(({ path }) => path)).toEqual(['/ready']);
    setLogLevel('debug');
    await ask('/healthz');
    await vi.waitFor(async () => expect((await requestLines()).map(({ path }) => path)).toContain('/healthz'));
  });
});

describe('limits', () => {
  it('who asks too often is told when to come back; probes and others are not kept waiting', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.1' };
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask('/ready', from)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await ask('/ready', from);
    expect([refused.headers['retry-after'], refused.headers['cache-control']]).toEqual(['20', 'no-store']);
    expect(refused.text).toMatch(/Попробуйте через 20 с/);
    expect((await ask('/healthz', from)).status).toBe(200);
    expect((await ask('/ready', { 'X-Forwarded-For': '198.51.100.2' })).status).toBe(200);
    expect(tally.rateLimited).toBe(2);
  });

  it('an address may be so long, headers so large', async () => {
    expect((await ask(`/${'a'.repeat(limits.urlLength)}`)).status).toBe(414);
    expect((await ask('/ready', { cookie: 'a'.repeat(limits.headerBytes) })).status).toBe(431);
  });

  it('there may be so many lines of headers', async () => {
    const lines = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-${n}`, '1']));
    expect((await ask('/ready', lines(limits.headerLines / 2))).status).toBe(200);
    expect((await ask('/ready', lines(limits.headerLines + 1))).status).toBe(431);
  });

  it('a body is not waited for', async () => {
    const { status, headers } = await ask('/ready', {}, 'POST', 'x'.repeat(10_000));
    expect([status, headers.connection]).toEqual([405, 'close']);
  });

  it('connections beyond the limit are refused', async () => {
    server.maxConnections = 1;
    const first = connect(port, '127.0.0.1');
    await new Promise((done) => first.once('connect', done));
    const second = connect(port, '127.0.0.1');
    await new Promise((done) => second.once('close', done));
    first.destroy();
    server.maxConnections = 100;
  });

  it('slow clients have their named times', () => {
    expect([server.headersTimeout, server.requestTimeout, server.timeout, server.keepAliveTimeout]).toEqual([
      limits.headersMs,
      limits.requestMs,
      limits.idleMs,
      limits.keepAliveMs,
    ]);
  });
});
