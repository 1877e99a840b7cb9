import { expect, it } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import type { ReadApi } from '../../contract/request-context.ts';
import { withFrameMemory } from './frame-memory.ts';

function create(reading: () => object = () => ({ ok: true, data: {}, tag: 'W/"a"' })) {
  const state = { version: 'v1', time: 0, asked: [] as string[] };
  const read = (async (endpoint: string) => {
    state.asked.push(endpoint);
    return reading();
  }) as ReadApi;
  const remember = withFrameMemory(
    read,
    () => state.version,
    () => state.time,
  );
  return { state, read: remember };
}

it('the frame is read once per version, and again after a minute', async () => {
  const { state, read } = create();
  const first = await read(endpoints.site);
  expect(await read(endpoints.site)).toBe(first);
  await read(endpoints.page('error'));
  expect(state.asked).toEqual([endpoints.site, endpoints.page('error')]);
  state.version = 'v2';
  await read(endpoints.site);
  state.time = 60_000;
  await read(endpoints.site);
  expect(state.asked).toHaveLength(4);
});

it('what belongs to one page is read for it', async () => {
  const { state, read } = create();
  for (let i = 0; i < 2; i++) await read(endpoints.article, { slug: 'son' });
  expect(state.asked).toHaveLength(2);
});

it.each([
  { ok: false, status: 503 },
  { ok: true, data: {} },
])('a failure and its stand-in are not kept: %o', async (reading) => {
  const { state, read } = create(() => reading);
  for (let i = 0; i < 2; i++) await read(endpoints.site);
  expect(state.asked).toHaveLength(2);
});
