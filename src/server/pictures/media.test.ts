import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testContent } from '../../../fixtures/content-state.ts';
import type { ContentSnapshot } from '../data/content-state.ts';
import { createCounters } from '../operations/counters.ts';
import { createMedia } from './media.ts';

const [published, preview, replaced] = ['a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20)];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitimepro-media-'));
  mkdirSync(join(folder, replaced));
  writeFileSync(join(folder, replaced, 'w320.webp'), 'on disk');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function create(widths: ContentSnapshot['widths']) {
  const counters = createCounters();
  const readOriginal = vi.fn(async (hash: string) =>
    [published, preview].includes(hash) ? { bytes: new Uint8Array([1]) } : null,
  );
  const makeAsked = vi.fn(async ({ hash }: { hash: string }, bytesOf: (hash: string) => Promise<unknown>) =>
    (await bytesOf(hash)) ? Buffer.from('made') : null,
  );
  const content = testContent({ widths });
  const media = createMedia({ content, readOriginal, maker: { folder, makeAsked }, counters });
  const textOf = async (path: string) => (await media.picture(path))?.bytes.toString();
  return { textOf, readOriginal, makeAsked, counters };
}

const originals = new Map([[published, 1_000]]);

it('makes a published picture in the widths that pages name', async () => {
  const { textOf } = create(originals);
  for (const file of ['w320.webp', 'w960.avif', 'w1000.webp'])
    expect(await textOf(`/media/${published}/${file}`)).toBe('made');
});

it.each(['w321.webp', 'w1001.avif', 'w2560.webp', 'w320.gif', 'w1.webp'])(
  'refuses %s of a published picture before anything is read',
  async (file) => {
    const { textOf, readOriginal, makeAsked } = create(originals);
    expect(await textOf(`/media/${published}/${file}`)).toBeUndefined();
    expect([readOriginal.mock.calls, makeAsked.mock.calls]).toEqual([[], []]);
  },
);

it('makes pictures of previews, and sends those of the version before from disk', async () => {
  const { textOf } = create(originals);
  expect(await textOf(`/media/${preview}/w777.webp`)).toBe('made');
  expect(await textOf(`/media/${replaced}/w320.webp`)).toBe('on disk');
  expect(await textOf(`/media/${'d'.repeat(20)}/w320.webp`)).toBeUndefined();
});

it('sends what is on disk where the API does not say what is published', async () => {
  expect(await create(null).textOf(`/media/${replaced}/w320.webp`)).toBe('on disk');
});

it('counts pictures that are made, that fail and that are waited for', async () => {
  const { textOf, makeAsked, counters } = create(originals);
  const { promise, resolve } = Promise.withResolvers<Buffer<ArrayBuffer> | null>();
  makeAsked.mockReturnValueOnce(promise);
  const first = textOf(`/media/${published}/w320.webp`);
  const second = textOf(`/media/${published}/w320.webp`);
  await vi.waitFor(() => expect(counters.picturesUnderWay).toBe(1));
  resolve(Buffer.from('made'));
  expect(await Promise.all([first, second])).toEqual(['made', 'made']);
  expect(makeAsked).toHaveBeenCalledTimes(1);
  expect(await textOf(`/media/${'d'.repeat(20)}/w320.webp`)).toBeUndefined();
  expect(counters).toMatchObject({ picturesMade: 1, picturesFailed: 0, picturesUnderWay: 0 });
  makeAsked.mockRejectedValueOnce(new Error('no'));
  await expect(textOf(`/media/${published}/w640.webp`)).rejects.toThrow('no');
  expect(counters).toMatchObject({ picturesMade: 1, picturesFailed: 1, picturesUnderWay: 0 });
});
