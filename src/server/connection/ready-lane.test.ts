import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { flushRequests } from '../../http/request-log.ts';
import { contentSecurityPolicy } from '../answers/security-headers.ts';
import { createServer } from '../create-server.ts';
import { createTally } from '../operations/tally.ts';

const known = new Map(['/', '/about', '/articles', '/daily'].map((path) => [path, 'page']));
const tally = createTally();
let http: Server;
let origin: string;

const pageOf = (address: string) => `<!doctype html><script>go()</script>${address} ${'x'.repeat(600)}`;

async function render(address: string) {
  const html = pageOf(address);
  const isPage = known.has(address.split('?')[0] ?? '');
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isPage ? 'public' : 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(html, {}),
  };
  return { status: isPage ? 200 : 404, headers, body: Buffer.from(html) };
}

beforeAll(async () => {
  const { listener } = createServer({
    content: {
      version: () => 'v1',
      isReady: () => true,
      pages: () => known,
      redirects: () => new Map([['/old', { from: '/old', to: '/about', status: 301 as const }]]),
    },
    pages: { render },
    fetchApi: async (path) => Response.json({ path }, { headers: { ETag: '"a"' } }),
    readApi: async () => ({ ok: false, status: 404 }),
    origin: 'https://example.ru',
    assetFolders: [],
    media: { picture: async () => null, original: async () => null, removeReplaced: async () => 0 },
    pageCacheBytes: 1_000_000,
    tally,
  });
  http = createHttpServer(listener);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => http.close());
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(flushRequests);

/** The answer to the same question asked again, and whether it was ready then. */
async function again(path: string) {
  await (await fetch(origin + path, { redirect: 'manual' })).text();
  await new Promise((done) => setTimeout(done, 20));
  const before = tally.cacheHits;
  const response = await fetch(origin + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text(), wasReady: tally.cacheHits > before };
}

it.each([
  ['/about', pageOf('/about')],
  ['/about?utm_source=x', pageOf('/about')],
  ['/articles?page=2&utm_source=x', pageOf('/articles?page=2')],
  ['/api/v1/site', '{"path":"/api/v1/site"}'],
  ['/api/v1/site?x=1', '{"path":"/api/v1/site"}'],
  ['/robots.txt', expect.stringContaining('User-agent')],
])('%s is ready when it is asked for again', async (path, text) => {
  expect(await again(path)).toEqual({ status: 200, text, wasReady: true });
});

it.each(['/nope', '/daily/nope', '/a/b/c'])('%s, which is no page, is ready', async (path) => {
  expect(await again(path)).toEqual({ status: 404, text: pageOf(path), wasReady: true });
});

it.each([
  ['/healthz', 200],
  ['/readyz', 200],
  ['/events.ics', 500],
  ['/assets/gone.js', 404],
  ['/media/x', 404],
  ['/old', 301],
  ['/About', 308],
  ['/nope/', 308],
  ['/%D0%BD%D0%B5%D1%82', 404],
])('%s is the app’s', async (path, status) => {
  expect(await again(path)).toMatchObject({ status, wasReady: false });
});
