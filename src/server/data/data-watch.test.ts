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
  expect([watch.trouble(), watch.isAway(), looks, refreshed]).toEqual(['connection refused', true, 2, 1]);
  const there = vi.fn();
  void watch.untilThere().then(there);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(looks).toBe(5);
  expect(lines).toMatchObject([{ level: 'warn', reason: 'connection refused' }]);

  reason = null;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([watch.trouble(), watch.isAway(), refreshed]).toEqual([null, false, 2]);
  expect(there).toHaveBeenCalledOnce();
  expect(lines.map(({ level }) => level)).toEqual(['warn', 'info']);

  watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(6);
});

it('looks at once when somebody has asked in vain, and serves on where the store is merely of another version', async () => {
  let reason: string | null = null;
  let looks = 0;
  const watch = watchData({
    look: async () => {
      looks += 1;
      return reason;
    },
    refresh: async () => {},
  });
  await watch.start();
  reason = 'written by a newer version';
  watch.suspect();
  watch.suspect();
  await vi.advanceTimersByTimeAsync(0);
  expect([looks, watch.trouble(), watch.isAway()]).toEqual([2, 'written by a newer version', false]);
  reason = null;
  watch.suspect();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.trouble()).toBeNull();
  watch.stop();
});

it('tells a refusal, which is known at once, from somebody who does not answer', async () => {
  let takesMs = 0;
  const watch = watchData({
    look: async () => {
      await new Promise((done) => setTimeout(done, takesMs));
      throw new Error('no answer');
    },
    refresh: async () => {},
  });
  const started = watch.start();
  await vi.advanceTimersByTimeAsync(0);
  await started;
  expect([watch.isAway(), watch.isSlowToFail()]).toEqual([true, false]);
  takesMs = 2_000;
  await vi.advanceTimersByTimeAsync(3_000);
  expect([watch.isAway(), watch.isSlowToFail()]).toEqual([true, true]);
  watch.stop();
});
