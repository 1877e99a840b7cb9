import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { ReadyResponse, Rendered } from './ready-response.ts';
import { ResponseCache } from './response-cache.ts';

const page = (text: string, status = 200, headers = {}): Rendered => ({ status, headers, body: Buffer.from(text) });
const noStore = { 'Cache-Control': 'no-store' };

function createCache(options: { maxBytes?: number; keeps?: boolean } = {}) {
  const state = { version: 'v1', servedSince: Date.now(), failures: [] as string[] };
  const cache = new ResponseCache({
    maxBytes: 1_000_000,
    version: () => state.version,
    servedSince: () => state.servedSince,
    onFailure: (key) => state.failures.push(key),
    ...options,
  });
  const get = (key: string, make: () => Promise<Rendered>) => cache.get(key, state.version, make);
  const getStale = (key: string, make: () => Promise<Rendered>) => cache.getStale(key, state.version, make);
  return { cache, state, get, getStale };
}

function textOf(response: Rendered | ReadyResponse): string {
  if ('body' in response) return response.body.toString();
  const { identity, gzip } = response.encoded;
  return (identity ?? gunzipSync(gzip ?? '')).toString();
}

const policyOf = (response: Rendered | ReadyResponse) => response.headers['Cache-Control'];
const down = () => Promise.reject(new Error('down'));

/** A render that ends when it is told to. */
function heldRender() {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
  return { make: () => promise, finish: resolve, fail: reject };
}

describe('ResponseCache', () => {
  it('renders a page once per version, however many ask', async () => {
    const { state, get } = createCache();
    let renders = 0;
    const render = async () => page(`render ${++renders}`);
    const together = await Promise.all([1, 2, 3].map(() => get('/a', render)));
    expect(together.map(textOf)).toEqual(['render 1', 'render 1', 'render 1']);
    expect(textOf(await get('/a', render))).toBe('render 1');
    state.version = 'v2';
    expect(textOf(await get('/a', render))).toBe('render 2');
  });

  it('keeps nothing that must not be stored, and nothing at all in development', async () => {
    const { cache, get } = createCache();
    await get('/a', async () => page('personal', 200, noStore));
    const development = createCache({ keeps: false });
    await development.get('/a', async () => page('page'));
    await development.get('/b', async () => page('no', 404));
    expect([cache.bytes, development.cache.bytes]).toEqual([0, 0]);
  });

  it('sends the previous response when a render fails or responds with 5xx, for no cache to keep', async () => {
    const { state, get } = createCache();
    await get('/a', async () => page('good', 200, { 'Cache-Control': 'public' }));
    state.version = 'v2';
    for (const make of [down, async () => page('error page', 503)]) {
      const sent = await get('/a', make);
      expect([textOf(sent), policyOf(sent)]).toEqual(['good', 'no-store']);
    }
    expect(state.failures).toEqual(['/a', '/a']);
  });

  it('lets a failure through when there is nothing else, and does not keep it', async () => {
    const { get } = createCache();
    await expect(get('/a', down)).rejects.toThrow('down');
    expect((await get('/a', async () => page('sorry', 500))).status).toBe(500);
    expect(textOf(await get('/a', async () => page('good')))).toBe('good');
  });

  it('forgets a page that is gone, also for the day a render fails', async () => {
    const { state, get } = createCache();
    await get('/a', async () => page('good'));
    state.version = 'v2';
    expect((await get('/a', async () => page('gone', 404, noStore))).status).toBe(404);
    state.version = 'v3';
    await expect(get('/a', down)).rejects.toThrow('down');
  });

  it('makes the page of an unknown address once per version', async () => {
    const { cache, state, get } = createCache();
    await get('/nope', async () => page('no', 404, noStore));
    expect(cache.ready('/nope')?.status).toBe(404);
    state.version = 'v2';
    expect(textOf(await get('/nope', async () => page('published')))).toBe('published');
  });

  it.each([
    ['queries', (i: number) => `/search?q=${i}`, 200, 1 / 8],
    ['unknown addresses', (i: number) => `/nope-${i}`, 404, 1 / 16],
    ['pictures', (i: number) => `/media/${i}/w320.webp`, 200, 1 / 8],
  ])('gives %s a bounded share, so that they push no page out', async (_, key, status, share) => {
    const maxBytes = 256_000;
    const { cache, get } = createCache({ maxBytes });
    await get('/a', async () => page('a page'));
    const before = cache.bytes;
    for (let i = 0; i < 200; i++) await get(key(i), async () => page('x', status));
    expect(cache.bytes - before).toBeLessThanOrEqual(maxBytes * share);
    expect(cache.bytes - before).toBeGreaterThan(maxBytes * share * 0.8);
    expect(cache.ready('/a')).toBeDefined();
  });

  it('drops the least recently used page when the bytes run out', async () => {
    const { cache, get } = createCache({ maxBytes: 10_000 });
    for (const key of ['/a', '/b', '/c', '/a', '/d']) await get(key, async () => page(key));
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.ready(key))).toEqual(['/a', '/c', '/d']);
  });

  it('says when there is no room for a page that no visitor has asked for', async () => {
    const { cache, get } = createCache({ maxBytes: 10_000 });
    expect(cache.hasRoomFor('/a')).toBe(true);
    for (const key of ['/a', '/b', '/c']) await get(key, async () => page('x'.repeat(100)));
    expect([cache.hasRoomFor('/a'), cache.hasRoomFor('/d')]).toEqual([true, false]);
  });

  it.each([3_600_001, -3_600_001])('makes a page anew when the clock has moved by %i ms', async (ms) => {
    const { get, getStale } = createCache();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(86_400_000);
    await get('/events', async () => page('before'));
    clock.mockReturnValue(86_400_000 + ms);
    expect(textOf(await getStale('/events', async () => page('after')))).toBe('after');
    clock.mockRestore();
  });
});

