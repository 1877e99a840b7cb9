import { expect, it } from 'vitest';
import { previewLink } from '../../content/preview-link.ts';
import type { PreparedPages } from '../../store/prepare-publication.ts';
import { createPreviews } from './previews.ts';

const secret = 'a word that nobody can guess';
const now = Date.parse('2026-11-15T12:00:00Z');
const until = now / 1_000 + 3_600;
const publication = { tables: { redirects: [] } } as unknown as PreparedPages;

function previewsAt(time: number, kept: string[] = ['abc']) {
  const compiled: string[] = [];
  const previews = createPreviews({
    secret,
    origin: 'https://example.ru',
    now: () => time,
    source: {
      compile: async (id) => {
        compiled.push(id);
        return kept.includes(id) ? publication : null;
      },
      apiOf: () => async (path) => Response.json({ path }, { headers: { ETag: 'x', 'Cache-Control': 'public' } }),
    },
    render: () => async (address) => ({
      status: 200,
      headers: { 'Cache-Control': 'public' },
      body: Buffer.from(`draft of ${address}`),
      sources: new Map(),
    }),
  });
  return { previews, compiled };
}

const link = (id = 'abc', to = '/articles/son') =>
  new URL(previewLink('https://example.ru', secret, { id, until }, to));
const withCookie = (path: string, cookie: string) =>
  new Request(`https://example.ru${path}`, { headers: { Cookie: cookie } });

async function cookieOf(url: URL): Promise<string> {
  const response = await previewsAt(now).previews.open(url);
  return `a=b; ${response.headers.get('Set-Cookie')?.split(';')[0]}`;
}

it('leads from the link to the page, with a cookie for as long as the link is good', async () => {
  const response = await previewsAt(now).previews.open(link());
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/articles/son']);
  expect(response.headers.get('Set-Cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure$/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it.each(['//elsewhere.ru', 'https://elsewhere.ru', '/\\elsewhere.ru', '/preview/x'])('leads not to %s', async (to) => {
  expect((await previewsAt(now).previews.open(link('abc', to))).headers.get('Location')).toBe('/');
});

it('shows pages and answers of the draft, for nobody to keep or to index', async () => {
  const { previews, compiled } = previewsAt(now);
  const cookie = await cookieOf(link());
  expect(previews.isAsked(cookie)).toBe(true);
  const page = await previews.page(withCookie('/articles/son?utm_source=x', cookie));
  const answer = await previews.api(withCookie('/api/v1/article/son', cookie));
  expect(await page?.text()).toBe('draft of /articles/son');
  expect(await answer?.json()).toEqual({ path: '/api/v1/article/son' });
  for (const response of [page, answer]) {
    expect(response?.headers.get('Cache-Control')).toBe('no-store');
    expect(response?.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(response?.headers.get('ETag')).toBeNull();
  }
  expect(compiled).toEqual(['abc']);
});

it('is nothing to whoever has no cookie', async () => {
  const { previews } = previewsAt(now);
  expect(previews.isAsked('consent=yes')).toBe(false);
  expect(await previews.page(withCookie('/', 'consent=yes'))).toBeNull();
  expect(await previews.api(withCookie('/api/v1/site', ''))).toBeNull();
});

it('refuses a link that is forged, with a page that says so', async () => {
  const { previews } = previewsAt(now);
  const forged = link();
  forged.pathname = forged.pathname.replace(String(until), String(until + 1));
  const response = await previews.open(forged);
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([403, null]);
  expect(await response.text()).toContain('Ссылка на предпросмотр не подходит');
  expect((await previews.page(withCookie('/', 'vitimepro_preview=abc.1.x')))?.status).toBe(403);
});

it('refuses what has expired or is not kept, and takes the cookie back', async () => {
  const cookie = await cookieOf(link());
  const late = previewsAt(until * 1_000);
  expect((await late.previews.open(link())).status).toBe(410);
  const gone = [
    await late.previews.page(withCookie('/', cookie)),
    await previewsAt(now, []).previews.page(withCookie('/', cookie)),
  ];
  for (const response of gone) {
    expect(response?.status).toBe(410);
    expect(response?.headers.get('Set-Cookie')).toContain('Max-Age=0');
  }
  expect(late.compiled).toEqual([]);
});
