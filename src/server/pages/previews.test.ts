import { expect, it, vi } from 'vitest';
import { previewLink } from '../../content/preview-link.ts';
import type { ContentSnapshot } from '../data/content-state.ts';
import { inlineHash } from '../responses/security-headers.ts';
import { createPreviews } from './previews.ts';

const secret = 'a word that nobody can guess';
const now = Date.parse('2026-11-15T12:00:00Z');
const until = now / 1_000 + 3_600;
const snapshot: ContentSnapshot = {
  version: 'draft',
  fetchApi: async (path) => Response.json({ path }, { headers: { ETag: 'x', 'Cache-Control': 'public' } }),
  readApi: async () => ({ ok: false, status: 404 }),
  redirects: new Map([['/old', { from: '/old', to: '/new', status: 301 }]]),
  pages: new Map(),
  widths: null,
};

function previewsAt(time: number, kept: Record<string, ContentSnapshot | Error> = { abc: snapshot }) {
  const asked: string[] = [];
  const previews = createPreviews({
    secret,
    origin: 'https://example.ru',
    now: () => time,
    snapshot: async (id) => {
      asked.push(id);
      const found = kept[id];
      if (found instanceof Error) throw found;
      return found ?? null;
    },
    render: async (address) => ({
      status: 200,
      headers: { 'Cache-Control': 'public', 'Content-Security-Policy': "style-src-elem 'self'" },
      body: Buffer.from(`<head></head>draft of ${address}`),
    }),
  });
  return { previews, asked };
}

const link = (id = 'abc', to = '/articles/son') =>
  new URL(previewLink('https://example.ru', secret, { id, until }, to));
const withCookie = (path: string, cookie: string) =>
  new Request(`https://example.ru${path}`, { headers: { Cookie: cookie } });

async function cookieOf(url: URL): Promise<string> {
  const response = previewsAt(now).previews.open(url);
  return `a=b; ${response.headers.get('Set-Cookie')?.split(';')[0]}`;
}

it('leads from the link to the page, with a cookie for as long as the link is good', async () => {
  const response = previewsAt(now).previews.open(link());
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/articles/son']);
  expect(response.headers.get('Set-Cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure$/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it.each(['//elsewhere.ru', 'https://elsewhere.ru', '/\\elsewhere.ru', '/\t/elsewhere.ru', '/preview/x'])(
  'leads not to %j',
  (to) => {
    expect(previewsAt(now).previews.open(link('abc', to)).headers.get('Location')).toBe('/');
  },
);

it.each(['/..//elsewhere.ru', '/.//elsewhere.ru', '/a/..///elsewhere.ru'])('stays on this site for %j', (to) => {
  expect(previewsAt(now).previews.open(link('abc', to)).headers.get('Location')).toBe('/elsewhere.ru');
});

it('shows pages and API responses of the draft, in no cache and no search engine', async () => {
  const { previews, asked } = previewsAt(now);
  const cookie = await cookieOf(link());
  expect(previews.isAsked(cookie)).toBe(true);
  const page = await previews.page(withCookie('/articles/son?utm_source=x', cookie));
  const call = await previews.api(withCookie('/api/v1/article/son', cookie));
  const html = (await page?.text()) ?? '';
  expect(html).toMatch(/<\/head>draft of \/articles\/son$/);
  const [, sign = ''] = /<style>(.*Предпросмотр.*)<\/style>/s.exec(html) ?? [];
  expect(page?.headers.get('Content-Security-Policy')).toBe(`style-src-elem ${inlineHash(sign)} 'self'`);
  expect(await call?.json()).toEqual({ path: '/api/v1/article/son' });
  for (const response of [page, call]) {
    expect(response?.headers.get('Cache-Control')).toBe('no-store');
    expect(response?.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(response?.headers.get('ETag')).toBeNull();
  }
  expect(asked).toEqual(['abc']);
});

it('concerns no request without the cookie', async () => {
  const { previews } = previewsAt(now);
  expect(previews.isAsked('consent=yes')).toBe(false);
  expect(await previews.page(withCookie('/', 'consent=yes'))).toBeNull();
  expect(await previews.api(withCookie('/api/v1/site', ''))).toBeNull();
});

it('refuses a link that is forged, with a page that says so', async () => {
  const { previews } = previewsAt(now);
  const forged = link();
  forged.pathname = forged.pathname.replace(String(until), String(until + 1));
  const response = previews.open(forged);
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([403, null]);
  expect(await response.text()).toContain('Ссылка на предпросмотр не подходит');
  expect((await previews.page(withCookie('/', 'vitimepro_preview=abc.1.x')))?.status).toBe(403);
});

it('refuses what has expired or is not kept, and takes the cookie back', async () => {
  const cookie = await cookieOf(link());
  const late = previewsAt(until * 1_000);
  expect(late.previews.open(link()).status).toBe(410);
  const gone = [
    await late.previews.page(withCookie('/', cookie)),
    await previewsAt(now, {}).previews.page(withCookie('/', cookie)),
  ];
  for (const response of gone) {
    expect(response?.status).toBe(410);
    expect(response?.headers.get('Set-Cookie')).toContain('Max-Age=0');
  }
  expect(late.asked).toEqual([]);
});

it('follows the redirects of the draft', async () => {
  const response = await previewsAt(now).previews.page(withCookie('/old?a=1', await cookieOf(link())));
  expect([response?.status, response?.headers.get('Location')]).toEqual([303, '/new?a=1']);
});

it('keeps two in memory, and reads one that failed again', async () => {
  const kept: Record<string, ContentSnapshot | Error> = { a1: snapshot, b2: snapshot, c3: snapshot };
  const { previews, asked } = previewsAt(now, kept);
  const visit = async (id: string) => (await previews.page(withCookie('/', await cookieOf(link(id)))))?.status;
  for (const id of ['a1', 'b2', 'a1', 'c3', 'a1']) expect(await visit(id)).toBe(200);
  expect(asked).toEqual(['a1', 'b2', 'c3']);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  kept.d4 = new Error('the store does not answer');
  expect(await visit('d4')).toBe(503);
  kept.d4 = snapshot;
  expect(await visit('d4')).toBe(200);
});
