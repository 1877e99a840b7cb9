import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchData } from './data-watch.ts';

const lines: { level: string; message: string; reason?: string }[] = [];
const keep = (text: string | Uint8Array) => lines.push(JSON.parse(String(text))) > 0;
beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => vi.useRealTimers());

it('knows that the data is gone and back again, says each once, and looks more often meanwhile', async () => {
  let reason: string | null = null;
  let looks = 0;
  let refreshed = 0;
  const watch = watchData({
    look: async () => {
      looks += 1;
      if (reason === 'thrown') throw new Error('connection refused');
      return reason;
    },
    refresh: async () => {
      refreshed += 1;
    },
  });
  await watch.start();
  expect([watch.trouble(), looks, refreshed]).toEqual([null, 1, 1]);

  reason = 'thrown';
  await vi.advanceTimersByTimeAsync(5_000);
  expect([watch.trouble(), looks, refreshed]).toEqual(['connection refused', 2, 1]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(looks).toBe(5);
  expect(lines).toMatchObject([{ level: 'warn', reason: 'connection refused' }]);

  reason = null;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([watch.trouble(), refreshed]).toEqual([null, 2]);
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'info']);

  watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(6);
});
