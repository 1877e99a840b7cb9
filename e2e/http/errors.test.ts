import { expect, it, vi } from 'vitest';
import { ask, origin } from './ask.ts';

/** Specification, section 8, at HTTP level. */

/** A node that is asked for many made-up addresses at once gives a page without data, for a while. */
const askForNoPage = (path: string) =>
  vi.waitFor(
    async () => {
      const response = await ask(path);
      const html = await response.text();
      expect(html).toContain('<link rel="canonical"');
      return { status: response.status, html };
    },
    { timeout: 60_000, interval: 100 },
  );
const spaced = [
  '/articles/%20gigiena-sna',
  '/articles/gigiena-sna%20',
  '/components/%09magniy',
  '/components/magniy%20',
  '/events/%20vebinar-son',
  '/events/vebinar-son%C2%A0',
  '/daily/%20omega-3',
  '/daily/omega-3%0A',
  '/%20daily/omega-3',
  '/daily%20/omega-3',
  '/%20daily',
  '/daily%20',
  '/specialists/%E2%80%83pavel-demin',
  '/specialists/pavel-demin%20',
  '/expert-%20sokolova',
  '/expert-sokolova%20',
];

for (const path of spaced) {
  it(`${path} is no page: whitespace around a slug`, async () => {
    const { status, html } = await askForNoPage(path);
    expect(status).toBe(404);
    // The words of the page itself: the title of every error page has them.
    const shown = /<main.*<\/main>/s.exec(html)?.[0].replace(/<!--.*?-->|<[^>]*>/g, '');
    expect(shown).toContain('404 · Страница не найдена');
  });
}

const unknown = [
  '/nope',
  '/daily/nope',
  '/articles/nope',
  '/components/nope',
  '/events/nope',
  '/specialists/nope',
  '/expert-nope',
  '/Daily',
];
/** An old link in Windows-1251, bytes that are no text, half an escape, the zero byte. */
const unreadable = [
  '/%F2%E5%F1%F2',
  '/articles/%FF',
  '/daily/100%',
  '/expert-%C0',
  '/daily%00',
  '/daily/omega-3%00',
  '/specialists/%00',
  '/daily/%3C%2Fscript%3E',
];
for (const path of [...unknown, ...unreadable])
  it(`${path} is a 404 with the error page`, async () => {
    const { status, html } = await askForNoPage(path);
    expect(status).toBe(404);
    expect(html).toMatch(/<title[^>]*>[^<]*Страница не найдена/);
    expect(html).toMatch(/<h1[ >].*?\p{L}.*?<\/h1>/su);
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    const api = await ask(`/api/v1/article/${path.split('/').at(-1)}`);
    expect([api.status, (await api.json()).error.message]).toEqual([404, 'Страница не найдена']);
  });

it('a route whose check fails: the same, with its path', async () => {
  // The gallery is for development: outside of it the check of its route fails.
  const response = await ask('/__gallery');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page Not Found: /__gallery');
});

it('a missing asset is plain text, never HTML', async () => {
  const response = await ask('/assets/gone-12345678.js');
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    404,
    'text/plain; charset=UTF-8',
    'not found',
  ]);
});

it('pages take GET and HEAD only', async () => {
  expect((await ask('/about', { method: 'POST' })).status).toBe(405);
  const head = await ask('/about', { method: 'HEAD' });
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
});

it('fixed routes have one spelling, and the query comes along', async () => {
  for (const [from, to] of [
    ['/About?utm_source=x', '/about?utm_source=x'],
    ['/about/', '/about'],
    ['/daily/omega-3/?a=1', '/daily/omega-3?a=1'],
    ['/catalog?utm_source=x', '/products-filters?utm_source=x'],
  ] as const) {
    const response = await ask(from);
    expect([from, [301, 308].includes(response.status), response.headers.get('location')]).toEqual([from, true, to]);
  }
});

it('health, readiness, security headers and compression', async () => {
  expect(await (await ask('/healthz')).text()).toBe('ok');
  expect(await (await ask('/readyz')).text()).toMatch(/^ready\nversion \w+/);
  const { headers } = await ask('/about', { headers: { 'Accept-Encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
  const etag = headers.get('etag') ?? '';
  const again = await ask('/about', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});
