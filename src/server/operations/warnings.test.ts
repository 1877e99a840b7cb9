import { expect, it, vi } from 'vitest';
import { createWarnings, originWarning, watchDisks } from './warnings.ts';

it('logs a warning when it comes and when it goes, and warns of a disk that fills', () => {
  vi.useFakeTimers();
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { warn, current } = createWarnings();
  let free = 2e9;
  const stop = watchDisks({ MEDIA_DIR: '/media', DATA_DIR: '/data' }, warn, (folder) =>
    folder === '/data' ? free : 5e9,
  );
  expect(current.size).toBe(0);
  free = 1e8;
  vi.advanceTimersByTime(180_000);
  expect(current.get('disk')).toBe(
    '95 MB are free in /data (DATA_DIR); free some space: publishing and pictures will fail when the disk is full',
  );
  expect(err).toHaveBeenCalledTimes(1);
  free = 2e9;
  vi.advanceTimersByTime(60_000);
  expect(String(out.mock.lastCall?.[0])).toContain('a warning is over');
  stop();
  free = 0;
  vi.advanceTimersByTime(60_000);
  expect(current.size).toBe(0);
  vi.useRealTimers();
});

it('warns where the public address is this machine', () => {
  expect(originWarning('http://localhost:3000')).toMatch(/^SITE_ORIGIN is http:\/\/localhost:3000: .* set it/);
  expect(originWarning('https://example.ru')).toBeNull();
});
