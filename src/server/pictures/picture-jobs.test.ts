import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testContent } from '../../../fixtures/content-state.ts';
import { createCounters } from '../operations/counters.ts';
import { createMedia, type Media } from './media.ts';
import { countPictures, removeReplacedPictures } from './picture-jobs.ts';

const [used, replaced] = ['a'.repeat(20), 'b'.repeat(20)];
const mediaOf = (originals: Media['originals']) => {
  const media = createMedia({
    content: testContent(),
    readOriginal: async () => null,
    maker: { folder, makeAsked: async () => null },
  });
  return { ...media, originals };
};
const published = async () => [{ hash: used, width: 320 }];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitimepro-media-'));
  for (const name of [used, replaced, 'not-ours']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'w320.webp'), 'picture');
  }
  vi.useFakeTimers();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const isThere = (name: string) => existsSync(join(folder, name));

it('removes what was made of pictures that are no longer published, an hour after a publish', async () => {
  const media = mediaOf(published);
  const removal = vi.spyOn(media, 'removeReplaced');
  const content = testContent();
  const publish = () => content.publish({});
  removeReplacedPictures(content, media);

  publish();
  await vi.advanceTimersByTimeAsync(3_599_000);
  publish();
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(removal).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await removal.mock.results[0]?.value;
  expect([isThere(used), isThere(replaced), isThere('not-ours')]).toEqual([true, false, true]);
});

it('leaves what somebody else is making in the same folder for a publication to come', async () => {
  const media = mediaOf(published);
  vi.setSystemTime(Date.now() + 7_200_000);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, replaced), minutesAgo(59), minutesAgo(59));
  expect(await media.removeReplaced(new Set([used]), 3_600_000)).toBe(0);
  utimesSync(join(folder, replaced), minutesAgo(61), minutesAgo(61));
  expect(await media.removeReplaced(new Set([used]), 3_600_000)).toBe(1);
  expect([isThere(used), isThere(replaced)]).toEqual([true, false]);
});

it('removes nothing when the API does not say what is published', async () => {
  const away = () => Promise.reject(new Error('away'));
  removeReplacedPictures(testContent(), mediaOf(away));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(isThere(replaced)).toBe(true);
});

it('counts pictures that are made, that fail and that are waited for', async () => {
  const counters = createCounters();
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const maker: Parameters<typeof countPictures>[0] = {
    folder: '',
    makeAsked: ({ width }) => (width === 1 ? Promise.resolve(null) : promise),
    makeAhead: async (_originals, _bytesOf, progress) => {
      progress?.(1, 2);
      progress?.(2, 2);
      return 2;
    },
    end: () => {},
  };
  const counted = countPictures(maker, counters);
  const ask = (width: number) => counted.makeAsked({ hash: 'a', width, format: 'avif' }, async () => null);
  const first = ask(320);
  expect(counters.picturesUnderWay).toBe(1);
  resolve(Buffer.from('x'));
  await first;
  expect(await ask(1)).toBeNull();
  await counted.makeAhead([], async () => null);
  expect(counters).toMatchObject({ picturesMade: 3, picturesFailed: 0, picturesUnderWay: 0 });
  maker.makeAsked = () => Promise.reject(new Error('no'));
  await expect(ask(320)).rejects.toThrow('no');
  expect(counters).toMatchObject({ picturesFailed: 1, picturesUnderWay: 0 });
});