describe('when another version is published', () => {
  it('a page is sent as it was until it is made, for no cache to keep', async () => {
    const { state, get, getStale } = createCache();
    await get('/a', async () => page('old', 200, { 'Cache-Control': 'public' }));
    state.version = 'v2';
    const { make, finish } = heldRender();
    const sent = [await getStale('/a', make), await getStale('/a', make)];
    expect(sent.map(textOf)).toEqual(['old', 'old']);
    expect(sent.map(policyOf)).toEqual(['no-store', 'no-store']);
    const fresh = get('/a', make);
    finish(page('new', 200, { 'Cache-Control': 'public' }));
    expect(textOf(await fresh)).toBe('new');
    const next = await getStale('/a', down);
    expect([textOf(next), policyOf(next)]).toEqual(['new', 'public']);
  });

  it('a minute later nobody gets a page as it was, however seldom it is asked for; one that cannot be made stays', async () => {
    const { cache, state, get, getStale } = createCache();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(86_400_000);
    await get('/a', async () => page('old'));
    await get('/b', async () => page('old'));
    Object.assign(state, { version: 'v2', servedSince: Date.now() });
    await get('/c', async () => page('new'));
    expect(['/a', '/b', '/c', '/d'].filter((key) => cache.isStale(key))).toEqual(['/a', '/b']);
    clock.mockReturnValue(86_400_000 + 60_000);
    expect(textOf(await getStale('/a', async () => page('new')))).toBe('new');
    expect(textOf(await getStale('/b', down))).toBe('old');
    clock.mockRestore();
  });

  it('what was made of the version before is sent once, and not kept', async () => {
    const { cache, state, get } = createCache();
    const { make, finish } = heldRender();
    const asked = get('/a', make);
    state.version = 'v2';
    await get('/a', async () => page('new'));
    finish(page('old', 200, { 'Cache-Control': 'public' }));
    const sent = await asked;
    expect([textOf(sent), policyOf(sent)]).toEqual(['old', 'no-store']);
    expect(textOf(cache.ready('/a') as ReadyResponse)).toBe('new');
  });

  it('a render that fails in the background is reported, never an unhandled rejection', async () => {
    const { state, get, getStale } = createCache();
    const { make, fail } = heldRender();
    // The render begins before there is anything to fall back on.
    const first = get('/a', make).catch(() => 'failed');
    const other = heldRender();
    state.version = 'v0';
    const made = get('/a', other.make);
    other.finish(page('old'));
    await made;
    state.version = 'v1';
    expect(textOf(await getStale('/a', make))).toBe('old');
    fail(new Error('down'));
    expect(await first).toBe('failed');
    await vi.waitFor(() => expect(state.failures).toEqual(['/a']));
  });
});

it('what is named by a hash of its bytes is fresh in every version', async () => {
  const { cache, state, get } = createCache();
  const ready = (await get('/x', async () => page('picture'))) as ReadyResponse;
  cache.keepForever('/media/a/w320.webp', ready);
  state.version = 'v2';
  expect(cache.ready('/media/a/w320.webp')).toBe(ready);
});
