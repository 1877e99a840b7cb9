import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testContent } from '../../../fixtures/content-state.ts';
import { withRequest } from '../../http/log.ts';
import { createCounters } from '../operations/counters.ts';
import { limitRenders } from './render-limit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const snapshot = testContent().current();
const page = { status: 200, headers: {}, body: Buffer.from('page') };
const few = { rendersAtOnce: 2, rendersWaiting: 2, rendersPerClient: 3, renderWaitMs: 1_000 };

/** Renders that end when told to. */
function held() {
  const counters = createCounters();
  const started: string[] = [];
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const limited = limitRenders(
    {
      async render(address) {
        started.push(address);
        await promise;
        return page;
      },
    },
    counters,
    few,
  );
  const render = (address: string, client?: string) =>
    withRequest({ id: 'x', client }, () => limited.render(address, snapshot));
  return { counters, started, finish, render };
}

it('renders so many at once, lets so many wait, and refuses the next at once', async () => {
  const { counters, started, finish, render } = held();
  const first = [render('/a'), render('/b'), render('/c'), render('/d')];
  const refused = await render('/e');
  await vi.waitFor(() => expect(started).toEqual(['/a', '/b']));
  expect([refused.status, refused.headers['Retry-After'], refused.headers['Cache-Control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  // Hundreds of open connections that ask again at once would keep new ones out.
  expect(refused.headers.Connection).toBe('close');
  expect(refused.headers['Content-Security-Policy']).toMatch(/style-src-elem 'self' 'sha256-/);
  finish();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await render('/e')).status).toBe(200);
  expect(counters).toMatchObject({ renders: 5, overloaded: 1, rendersUnderWay: 0, rendersFailed: 0 });
});

it('refuses one client that takes too many places, and no other', async () => {
  const { finish, render } = held();
  const greedy = [render('/a', '203.0.113.7'), render('/b', '203.0.113.7'), render('/c', '203.0.113.7')];
  expect((await render('/d', '203.0.113.7')).status).toBe(503);
  const other = render('/e', '203.0.113.8');
  finish();
  expect((await Promise.all([...greedy, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await render('/d', '203.0.113.7')).status).toBe(200);
});

it('hears what comes between two renders, even if they wait for nothing', async () => {
  let turns = 0;
  let counting = setImmediate(function count() {
    turns += 1;
    counting = setImmediate(count);
  });
  const seen: number[] = [];
  const limited = limitRenders(
    {
      async render() {
        seen.push(turns);
        return page;
      },
    },
    createCounters(),
    few,
  );
  await Promise.all(['/a', '/b', '/c', '/d'].map((address) => limited.render(address, snapshot)));
  clearImmediate(counting);
  const between = seen.slice(1).map((turn, i) => turn - (seen[i] ?? 0));
  expect(Math.min(...between)).toBeGreaterThanOrEqual(10);
});

it('begins when the loop was idle for one and a half times as long as it was active, or has been waited for', async () => {
  const measured = vi.spyOn(performance, 'eventLoopUtilization');
  const looksUntilBegun = async (...idle: number[]) => {
    const left = [...idle];
    measured.mockImplementation((since) => ({ active: 10, idle: (since && left.shift()) || 0, utilization: 0 }));
    await limitRenders({ render: async () => page }, createCounters(), few).render('/a', snapshot);
    return idle.length - left.length;
  };
  expect(await looksUntilBegun(15, 15, 15, 15)).toBe(1);
  expect(await looksUntilBegun(10, 15, 15, 15)).toBe(2);
  expect(await looksUntilBegun(10, 10, 10, 10, 10, 10)).toBe(5);
  measured.mockRestore();
});

it('abandons what has waited too long, never what has begun', async () => {
  const { counters, started, finish, render } = held();
  const first = [render('/a'), render('/b')];
  const waiting = render('/c');
  await vi.waitFor(() => expect(started).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(few.renderWaitMs);
  expect((await waiting).status).toBe(503);
  await vi.advanceTimersByTimeAsync(10 * few.renderWaitMs);
  finish();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  await vi.runAllTimersAsync();
  expect(started).toEqual(['/a', '/b']);
  expect(counters).toMatchObject({ renders: 2, overloaded: 1, rendersUnderWay: 0 });
});

it('counts failures, and frees the place of a render that throws', async () => {
  const counters = createCounters();
  const one = { ...few, rendersAtOnce: 1 };
  const failing = limitRenders({ render: async () => ({ ...page, status: 500 }) }, counters, one);
  await failing.render('/a', snapshot);
  let fails = true;
  const throwing = limitRenders(
    {
      async render() {
        if (fails) throw new Error('x');
        return page;
      },
    },
    counters,
    one,
  );
  await expect(throwing.render('/a', snapshot)).rejects.toThrow('x');
  fails = false;
  expect((await throwing.render('/a', snapshot)).status).toBe(200);
  expect(counters).toMatchObject({ renders: 3, rendersFailed: 1, rendersUnderWay: 0 });
});
