import { afterEach, expect, it, vi } from 'vitest';
import type { ContentSnapshot } from './content-state.ts';
import { followContent } from './follow-content.ts';
import { countZeroResults } from './zero-results.ts';

afterEach(() => {
  vi.useRealTimers();
});

const snapshot = (version: string): ContentSnapshot => ({
  version,
  fetchApi: async () => new Response(),
  readApi: async () => ({ ok: false, status: 404 }),
  redirects: new Map(),
  pages: new Map(),
  widths: null,
});

it('reads once more for those who ask while a read is under way', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const reads: PromiseWithResolvers<ContentSnapshot>[] = [];
  const content = followContent(
    'the store',
    () => {
      const read = Promise.withResolvers<ContentSnapshot>();
      reads.push(read);
      return read.promise;
    },
    () => {},
  );
  const looked = Promise.all([content.look(), content.look()]);
  reads[0]?.resolve(snapshot('before'));
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve(snapshot('after'));
  await looked;
  content.stop();
  expect([content.current()?.version, reads.length]).toEqual(['after', 2]);
});

it('counts a bounded number of queries, and drops what cannot be written after one line in the log', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const write = vi.fn(async (_: readonly unknown[]) => {});
  const zeroResults = countZeroResults(write);
  for (let i = 0; i < 2_000; i++) zeroResults.count(`query ${i}`);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(write.mock.lastCall?.[0]).toHaveLength(1_000);
  write.mockRejectedValue(new Error('read-only'));
  for (let i = 0; i < 3; i++) {
    zeroResults.count('a');
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(logged).toHaveBeenCalledTimes(1);
  write.mockReset();
  await zeroResults.close();
  expect(write).not.toHaveBeenCalled();
});
