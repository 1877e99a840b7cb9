import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTally } from '../operations/tally.ts';
import { withRenderLimit } from './render-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = { status: 200, headers: {}, body: Buffer.from('page') };
const few = { rendersAtOnce: 2, renders: 3, renderWaitMs: 1_000 };

/** Renders that end when told to. */
function held() {
  const tally = createTally();
  const started: string[] = [];
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const render = withRenderLimit(
    async (address) => {
      started.push(address);
      await promise;
      return page;
    },
    tally,
    few,
  );
  return { tally, started, finish, render };
}

it('lets renders take turns, and sends away at once whoever would wait too long', async () => {
  const { tally, started, finish, render } = held();
  const first = [render('/a'), render('/b'), render('/c')];
  const sentAway = await render('/d');
  expect(started).toEqual(['/a', '/b']);
  expect([sentAway.status, sentAway.headers['Retry-After'], sentAway.headers['Cache-Control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  // Hundreds of open connections that ask again at once would keep new ones out.
  expect(sentAway.headers.Connection).toBe('close');
  expect(sentAway.headers['Content-Security-Policy']).toMatch(/style-src-elem 'self' 'sha256-/);
  finish();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await render('/d')).status).toBe(200);
  expect(tally).toMatchObject({ renders: 4, overloaded: 1, rendersUnderWay: 0, rendersFailed: 0 });
});

it('sends away who has waited too long for a turn, never who has had it, and renders nothing for nobody', async () => {
  const { tally, started, finish, render } = held();
  const first = [render('/a'), render('/b')];
  const waiting = render('/c');
  await vi.advanceTimersByTimeAsync(few.renderWaitMs);
  expect((await waiting).status).toBe(503);
  await vi.advanceTimersByTimeAsync(10 * few.renderWaitMs);
  finish();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  await vi.runAllTimersAsync();
  expect(started).toEqual(['/a', '/b']);
  expect(tally).toMatchObject({ renders: 2, overloaded: 1, rendersUnderWay: 0 });
});

it('counts failures, and frees the place of a render that throws', async () => {
  const tally = createTally();
  const failing = withRenderLimit(async () => ({ status: 500, headers: {}, body: Buffer.alloc(0) }), tally);
  await failing('/a');
  const throwing = withRenderLimit(async () => Promise.reject(new Error('x')), tally);
  await expect(throwing('/a')).rejects.toThrow('x');
  expect(tally).toMatchObject({ renders: 2, rendersFailed: 1, rendersUnderWay: 0 });
});
