import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noMedia, testContent, testPages } from '../../fixtures/content-state.ts';
import type { RequestContext } from '../contract/request-context.ts';
import { cachePolicy } from '../http/caching.ts';
import { withRequest } from '../http/log.ts';
import { createServer, type ServerParts } from './create-server.ts';
import type { ContentSnapshot } from './data/content-state.ts';
import { limits } from './operations/limits.ts';
import { createPageRenderer } from './pages/pages.ts';
import { inlineHash } from './responses/security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitimepro-server-'));
for (const build of ['client', 'previous']) mkdirSync(join(folder, build, 'assets'), { recursive: true });
writeFileSync(join(folder, 'client/assets/new-1.js'), 'new()');
writeFileSync(join(folder, 'client/assets/new-1.js.gz'), gzipSync('new()'));
writeFileSync(join(folder, 'previous/assets/old-1.js'), 'old()');
writeFileSync(join(folder, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

type Render = (url: URL, context: RequestContext) => Response | Promise<Response>;

const settings = { origin: 'https://example.ru', counters: {}, consent: 'notice' as const };

function serverWith(render: Render, snapshot: Partial<ContentSnapshot> = {}, parts: Partial<ServerParts> = {}) {
  const content = testContent({ pages: testPages('/', '/about'), ...snapshot });
  const server = createServer({
    content,
    pages: createPageRenderer(
      async () => ({ fetch: (request, { context }) => render(new URL(request.url), context) }),
      settings,
    ),
    origin: settings.origin,
    assetFolders: [join(folder, 'client'), join(folder, 'previous')],
    media: noMedia,
    pageCacheBytes: 1_000_000,
    ...parts,
  });
  return { ...server, content };
}

const html = (text = 'page', status = 200) => new Response(`<!doctype html>${text}${' '.repeat(600)}`, { status });
const versionPage: Render = async (_, { readApi }) => html(JSON.stringify(await readApi('/api/v1/version')));
const reading = (version: string): ContentSnapshot['readApi'] =>
  (async () => ({ ok: true, data: { version } })) as unknown as ContentSnapshot['readApi'];

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

describe('pages', () => {
  it('are rendered once for visitors with different campaigns', async () => {
    const render = vi.fn(() => html());
    const { app } = serverWith(render);
    await app.request('/about?utm_source=a');
    await app.request('/about?yclid=b&ac_stat=c');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('allow the inline scripts that the site wrote, and none that came into its HTML otherwise', async () => {
    const { app } = serverWith((_, { outcome }) => {
      outcome.scriptHashes = [inlineHash('own()')];
      return html('<script>own()</script><p>a review<script>alert(1)</script></p>');
    });
    const policy = (await app.request('/about')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${inlineHash('own()')};`);
    expect(policy).not.toContain(inlineHash('alert(1)'));
  });

  it.each<[string, Render]>([
    ['throws', () => Promise.reject(new Error('secret'))],
    ['leaves a hole', () => html('<section><!--$!--><template></template><!--/$--></section> secret')],
  ])('show the error page when rendering %s, and no word of why', async (_, breaks) => {
    const { app } = serverWith((url, context) =>
      context.failed ? html(`error page ${context.failed.status}`, 500) : breaks(url, context),
    );
    const response = await app.request('/about');
    const text = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(text).toContain('error page 500');
    expect(text).not.toContain('secret');
  });

  it('are kept by no cache where their address says what somebody takes', async () => {
    const { app } = serverWith(() => html());
    const policies = ['/moya-polka?s=1;;daily/omega-3', '/podbor?a=who_mother', '/moya-polka', '/search?q=a'].map(
      async (path) => (await app.request(path)).headers.get('cache-control')?.split(',')[0],
    );
    expect(await Promise.all(policies)).toEqual(['no-store', 'no-store', 'public', 'public']);
  });

  it('say "Page error not found", and in Russian what to do, when even the error page cannot be made', async () => {
    const response = await serverWith(() => {
      throw new Error('secret');
    }).app.request('/about');
    const text = await response.text();
    expect([response.status, text.includes('secret')]).toEqual([500, false]);
    const shown = text.replace(/<head>[\s\S]*<\/head>/, '');
    expect(shown).toContain('500 · <span lang="en">Page error not found</span>');
    expect(shown).toContain('<h1>Сайт временно недоступен</h1>');
    const links = [...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    // The logo leads home as well.
    expect(links).toEqual(['/', '', '/', '/contacts', '/products-filters', '/search', '/articles', '/where-to-buy']);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('say so, too, when the error page was taken out of the content', async () => {
    const response = await serverWith((_, context) => {
      context.outcome.errorPageMissing = true;
      return html('no such page', 404);
    }).app.request('/nope');
    expect([response.status, (await response.text()).includes('Page error not found')]).toEqual([500, true]);
  });

  it('answer HEAD with the headers of GET', async () => {
    const { app } = serverWith(() => html());
    const [get, head] = [await app.request('/about'), await app.request('/about', { method: 'HEAD' })];
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, get.headers.get('etag'), '']);
  });

  it('try again by themselves while nothing has been read yet', async () => {
    const { app } = serverWith(
      () => html(),
      {},
      { content: { ...testContent(), current: () => null, notReady: () => 'the content has not been read yet' } },
    );
    for (const path of ['/', '/api/v1/site', '/sitemap.xml'])
      expect([(await app.request(path)).status, (await app.request(path)).headers.get('retry-after')]).toEqual([
        503,
        '2',
      ]);
    expect(await (await app.request('/readyz')).text()).toBe('not ready: the content has not been read yet\n');
    const warnings = new Map([['clock', 'it is late']] as const);
    const warned = await serverWith(() => html(), {}, { warnings }).app.request('/readyz');
    expect([warned.status, await warned.text()]).toEqual([
      200,
      expect.stringMatching(/^ready\n.*\nwarning clock: it is late\n$/),
    ]);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('say "Page error not found" while the API that they are made of has never answered', async () => {
    const away = { reason: 'the API at API_BASE_URL does not answer', since: new Date() };
    const content = { ...testContent(), current: () => null, notReady: () => away.reason, away: () => away };
    const from = (more: object) =>
      serverWith(() => html(), {}, { content: { ...content, ...more } }).app.request('/about');
    const response = await from({ isRemote: true });
    expect([response.status, (await response.text()).includes('Page error not found')]).toEqual([500, true]);
    // With a store of its own a node only has not begun yet: a proxy asks the next one.
    expect((await from({})).status).toBe(503);
  });
});

describe('after a publish', () => {
  const before = { readApi: reading('v1') };
  const after = { version: 'v2', readApi: reading('v2') };
  const textOf = async (response: Response) => (await response.text()).trim();

  it('a visitor gets the old page at once, for no cache to keep, and then the new one; the API is new', async () => {
    const { app, content } = serverWith(versionPage, before);
    const was = await textOf(await app.request('/about'));
    content.publish(after);
    const old = await app.request('/about');
    expect([await textOf(old), old.headers.get('cache-control')]).toEqual([was, 'no-store']);
    expect(await (await app.request('/api/v1/version')).json()).toEqual({ version: 'v2' });
    await vi.waitFor(async () => {
      const response = await app.request('/about');
      expect(await textOf(response)).toContain('"v2"');
      expect(response.headers.get('cache-control')).toBe(cachePolicy.content);
    });
  });

  it('a page that is gone or has moved is so at once', async () => {
    const { app, content } = serverWith(
      (url) => html(url.pathname, content.current().pages.has(url.pathname) ? 200 : 404),
      {
        pages: testPages('/gone', '/moved'),
      },
    );
    for (const path of ['/gone', '/moved']) expect((await app.request(path)).status).toBe(200);
    const redirects = new Map([['/moved', { from: '/moved', to: '/about', status: 301 as const }]]);
    content.publish({ version: 'v2', pages: testPages('/about'), redirects });
    expect((await app.request('/gone')).status).toBe(404);
    expect((await app.request('/moved')).headers.get('location')).toBe('/about');
  });

  it('no page is made of two versions, even if one is published in the middle of its render', async () => {
    const { app, content } = serverWith(async (_, { readApi }) => {
      const first = await readApi('/api/v1/version');
      if (content.current().version === 'v1') content.publish(after);
      return html(JSON.stringify([first, await readApi('/api/v1/version')]));
    }, before);
    expect((await textOf(await app.request('/about'))).match(/v\d/g)).toEqual(['v1', 'v1']);
    expect((await textOf(await app.request('/about'))).match(/v\d/g)).toEqual(['v2', 'v2']);
  });

  it('an old page is better than none', async () => {
    let fails = false;
    const { app, content } = serverWith(() => (fails ? html('sorry', 503) : html('good')));
    await app.request('/about');
    fails = true;
    content.publish({ version: 'v2' });
    for (let i = 0; i < 3; i++) expect(await textOf(await app.request('/about'))).toContain('good');
  });
});

describe('unknown addresses', () => {
  it('get the page of the site, and in a flood a built-in one that takes no time of others', async () => {
    const render = vi.fn((url: URL) => html(url.pathname, url.pathname === '/about' ? 200 : 404));
    const { app } = serverWith(render);
    const { atOnce } = limits.notFoundRenders;
    const paths = [...Array.from({ length: atOnce * 3 }, (_, i) => `/nope-${i}`), '/%3Cscript%3E'];
    const flood = await Promise.all(paths.map((path) => app.request(path)));
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([404]));
    expect(render.mock.calls.length).toBeLessThan(atOnce * 2);
    const built = flood.at(-1);
    const text = await built?.text();
    expect(text).toContain('404 · <span lang="en">Page Not Found: /&lt;script&gt;</span>');
    expect(text).toContain('<h1>Страница не найдена</h1>');
    expect(built?.headers.get('cache-control')).toBe('no-store');
    const busy = serverWith(() => html('too many', 503));
    expect((await busy.app.request('/nope')).status, 'while nothing can be rendered').toBe(404);
    const kept = `/nope-${atOnce - 1}`;
    expect(await (await app.request(kept)).text()).toContain(`html>${kept}`);
    expect((await app.request('/about')).status).toBe(200);
  });
});

describe('files', () => {
  const { app } = serverWith(() => html());

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

  it('never leave their folder, and are never HTML', async () => {
    for (const path of ['/assets/gone.js', '/assets/..%2f..%2fsecret.js', '/assets/%00.js', '/assets/%E0%A4%A.js']) {
      const response = await app.request(path);
      expect([response.status, await response.text()]).toEqual([404, 'not found']);
    }
  });
});

describe('pictures', () => {
  const media = {
    async picture(path: string) {
      if (path.includes('away')) throw new Error('away');
      return path.includes('w320') ? { type: 'image/webp', bytes: Buffer.from('webp') } : null;
    },
    async original(hash: string) {
      if (hash.startsWith('c')) throw new Error('away');
      return hash.startsWith('a') ? new Uint8Array(Buffer.from('jpeg')) : null;
    },
  };
  const { app } = serverWith(() => html(), {}, { media });

  it.each([
    ['/media/x/w320.webp', 'image/webp', 'webp'],
    [`/share/${'a'.repeat(20)}.jpg`, 'image/jpeg', 'jpeg'],
  ])('%s is sent for ever', async (path, type, text) => {
    const response = await app.request(path);
    expect([response.headers.get('content-type'), await response.text()]).toEqual([type, text]);
    expect(response.headers.get('cache-control')).toBe(cachePolicy.immutable);
  });

  it.each(['/media/x/w321.webp', `/share/${'b'.repeat(20)}.jpg`])('%s is not there', async (path) => {
    const response = await app.request(path);
    expect([response.status, await response.text()]).toEqual([404, 'not found']);
  });

  it.each(['/media/away', `/share/${'c'.repeat(20)}.jpg`])(
    'says of %s when to come back while the data is away',
    async (path) => {
      const { status, headers } = await app.request(path);
      expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '2']);
    },
  );
});

describe('the API through the server', () => {
  const fetchApi: ContentSnapshot['fetchApi'] = async (path, init) => {
    if (init?.method === 'POST') return fetch('data:application/json,{}').then(() => new Response('', { status: 405 }));
    return Response.json({ path, text: 'т'.repeat(600) });
  };

  it('is compressed, tagged and kept; other methods are refused', async () => {
    const { app } = serverWith(() => html(), { fetchApi });
    const response = await app.request('/api/v1/site', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(response.headers.get('x-content-version'), 'for nodes that read this one').toBe('v1');
    const etag = response.headers.get('etag') ?? '';
    expect((await app.request('/api/v1/site', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    for (const method of ['POST', 'DELETE', 'OPTIONS'])
      expect((await app.request('/api/v1/site', { method })).status).toBe(405);
  });

  it('sends the pictures that other nodes ask for as they are, and keeps none in the place of pages', async () => {
    const headers = { 'Content-Type': 'image/webp', 'Cache-Control': cachePolicy.immutable };
    const { app, cache } = serverWith(() => html(), {
      fetchApi: async () => new Response('w'.repeat(9_000), { headers }),
    });
    const response = await app.request(`/api/v1/media/${'a'.repeat(20)}`, { headers: { 'Accept-Encoding': 'br' } });
    expect([response.headers.get('content-encoding'), (await response.arrayBuffer()).byteLength]).toEqual([
      null,
      9_000,
    ]);
    expect(cache.bytes).toBe(0);
  });

  it('passes on the response of another node, whose headers cannot be changed', async () => {
    const fixed = await fetch('data:application/json,{}');
    const { app } = serverWith(() => html(), { fetchApi: async () => fixed });
    expect((await app.request('/api/v1/site', { method: 'POST' })).status).toBe(200);
  });

  it('refuses at once when too many calls are under way, and keeps none of that', async () => {
    // However slow this machine is, nothing waits too long.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { app } = serverWith(() => html(), { fetchApi });
    const most = limits.callsAtOnce + limits.callsWaiting;
    const asked = Array.from({ length: most + 5 }, (_, n) => app.request(`/api/v1/search?q=${n}`));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 503);
    expect(refused.map(({ headers }) => [headers.get('retry-after'), headers.get('cache-control')])).toEqual(
      Array.from({ length: 5 }, () => ['2', 'no-store']),
    );
    expect((await app.request(`/api/v1/search?q=${most}`)).status).toBe(200);
    vi.useRealTimers();
  });

  it('refuses one client that takes too many places, and no other', async () => {
    const { app } = serverWith(() => html(), { fetchApi });
    const ask = (client: string, n: number) =>
      withRequest({ id: 'x', client }, async () => app.request(`/api/v1/search?q=${client}${n}`));
    const greedy = Array.from({ length: limits.callsPerClient + 3 }, (_, n) => ask('203.0.113.7', n));
    const other = ask('203.0.113.8', 1);
    expect((await Promise.all(greedy)).filter(({ status }) => status === 503)).toHaveLength(3);
    expect((await other).status).toBe(200);
  });
});

it('in development nothing is kept, and the content does not know all pages', async () => {
  const render = vi.fn(() => html());
  const { app } = serverWith(render, { pages: new Map() }, { isDevelopment: true });
  for (let i = 0; i < limits.notFoundRenders.atOnce + 10; i++) await app.request('/__gallery');
  expect(render).toHaveBeenCalledTimes(limits.notFoundRenders.atOnce + 10);
});
