import { expect, it } from 'vitest';
import type { PictureMaker } from '../../pictures/picture-maker.ts';
import { createCounters } from '../operations/counters.ts';
import { countPictures } from './count-pictures.ts';

it('counts pictures that are made, that fail and that are waited for', async () => {
  const counters = createCounters();
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const maker: PictureMaker = {
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
