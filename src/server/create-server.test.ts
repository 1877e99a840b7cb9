import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadApi, RequestContext } from '../contract/request-context.ts';
import { cachePolicy } from '../http/cache-policy.ts';
import { flushRequests } from '../http/request-log.ts';
import { encode } from '../pictures/encode.ts';
import { createServer } from './create-server.ts';
import type { FetchApi } from './data/fetch-api.ts';
import { limits } from './operations/limits.ts';
import { createPageRenderer } from './pages/pages.ts';
import { createMedia } from './pictures/media.ts';

const hash = 'a'.repeat(20);
/** Of a picture that the API cannot give at the moment. */
const awayHash = 'c'.repeat(20);
const folder = mkdtempSync(join(tmpdir(), 'vitimepro-server-'));
for (const build of ['client', 'previous']) mkdirSync(join(folder, build, 'assets'), { recursive: true });
writeFileSync(join(folder, 'client/assets/new-1.js'), 'new()');
writeFileSync(join(folder, 'client/assets/new-1.js.gz'), gzipSync('new()'));
writeFileSync(join(folder, 'previous/assets/old-1.js'), 'old()');
writeFileSync(join(folder, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const fetchApi: FetchApi = async (path, init) => {
  if (path === `/api/v1/media/${hash}`) {
    return new Response(
      await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#4a8df6' } })
        .webp()
        .toBuffer(),
    );
  }
  if (path === `/api/v1/media/${awayHash}`) return new Response('', { status: 503 });
  if (path.startsWith('/api/v1/media/')) return new Response('', { status: 404 });
  if (init?.method === 'POST') return new Response('', { status: 405 });
  return Response.json({ path, text: 'т'.repeat(600) });
};

const media = createMedia(fetchApi, {
  folder: join(folder, 'media'),
  makeAsked: async ({ hash: name, width, format }, bytesOf) => {
    const original = await bytesOf(name);
    return original && encode(original, { width, format, isAwaited: true });
  },
});

const missing: ReadApi = async () => ({ ok: false, status: 404 });

function serverWith(render: (url: string, context: RequestContext) => Response, version = () => 'v1') {
  return createServer({
    content: {
      version,
      isReady: () => true,
      pages: () => new Map(),
      redirects: () => new Map([['/old', { from: '/old', to: '/new', status: 301 as const }]]),
    },
    pages: createPageRenderer(
      async () => ({ fetch: (request, { context }) => render(request.url, context) }),
      missing,
      { origin: 'https://example.ru', counters: {}, consent: 'notice' },
    ),
    fetchApi,
    readApi: missing,
    origin: 'https://example.ru',
    assetFolders: [join(folder, 'client'), join(folder, 'previous')],
    media,
    pageCacheBytes: 1_000_000,
  }).app;
}
const html = (text = 'page', status = 200) =>
  new Response(`<!doctype html><script>go()</script>${text}${' '.repeat(600)}`, { status });

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(flushRequests);

describe('pages', () => {
  it('are rendered once for visitors with different campaigns', async () => {
    let renders = 0;
    const app = serverWith(() => {
      renders += 1;
      return html();
    });
    await app.request('/about?utm_source=a');
    await app.request('/about?yclid=b&ac_stat=c');
    expect(renders).toBe(1);
  });

  it('carry the hash of their inline script in the policy', async () => {
    const response = await serverWith(() => html()).request('/about');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('secret'))],
    ['leaves a hole', () => html('<section><!--$!--><template></template><!--/$--></section> secret')],
  ])('show the error page when rendering %s, and no word of why', async (_, breaks) => {
    const seen: (number | undefined)[] = [];
    const { app } = createServer({
      content: { version: () => 'v1', isReady: () => true, pages: () => new Map(), redirects: () => new Map() },
      pages: createPageRenderer(
        async () => ({
          fetch: (_, { context }) => {
            seen.push(context.failed?.status);
            return context.failed ? html('error page', 500) : breaks();
          },
        }),
        missing,
        { origin: 'https://example.ru', counters: {}, consent: 'notice' },
      ),
      fetchApi,
      readApi: missing,
      origin: 'https://example.ru',
      assetFolders: [folder],
      media,
      pageCacheBytes: 1_000_000,
    });
    const response = await app.request('/about');
    const text = await response.text();
    expect([response.status, text.includes('error page'), text.includes('secret'), seen]).toEqual([
      500,
      true,
      false,
      [undefined, 500],
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('say "Page error not found", and in Russian what to do, when even the error page cannot be made', async () => {
    const response = await serverWith(() => {
      throw new Error('secret');
    }).request('/about');
    const text = await response.text();
    expect([response.status, text.includes('secret')]).toEqual([500, false]);
    const shown = text.replace(/<head>[\s\S]*<\/head>/, '');
    expect(shown).toContain('500 · <span lang="en">Page error not found</span>');
    expect(shown).toContain('<h1>Сайт временно недоступен</h1>');
    const links = [...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(['', '/', '/contacts', '/products-filters', '/search', '/articles', '/where-to-buy']);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('say so, too, when the error page was taken out of the content', async () => {
    const response = await serverWith((_, context) => {
      context.outcome.errorPageMissing = true;
      return html('no such page', 404);
    }).request('/nope');
    expect([response.status, (await response.text()).includes('Page error not found')]).toEqual([500, true]);
  });

  it('answer HEAD with the headers of GET', async () => {
    const app = serverWith(() => html());
    const [get, head] = [await app.request('/about'), await app.request('/about', { method: 'HEAD' })];
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, get.headers.get('etag'), '']);
  });

  it('redirect old addresses with the query', async () => {
    const response = await serverWith(() => html()).request('/old?utm_source=x');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/new?utm_source=x']);
  });
});

describe('files', () => {
  const app = serverWith(() => html());

  it('are immutable when hashed, those of the previous build included', async () => {
    for (const [path, text] of [
      ['/assets/new-1.js', 'new()'],
      ['/assets/old-1.js', 'old()'],
    ] as const) {
      const response = await app.request(path);
      expect([await response.text(), response.headers.get('cache-control')]).toEqual([
        text,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('that are not hashed are revalidated by their tag', async () => {
    const first = await app.request('/favicon.svg');
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, cachePolicy.content]);
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await app.request('/favicon.svg', { headers: { 'If-None-Match': etag } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    const head = await app.request('/favicon.svg', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '41', '']);
  });

  it('come in the encoding the build has prepared', async () => {
    const response = await app.request('/assets/new-1.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe('new()');
  });

  it('never leave their folder', async () => {
    for (const path of ['/assets/..%2f..%2fsecret.js', '/assets/%00.js', '/assets/%E0%A4%A.js']) {
      expect((await app.request(path)).status).toBe(404);
    }
  });
});

describe('pictures', () => {
  const app = serverWith(() => html());

  it.each([`/media/${hash}/w320.webp`, `/media/${hash}/w320.avif`, `/media/${hash}/w1000.webp`])(
    '%s is made',
    async (path) => {
      const response = await app.request(path);
      const { width } = await sharp(await response.arrayBuffer()).metadata();
      expect([response.status, width]).toEqual([200, Number(/w(\d+)/.exec(path)?.[1])]);
      expect(response.headers.get('cache-control')).toContain('immutable');
    },
  );

  it.each([`/media/${awayHash}/w320.webp`, `/share/${awayHash}.jpg`])(
    'says of %s when to come back while the data is away: it may be there after all',
    async (path) => {
      const response = await app.request(path);
      expect([response.status, response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual([
        503,
        'no-store',
        '2',
      ]);
    },
  );

  it.each([`/media/${hash}/w321.webp`, `/media/${hash}/w320.gif`, `/media/${'b'.repeat(20)}/w320.webp`, '/media/x'])(
    '%s is not',
    async (path) => {
      const response = await app.request(path);
      expect([response.status, await response.text()]).toEqual([404, 'not found']);
    },
  );
});

describe('the API through the server', () => {
  it('is compressed, tagged and cached', async () => {
    const app = serverWith(() => html());
    const response = await app.request('/api/v1/site', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
    const etag = response.headers.get('etag') ?? '';
    expect((await app.request('/api/v1/site', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await app.request('/api/v1/site', { method: 'POST' })).status).toBe(405);
    expect((await app.request('/api/v1/site', { method: 'DELETE' })).status).toBe(405);
  });

  it('sends away at once who comes when too many calls are under way, and keeps none of that', async () => {
    const app = serverWith(() => html());
    const asked = Array.from({ length: limits.calls + 5 }, (_, n) => app.request(`/api/v1/search?q=${n}`));
    const answers = await Promise.all(asked);
    const sentAway = answers.filter(({ status }) => status === 503);
    expect(sentAway).toHaveLength(5);
    expect(sentAway.map(({ headers }) => [headers.get('retry-after'), headers.get('cache-control')])).toEqual(
      sentAway.map(() => ['2', 'no-store']),
    );
    expect((await app.request(`/api/v1/search?q=${limits.calls}`)).status).toBe(200);
  });
});
