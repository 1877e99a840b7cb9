import type { PictureMaker } from '../../pictures/picture-maker.ts';
import type { Counters } from '../operations/counters.ts';

/** The same maker, whose work is counted. */
export function countPictures(maker: PictureMaker, counters: Counters): PictureMaker {
  return {
    ...maker,
    async makeAsked(picture, bytesOf) {
      counters.picturesUnderWay += 1;
      try {
        const made = await maker.makeAsked(picture, bytesOf);
        if (made) counters.picturesMade += 1;
        return made;
      } catch (error) {
        counters.picturesFailed += 1;
        throw error;
      } finally {
        counters.picturesUnderWay -= 1;
      }
    },
    makeAhead: (originals, bytesOf, progress) =>
      maker.makeAhead(originals, bytesOf, (made, of) => {
        counters.picturesMade += 1;
        progress?.(made, of);
      }),
  };
}
