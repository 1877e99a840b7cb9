import { expect, it } from 'vitest';
import { withRenderLimit } from './render-limit.ts';
import { createTally } from './tally.ts';

it('sends away at once whoever would wait too long, and lets others in again afterwards', async () => {
  const tally = createTally();
  const { promise, resolve } = Promise.withResolvers<void>();
  const render = withRenderLimit(
    async () => {
      await promise;
      return { status: 200, headers: {}, body: Buffer.from('page') };
    },
    tally,
    2,
  );
  const first = [render('/a'), render('/b')];
  const sentAway = await render('/c');
  expect([sentAway.status, sentAway.headers['Retry-After'], sentAway.headers['Cache-Control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect(sentAway.headers['Content-Security-Policy']).toMatch(/style-src-elem 'self' 'sha256-/);
  resolve();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await render('/c')).status).toBe(200);
  expect(tally).toMatchObject({ renders: 3, overloaded: 1, rendersUnderWay: 0, rendersFailed: 0 });
});

it('counts failures, and frees the place of a render that throws', async () => {
  const tally = createTally();
  const failing = withRenderLimit(async () => ({ status: 500, headers: {}, body: Buffer.alloc(0) }), tally);
  await failing('/a');
  const throwing = withRenderLimit(async () => Promise.reject(new Error('x')), tally);
  await expect(throwing('/a')).rejects.toThrow('x');
  expect(tally).toMatchObject({ renders: 2, rendersFailed: 1, rendersUnderWay: 0 });
});
