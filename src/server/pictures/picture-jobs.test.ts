import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testContent } from '../../../fixtures/content-state.ts';
import type { ContentSnapshot } from '../data/content-state.ts';
import { createCounters } from '../operations/counters.ts';
import { createMedia } from './media.ts';
import { makePicturesAhead, removeReplacedPictures } from './picture-jobs.ts';

const [used, replaced] = ['a'.repeat(20), 'b'.repeat(20)];
const content = (widths: ContentSnapshot['widths'] = new Map([[used, 320]])) => testContent({ widths });
const mediaOf = (content: ReturnType<typeof testContent>) =>
  createMedia({
    content,
    readOriginal: async () => null,
    maker: { folder, makeAsked: async () => null },
    counters: createCounters(),
  });

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
  const state = content();
  const media = mediaOf(state);
  const removal = vi.spyOn(media, 'removeReplaced');
  const publish = () => state.publish({});
  removeReplacedPictures(state, media);

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
  const media = mediaOf(content());
  vi.setSystemTime(Date.now() + 7_200_000);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, replaced), minutesAgo(59), minutesAgo(59));
  expect(await media.removeReplaced(3_600_000)).toBe(0);
  utimesSync(join(folder, replaced), minutesAgo(61), minutesAgo(61));
  expect(await media.removeReplaced(3_600_000)).toBe(1);
  expect([isThere(used), isThere(replaced)]).toEqual([true, false]);
});

it('removes nothing when the API does not say what is published', async () => {
  const state = content(null);
  removeReplacedPictures(state, mediaOf(state));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(isThere(replaced)).toBe(true);
});

it('makes ahead what each version names, and counts it', async () => {
  const counters = createCounters();
  const made: string[][] = [];
  const content = testContent({ widths: new Map([[used, 320]]) });
  const makeAhead: Parameters<typeof makePicturesAhead>[1]['makeAhead'] = async (originals, _bytesOf, progress) => {
    made.push(originals.map(({ hash, width }) => `${hash} ${width}`));
    progress?.(1, 2);
    progress?.(2, 2);
    return 2;
  };
  makePicturesAhead(content, { makeAhead }, { original: async () => null }, counters);
  content.publish({ widths: new Map([[replaced, 640]]) });
  await vi.waitFor(() => expect(made).toHaveLength(2));
  expect(made).toEqual([[`${used} 320`], [`${replaced} 640`]]);
  expect(counters.picturesMade).toBe(4);
});
