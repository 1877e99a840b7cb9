import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { readProxyTrust } from '../../env/proxy-trust.ts';
import { flushRequestLog, log, setLogLevel } from '../../http/log.ts';
import { createCounters } from '../operations/counters.ts';
import { limits, serverOptions } from '../operations/limits.ts';
import { prepare } from '../responses/ready-response.ts';
import { limitConnections } from './connection-limit.ts';
import { createListener, refuseUnreadable } from './listener.ts';
import { clientAddress, createRequestGate } from './request-gate.ts';

const counters = createCounters();
const responded: [string, number][] = [];
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
  const gate = createRequestGate({
    trustProxy: readProxyTrust('loopback') ?? undefined,
    rateLimit: 3,
    headers: { 'Strict-Transport-Security': 'max-age=1' },
    counters,
    onResponse: (path, status) => responded.push([path, status]),
  });
  const ready = (url: string) => (url.startsWith('/ready') ? page : undefined);
  server = createServer(serverOptions, createListener({ app, ready, gate, counters }));
  limitConnections(server, 100);
  refuseUnreadable(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

beforeEach(() => {
  flushRequestLog();
  lines = [];
  responded.length = 0;
  const keep = (text: string | Uint8Array) => {
    for (const line of String(text).split('\n').filter(Boolean)) lines.push(JSON.parse(line));
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => {
  setLogLevel('info');
  flushRequestLog();
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
const requestLines = (count: number) =>
  vi.waitFor(() => {
    flushRequestLog();
    const found = lines.filter(({ message }) => message === 'request');
    expect(found).toHaveLength(count);
    return found;
  });

describe('a request', () => {
  it.each(['/ready', '/slow'])(
    'has an id in its response and its line, also one that a proxy gave it: %s',
    async (path) => {
      const own = await ask(path);
      expect(own.headers['x-request-id']).toMatch(/^[0-9a-f]{10}-\w+$/);
      const named = await ask(path, { 'X-Request-Id': 'edge-1', 'X-Forwarded-For': '203.0.113.7' });
      expect([named.status, named.headers['x-request-id'], named.headers['strict-transport-security']]).toEqual([
        200,
        'edge-1',
        'max-age=1',
      ]);
      expect((await requestLines(2))[1]).toEqual({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        level: 'info',
        message: 'request',
        request: 'edge-1',
        client: '203.0.113.7',
        method: 'GET',
        path,
        status: 200,
        ms: expect.any(Number),
      });
      if (path === '/slow')
        expect(lines.find(({ message }) => message === 'while it is made')).toMatchObject({
          request: own.headers['x-request-id'],
        });
      expect(responded).toEqual([
        [path, 200],
        [path, 200],
      ]);
    },
  );

  it('does not choose an id that breaks a line', async () => {
    const { headers } = await ask('/ready', { 'X-Request-Id': '"},{"level":"error' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{10}-\w+$/);
  });

  it('leaves neither its query nor the word of a preview link in the log, whatever became of it', async () => {
    const visitor = { 'X-Forwarded-For': '198.51.100.9' };
    for (const path of ['/ready?email=secret', '/slow?q=secret', '/preview/secret']) await ask(path, visitor);
    expect((await ask('/ready?email=secret', visitor)).status).toBe(429);
    expect((await ask(`/ready?email=secret${'a'.repeat(limits.urlLength)}`, visitor)).status).toBe(414);
    expect(JSON.stringify(await requestLines(5))).not.toContain('secret');
  });

  it('of a probe is logged for debugging only', async () => {
    await ask('/healthz');
    await ask(endpoints.version);
    await ask('/ready');
    expect((await requestLines(1)).map(({ path }) => path)).toEqual(['/ready']);
    setLogLevel('debug');
    await ask('/healthz');
    expect((await requestLines(2)).map(({ path }) => path)).toEqual(['/ready', '/healthz']);
  });
});

describe('limits', () => {
  it('a client that asks too often is told when to come back; probes and others are not kept waiting', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.1' };
    const before = counters.rateLimited;
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask('/ready', from)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await ask('/ready', from);
    expect(refused.headers).toMatchObject({
      'retry-after': '20',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=1',
    });
    expect(refused.text).toMatch(/Попробуйте через 20 с/);
    expect((await ask('/healthz', from)).status).toBe(200);
    expect((await ask('/ready', { 'X-Forwarded-For': '198.51.100.2' })).status).toBe(200);
    expect(counters.rateLimited - before).toBe(2);
  });

  it('an address may be so long, headers so large, and there may be so many of them', async () => {
    expect((await ask(`/${'a'.repeat(limits.urlLength)}`)).status).toBe(414);
    const tooLarge = await ask('/ready', { cookie: 'a'.repeat(limits.headerBytes) });
    expect([tooLarge.status, tooLarge.headers]).toEqual([
      431,
      expect.objectContaining({ 'x-frame-options': 'SAMEORIGIN' }),
    ]);
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-${n}`, '1']));
    expect((await ask('/ready', many(limits.headerLines / 2))).status).toBe(200);
    expect((await ask('/ready', many(limits.headerLines + 1))).status).toBe(431);
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

describe('the address of a client', () => {
  const addressOf = (trusted: string, remoteAddress: string, forwarded: string | undefined) => {
    const trust = readProxyTrust(trusted);
    if (!trust) throw new Error(`not understood: ${trusted}`);
    const asked = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
    return clientAddress(asked as unknown as IncomingMessage, trust);
  };

  it.each([
    ['no proxy is trusted by default', '', '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    ['one proxy', '1', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['one proxy, and a client that lies', '1', '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['two proxies', '2', '10.0.0.1', '1.1.1.1, 203.0.113.7, 198.51.100.2', '203.0.113.7'],
    ['fewer entries than proxies', '3', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['a proxy that sends nothing', '1', '10.0.0.1', undefined, '10.0.0.1'],
    ['trusted addresses', '10.0.0.0/8', '10.0.0.1', '203.0.113.7, 10.2.3.4', '203.0.113.7'],
    ['a stranger who claims to be a proxy', '10.0.0.0/8', '198.51.100.9', '203.0.113.7', '198.51.100.9'],
    ['loopback by name', 'loopback', '::1', '203.0.113.7', '203.0.113.7'],
    ['IPv4 on a socket for both', '1', '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['with a port', '1', '10.0.0.1', '203.0.113.7:5123', '203.0.113.7'],
    ['IPv6 with a port', '1', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['what is no address', '1', '10.0.0.1', '<script>', '10.0.0.1'],
  ])('%s', (_case, trusted, remote, forwarded, expected) => {
    expect(addressOf(trusted, remote, forwarded)).toBe(expected);
  });

  it('TRUST_PROXY is a number of proxies or a list of addresses, nothing else', () => {
    for (const wrong of ['true', 'all', '10.0.0.0/33', '1.2.3', '10.0.0.1,', '10.0.0.1/8/9', '-1', '2001:db8::/129'])
      expect([wrong, readProxyTrust(wrong)]).toEqual([wrong, null]);
    expect(readProxyTrust(' 127.0.0.1 , 2001:db8::/32 ')).not.toBeNull();
  });
});
