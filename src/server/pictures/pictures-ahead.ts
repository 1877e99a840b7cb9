import type { Original } from '../../contract/site-node.ts';
import { errorFields, log } from '../../http/log.ts';
import type { PictureMaker } from '../../pictures/picture-maker.ts';
import { progressLog } from '../../pictures/progress-log.ts';
import type { ContentState } from '../data/content-version.ts';
import type { Media } from './media.ts';

/** After a start and after every publish, makes the pictures that are published and not yet there. */
export function makePicturesAhead(
  content: Pick<ContentState, 'onChange'>,
  maker: Pick<PictureMaker, 'makeAhead'>,
  media: Pick<Media, 'original'>,
  published: () => Promise<readonly Original[]>,
): void {
  let isWorking = false;
  let again = false;
  content.onChange(() => {
    again = true;
    if (!isWorking) void work();
  });

  async function work(): Promise<void> {
    isWorking = true;
    while (again) {
      again = false;
      try {
        const made = await maker.makeAhead(await published(), media.original, progressLog());
        if (made > 0) log('info', 'pictures are made', { made });
      } catch (error) {
        log('warn', 'pictures could not be made ahead', errorFields(error));
      }
    }
    isWorking = false;
  }
}
