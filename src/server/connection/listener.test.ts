import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushRequestLog } from '../../http/log.ts';
import { serverOptions } from '../operations/limits.ts';
import { prepare, type ReadyResponse } from '../responses/ready-response.ts';
import { securityHeaders } from '../responses/security-headers.ts';
import { createListener } from './listener.ts';

const text = 'Витамины и минералы. '.repeat(60);
let passedOn: string[] = [];
let server: Server;
let port: number;
let page: ReadyResponse;
let slow = async () => {};

beforeAll(async () => {
  page = await prepare({
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public' },
    body: Buffer.from(text),
  });
  const app = new Hono();
  app.all('*', async (c) => {
    passedOn.push(`${c.req.method} ${c.req.path}`);
    if (c.req.path === '/slow') await slow();
    return c.text('from the app');
  });
  const listener = createListener({
    app,
    ready: (url) => (url === '/ready' ? page : undefined),
    bypassCache: (cookies) => cookies.includes('preview='),
  });
  server = createServer(serverOptions, listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
afterEach(flushRequestLog);
beforeEach(() => {
  passedOn = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Received> {
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

describe('a kept response', () => {
  it('is sent without the app, with every header it needs', async () => {
    const { status, headers, body } = await ask('/ready', 'GET', { 'Accept-Encoding': 'gzip, br' });
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, text]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'cache-control': 'public',
      vary: 'Accept-Encoding',
      etag: page.etag,
      'x-request-id': expect.any(String),
      connection: 'keep-alive',
    });
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(passedOn).toEqual([]);
  });

  it('is not sent again to a client that has it', async () => {
    const { status, headers, body } = await ask('/ready', 'GET', { 'If-None-Match': page.etag });
    expect([status, headers.etag, headers['content-length'], body.length]).toEqual([304, page.etag, undefined, 0]);
  });

  it('has no body for HEAD, but its length', async () => {
    const accepted = { 'Accept-Encoding': 'gzip' };
    const [get, head] = [await ask('/ready', 'GET', accepted), await ask('/ready', 'HEAD', accepted)];
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      get.headers['content-length'],
      0,
    ]);
    expect(passedOn).toEqual([]);
  });
});

it('everything else is for the app: other addresses and methods, plain bytes, visitors of a preview', async () => {
  const { headers } = await ask('/other');
  for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
  await ask('/ready', 'POST');
  await ask('/ready', 'GET', { 'Accept-Encoding': 'identity' });
  await ask('/ready', 'GET', { 'Accept-Encoding': 'br', Cookie: 'a=b; preview=x' });
  expect(passedOn).toEqual(['GET /other', 'POST /ready', 'GET /ready', 'GET /ready']);
});

it('a client of HTTP/1.0 need not say which host it asks: probes of balancers do not', async () => {
  const received = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /readyz HTTP/1.0\r\n\r\n'));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('end', () => resolve(heard));
    socket.on('error', reject);
  });
  expect([received.slice(0, 15), passedOn]).toEqual(['HTTP/1.1 200 OK', ['GET /readyz']]);
  expect(received).toContain('from the app');
});

it('responses on one connection come in the order of the requests, kept or not', async () => {
  const received = await new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => {
      const line = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
      const has = `If-None-Match: ${page.etag}\r\n`;
      socket.write(line('/other') + line('/ready', has) + line('/other') + line('/ready', has));
      socket.write(line('/other', 'Connection: close\r\n'));
    });
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('end', () => resolve(heard));
    socket.on('error', reject);
  });
  const order = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1]);
  expect(order).toEqual(['200', '304', '200', '304', '200']);
});

it('makes no response while the one before on the same connection waits to be taken', async () => {
  const { promise: asked, resolve: hear } = Promise.withResolvers<void>();
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  slow = async () => {
    hear();
    await taken;
  };
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise((done) => socket.resume().once('end', done));
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\nGET /other HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await asked;
  await yieldToEventLoop();
  expect(passedOn).toEqual(['GET /slow']);
  take();
  await ended;
  expect(passedOn).toEqual(['GET /slow', 'GET /other']);
});

/** As many responses as come before the connection is closed. */
function pipelined(count: number): Promise<number> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => {
      const last = 'GET /other HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
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
