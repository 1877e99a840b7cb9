import type { PictureMaker } from '../../pictures/picture-maker.ts';
import type { Tally } from '../operations/tally.ts';

/** The same maker, whose work is counted. */
export function countPictures(maker: PictureMaker, tally: Tally): PictureMaker {
  return {
    ...maker,
    async makeAsked(picture, bytesOf) {
      tally.picturesUnderWay += 1;
      try {
        const made = await maker.makeAsked(picture, bytesOf);
        if (made) tally.picturesMade += 1;
        return made;
      } catch (error) {
        tally.picturesFailed += 1;
        throw error;
      } finally {
        tally.picturesUnderWay -= 1;
      }
    },
    makeAhead: (originals, bytesOf, progress) =>
      maker.makeAhead(originals, bytesOf, (made, of) => {
        tally.picturesMade += 1;
        progress?.(made, of);
      }),
  };
}
