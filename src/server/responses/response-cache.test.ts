import { describe, expect, it } from 'vitest';
import { answerTo, type ReadyResponse, type Rendered } from './ready-response.ts';
import { ResponseCache } from './response-cache.ts';

const page = (text: string, status = 200): Rendered => ({ status, headers: {}, body: Buffer.from(text) });

function createCache(options: { maxBytes?: number; now?: () => number } = {}) {
  const state = { version: 'v1', failures: [] as string[], tags: new Map<string, string>() };
  const cache = new ResponseCache({
    maxBytes: options.maxBytes ?? 1_000_000,
    version: () => state.version,
    now: options.now,
    isUnchanged: async (sources) => [...sources].every(([address, tag]) => state.tags.get(address) === tag),
    onFailure: (key) => state.failures.push(key),
  });
  return { cache, state };
}

const textOf = async (answer: Promise<Rendered | ReadyResponse>) => {
  const response = await answer;
  const plain = { acceptEncoding: null, ifNoneMatch: null };
  return ('etag' in response ? answerTo(plain, response).body : response.body)?.toString();
};

describe('ResponseCache', () => {
  it('renders a page once per version, however many ask', async () => {
    const { cache, state } = createCache();
    let renders = 0;
    const render = async () => page(`render ${++renders}`);
    const together = await Promise.all([1, 2, 3].map(() => textOf(cache.get('/a', render))));
    expect(together).toEqual(['render 1', 'render 1', 'render 1']);
    expect(await textOf(cache.get('/a', render))).toBe('render 1');
    state.version = 'v2';
    expect(await textOf(cache.get('/a', render))).toBe('render 2');
  });

  it('keeps nothing that must not be stored', async () => {
    const { cache } = createCache();
    let renders = 0;
    const render = async () => ({ ...page(`render ${++renders}`), headers: { 'Cache-Control': 'no-store' } });
    await cache.get('/a', render);
    expect(await textOf(cache.get('/a', render))).toBe('render 2');
    expect(cache.bytes).toBe(0);
  });

  it('serves the previous version when rendering fails or answers 5xx', async () => {
    const { cache, state } = createCache();
    await cache.get('/a', async () => page('good'));
    state.version = 'v2';
    expect(await textOf(cache.get('/a', () => Promise.reject(new Error('down'))))).toBe('good');
    expect(await textOf(cache.get('/a', async () => page('error page', 503)))).toBe('good');
    expect(state.failures).toEqual(['/a', '/a']);
  });

  it('lets a failure through when there is nothing else, and does not keep it', async () => {
    const { cache } = createCache();
    await expect(cache.get('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.get('/a', async () => page('sorry', 500))).status).toBe(500);
    expect(await textOf(cache.get('/a', async () => page('good')))).toBe('good');
  });

  it('makes the page of an address that does not exist once per version', async () => {
    const { cache, state } = createCache();
    let renders = 0;
    const render = async () => ({ ...page(`no ${++renders}`, 404), headers: { 'Cache-Control': 'no-store' } });
    await cache.get('/nope', render);
    expect(await textOf(cache.get('/nope', render))).toBe('no 1');
    state.version = 'v2';
    expect(await textOf(cache.get('/nope', async () => page('published')))).toBe('published');
  });

  it('gives such addresses a sixteenth of the memory, so that strangers drive no page out', async () => {
    const { cache } = createCache({ maxBytes: 64_000 });
    await cache.get('/a', async () => page('a page'));
    for (let i = 0; i < 100; i++) await cache.get(`/nope-${i}`, async () => page('no', 404));
    expect(cache.bytes).toBeLessThanOrEqual(4_000 + 2_100);
    expect(await textOf(cache.get('/a', async () => page('made again')))).toBe('a page');
  });

  it('compresses only what it keeps', async () => {
    const { cache } = createCache();
    const long = 'text '.repeat(200);
    expect(await cache.get('/a', async () => page(long))).toHaveProperty('variants.br');
    expect(await cache.get('/nope', async () => page(long, 404))).not.toHaveProperty('variants');
    const passing = async () => ({ ...page(long), headers: { 'Cache-Control': 'no-store' } });
    expect(await cache.get('/b', passing)).not.toHaveProperty('variants');
  });

  it('forgets a page that is gone, also for the day a render fails', async () => {
    const { cache, state } = createCache();
    await cache.get('/a', async () => page('good'));
    state.version = 'v2';
    expect((await cache.get('/a', async () => page('gone', 404))).status).toBe(404);
    state.version = 'v3';
    await expect(cache.get('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  it('drops the least recently used page when the bytes run out', async () => {
    const { cache } = createCache({ maxBytes: 7_000 });
    const big = (name: string) => cache.get(name, async () => page(name));
    await big('/a');
    await big('/b');
    await big('/c');
    await big('/a');
    await big('/d');
    let again = 0;
    await cache.get('/a', async () => page(String(++again)));
    expect(again).toBe(0);
    await cache.get('/b', async () => page(String(++again)));
    expect(again).toBe(1);
    expect(cache.bytes).toBeLessThanOrEqual(7_000);
  });

  it('makes a page anew after an hour: past events depend on the clock', async () => {
    let time = 0;
    const { cache } = createCache({ now: () => time });
    await cache.get('/events', async () => page('before'));
    time = 3_600_001;
    expect(await textOf(cache.get('/events', async () => page('after')))).toBe('after');
  });

  it('makes a page anew when the clock was set back by an hour or more', async () => {
    let time = 86_400_000;
    const { cache } = createCache({ now: () => time });
    await cache.get('/events', async () => page('before'));
    time = 0;
    expect(await textOf(cache.get('/events', async () => page('after')))).toBe('after');
  });

  describe('when another version is published', () => {
    const madeFrom = (text: string, ...sources: [string, string][]) => ({ ...page(text), sources: new Map(sources) });
    const published = async () => {
      const created = createCache();
      created.state.tags = new Map([
        ['site', '1'],
        ['article/a', '1'],
        ['article/b', '1'],
      ]);
      const { cache } = created;
      await cache.get('/a', async () => madeFrom('a', ['site', '1'], ['article/a', '1']));
      await cache.get('/b', async () => madeFrom('b', ['site', '1'], ['article/b', '1']));
      created.state.version = 'v2';
      created.state.tags.set('article/b', '2');
      return created;
    };

    it('makes only pages anew whose content has changed', async () => {
      const { cache } = await published();
      expect(cache.ready('/a')).toBeUndefined();
      const renders: string[] = [];
      for (const key of ['/a', '/b']) {
        await cache.get(key, async () => {
          renders.push(key);
          return madeFrom(`${key} anew`);
        });
      }
      expect(renders).toEqual(['/b']);
      expect(await textOf(Promise.resolve(cache.ready('/a') ?? page('')))).toBe('a');
      expect(await textOf(Promise.resolve(cache.ready('/b') ?? page('')))).toBe('/b anew');
    });

    it('serves a changed page as it was until it is made, if that is wanted', async () => {
      const { cache } = await published();
      let finish: (made: Rendered) => void = () => {};
      const slow = () => new Promise<Rendered>((resolve) => (finish = resolve));
      expect(await textOf(cache.getOrOld('/b', slow))).toBe('b');
      expect(await textOf(cache.getOrOld('/b', slow))).toBe('b');
      const fresh = cache.get('/b', slow);
      finish(page('b anew'));
      expect(await textOf(fresh)).toBe('b anew');
      expect(await textOf(cache.getOrOld('/b', slow))).toBe('b anew');
    });

    it('serves nothing that is older than an hour without looking again', async () => {
      let time = 0;
      const { cache, state } = createCache({ now: () => time });
      await cache.get('/a', async () => page('old'));
      state.version = 'v2';
      time = 3_600_001;
      expect(await textOf(cache.getOrOld('/a', async () => page('new')))).toBe('new');
    });
  });
});
