import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWarm } from './warm-up.ts';

const pages = new Map([
  ['/articles/son', 'article'],
  ['/daily/omega-3', 'product'],
  ['/faq', 'page'],
  ['/daily', 'series'],
  ['/', 'home'],
]);

interface Options {
  hasRoomFor?: (path: string) => boolean;
  made?: (path: string) => boolean;
  /** After how many rests nobody asks for anything any more. */
  busyFor?: number;
}

function create(options: Options = {}) {
  const listeners: (() => void)[] = [];
  const state = { version: 'v1', refreshed: [] as string[], rests: 0, atOnce: 0, most: 0 };
  const warmUp = keepWarm({
    content: { version: () => state.version, pages: () => pages, onChange: (listener) => listeners.push(listener) },
    refresh: async (path) => {
      state.atOnce += 1;
      state.most = Math.max(state.most, state.atOnce);
      await Promise.resolve();
      state.atOnce -= 1;
      state.refreshed.push(path);
      return options.made?.(path) ?? true;
    },
    hasRoomFor: options.hasRoomFor ?? (() => true),
    requests: () => Math.min(state.rests, options.busyFor ?? 0),
    rest: async () => {
      state.rests += 1;
    },
  });
  const publish = (version: string) => {
    state.version = version;
    for (const listener of listeners) listener();
  };
  return { state, warmUp, publish };
}

const settled = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

describe('preparing pages', () => {
  it('goes by importance, one at a time, and rests before all and after each that was made', async () => {
    const { state, warmUp } = create({ made: (path) => path !== '/daily' });
    await settled();
    expect(state.refreshed).toEqual(['/', '/daily', '/daily/omega-3', '/faq', '/articles/son']);
    expect([state.most, state.rests]).toEqual([1, 1 + 4]);
    warmUp.stop();
  });

  it('waits while visitors ask for more, but not for ever', async () => {
    const { state, warmUp } = create({ busyFor: 10 });
    await settled();
    expect(state.refreshed).toHaveLength(5);
    expect(state.rests).toBe(1 + 10 + 5);
    warmUp.stop();
    const busy = create({ busyFor: Number.POSITIVE_INFINITY });
    await settled();
    expect(busy.state.refreshed).toHaveLength(5);
    busy.warmUp.stop();
  });

  it('begins anew when another version is published meanwhile, and after it', async () => {
    const { state, warmUp, publish } = create({
      made: () => {
        if (state.version === 'v1') publish('v2');
        return true;
      },
    });
    await settled();
    expect(state.refreshed).toEqual(['/', '/', '/daily', '/daily/omega-3', '/faq', '/articles/son']);
    publish('v3');
    await settled();
    expect(state.refreshed).toHaveLength(11);
    warmUp.stop();
  });

  it('leaves out what there is no room for, so that less important pages drive out no others', async () => {
    const kept = new Set<string>(['/faq']);
    const { state, warmUp, publish } = create({
      made: (path) => kept.add(path) !== undefined,
      hasRoomFor: (path) => kept.has(path) || kept.size < 3,
    });
    await settled();
    expect(state.refreshed).toEqual(['/', '/daily', '/faq']);
    publish('v2');
    await settled();
    expect(state.refreshed.slice(3), 'what is kept is looked at again in a full cache').toEqual([
      '/',
      '/daily',
      '/faq',
    ]);
    warmUp.stop();
  });

  it('ends when it is told to', async () => {
    const { state, warmUp } = create();
    warmUp.stop();
    await settled();
    expect(state.refreshed.length).toBeLessThan(5);
  });
});
