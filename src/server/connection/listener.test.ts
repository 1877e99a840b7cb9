import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushRequests } from '../../http/request-log.ts';
import { answerTo, prepare, type ReadyResponse } from '../answers/ready-response.ts';
import { securityHeaders } from '../answers/security-headers.ts';
import { serverOptions } from '../operations/limits.ts';
import { createListener } from './listener.ts';

const text = 'Витамины и минералы. '.repeat(60);
let passedOn: string[] = [];
let server: Server;
let port: number;
let page: ReadyResponse;

beforeAll(async () => {
  page = await prepare({
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public' },
    body: Buffer.from(text),
  });
  const app = new Hono();
  app.all('*', (c) => {
    passedOn.push(`${c.req.method} ${c.req.path}`);
    return c.text('from the app');
  });
  const isReady = (url: string) => url === '/ready?a=1' || url === '/ready';
  server = createServer(
    serverOptions,
    createListener((url, asked) => (isReady(url) ? answerTo(asked, page) : undefined), app),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
afterEach(flushRequests);
beforeEach(() => {
  passedOn = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a ready answer', () => {
  it('leaves without the app, with every header it needs', async () => {
    const { status, headers, body } = await ask('/ready', 'GET', { 'Accept-Encoding': 'gzip, br' });
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, text]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'cache-control': 'public',
      vary: 'Accept-Encoding',
      etag: page.etag,
      date: expect.stringMatching(/GMT$/),
      connection: 'keep-alive',
    });
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(passedOn).toEqual([]);
  });

  it('is plain for a client that accepts no encoding', async () => {
    const { headers, body } = await ask('/ready');
    expect([headers['content-encoding'], headers['content-length'], body.toString()]).toEqual([
      undefined,
      String(body.length),
      text,
    ]);
  });

  it('is not sent again to a client that has it', async () => {
    const { status, headers, body } = await ask('/ready', 'GET', { 'If-None-Match': page.etag });
    expect([status, headers.etag, headers['content-length'], body.length]).toEqual([304, page.etag, undefined, 0]);
  });

  it('has no body for HEAD, but its length', async () => {
    const [get, head] = [await ask('/ready'), await ask('/ready', 'HEAD')];
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      get.headers['content-length'],
      0,
    ]);
  });

  it('has the head that Node writes for others', async () => {
    const asked = { 'Accept-Encoding': 'br', Connection: 'keep-alive' };
    const [written, nodes] = [await ask('/ready', 'GET', asked), await ask('/ready', 'HEAD', asked)];
    expect({ ...written.headers, 'x-request-id': '', date: '' }).toEqual({
      ...nodes.headers,
      'x-request-id': '',
      date: '',
    });
    expect(Math.abs(Date.parse(written.headers.date ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('ends the connection for a client that wants it so', async () => {
    const { headers, body } = await ask('/ready', 'GET', { Connection: 'close' });
    expect([headers.connection, headers['keep-alive'], body.toString()]).toEqual(['close', undefined, text]);
  });

  it('is one line in the log, without the query', async () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
    await ask('/ready?a=1');
    await vi.waitFor(() => expect(written.join('')).toContain('\n'));
    expect(JSON.parse(written.join('').trim().split('\n').at(-1) ?? '')).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'info',
      request: expect.stringMatching(/^[0-9a-f]{10}-/),
      client: '127.0.0.1',
      message: 'request',
      method: 'GET',
      path: '/ready',
      status: 200,
      ms: expect.any(Number),
    });
  });
});

it('everything else is the app’s', async () => {
  expect((await ask('/other')).body.toString()).toBe('from the app');
  await ask('/ready', 'POST');
  expect(passedOn).toEqual(['GET /other', 'POST /ready']);
});

it('answers on one connection come in the order of the questions, ready or not', async () => {
  const answers = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      const line = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
      socket.write(line('/other') + line('/ready') + line('/ready', `If-None-Match: ${page.etag}\r\n`));
      socket.write(line('/other', 'Connection: close\r\n'));
    });
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
  const order = [...answers.matchAll(/HTTP\/1\.1 (\d+)|from the app|Витамины/g)].map((match) => match[1] ?? match[0]);
  expect(order.filter((word, i) => word !== order[i - 1])).toEqual([
    '200',
    'from the app',
    '200',
    'Витамины',
    '304',
    '200',
    'from the app',
  ]);
});

/** As many answers as come before the connection is closed. */
function pipelined(count: number): Promise<number> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => {
      const last = 'GET /ready HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
      socket.write('GET /other HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count - 1) + last);
    });
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(heard.split('HTTP/1.1 200').length - 1));
  });
}

it('answers a few requests that were sent at once, and hangs up on a flood of them', async () => {
  expect(await pipelined(10)).toBe(10);
  expect(await pipelined(200)).toBeLessThan(20);
});
