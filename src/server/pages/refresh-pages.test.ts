import { beforeEach, expect, it, vi } from 'vitest';
import { testContent, testPages } from '../../../fixtures/content-state.ts';
import { refreshPages } from './refresh-pages.ts';

const pages = testPages('/', '/daily', '/daily/omega-3', '/faq');

interface Options {
  /** Pages that can be made the second time only. */
  refused?: string[];
  hasRoomFor?: (path: string) => boolean;
  onRefresh?: (path: string) => void;
  /** How many pauses bring a request each. */
  busyFor?: number;
}

function start({ refused = [], hasRoomFor = () => true, onRefresh, busyFor = 0 }: Options = {}) {
  const content = testContent({ pages });
  const state = { refreshed: [] as string[], pauses: 0, atOnce: 0, most: 0 };
  const stop = refreshPages({
    content,
    async refresh(path) {
      state.most = Math.max(state.most, ++state.atOnce);
      await Promise.resolve();
      state.atOnce -= 1;
      state.refreshed.push(path);
      onRefresh?.(path);
      return !refused.includes(path) || state.refreshed.filter((one) => one === path).length > 1;
    },
    hasRoomFor,
    requests: () => Math.min(state.pauses, busyFor),
    pause: async () => void state.pauses++,
  });
  return { content, state, stop };
}

const settled = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

it('makes all pages in their order, one at a time, with a pause before each', async () => {
  const { state } = start();
  await settled();
  expect(state.refreshed).toEqual([...pages.keys()]);
  expect([state.most, state.pauses]).toEqual([1, 4]);
});

it('waits while visitors send requests, but not for ever', async () => {
  const { state } = start({ busyFor: 10 });
  await settled();
  expect([state.refreshed.length, state.pauses]).toEqual([4, 10 + 4]);
  const busy = start({ busyFor: Number.POSITIVE_INFINITY });
  await settled();
  expect(busy.state.refreshed).toHaveLength(4);
});

it('is abandoned when another version is published, and begins anew', async () => {
  const { state, content } = start({
    onRefresh: () => content.current().version === 'v1' && content.publish({ version: 'v2' }),
  });
  await settled();
  expect(state.refreshed).toEqual(['/', ...pages.keys()]);
});

it('comes back to a page that could not be made, after all others', async () => {
  const { state } = start({ refused: ['/daily'] });
  await settled();
  expect(state.refreshed).toEqual([...pages.keys(), '/daily']);
});

it('leaves out what there is no room for', async () => {
  const { state } = start({ hasRoomFor: (path) => path !== '/daily' });
  await settled();
  expect(state.refreshed).toEqual(['/', '/daily/omega-3', '/faq']);
});

it('goes on after a failure with the next version, and ends when it is told to', async () => {
  const { state, content, stop } = start({
    onRefresh: () => {
      if (content.current().version === 'v1') throw new Error('x');
    },
  });
  await settled();
  content.publish({ version: 'v2' });
  await settled();
  expect(state.refreshed).toEqual(['/', ...pages.keys()]);
  stop();
  content.publish({ version: 'v3' });
  await settled();
  expect(state.refreshed).toHaveLength(5);
});
