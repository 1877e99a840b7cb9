import { errorFields, log } from '../../http/log.ts';
import type { PictureMaker } from '../../pictures/picture-maker.ts';
import { progressLog } from '../../pictures/progress-log.ts';
import type { ContentState } from '../data/content-state.ts';
import type { Media } from './media.ts';

/** After a start and after every publish, makes the pictures that are published and not yet there. */
export function makePicturesAhead(
  content: Pick<ContentState, 'onChange' | 'current'>,
  maker: Pick<PictureMaker, 'makeAhead'>,
  media: Pick<Media, 'original' | 'originals'>,
): void {
  let isWorking = false;
  let again = false;
  const start = () => {
    again = true;
    if (!isWorking) void work();
  };
  content.onChange(start);
  if (content.current()) start();

  async function work(): Promise<void> {
    isWorking = true;
    while (again) {
      again = false;
      try {
        const made = await maker.makeAhead(await media.originals(), media.original, progressLog());
        if (made > 0) log('info', 'pictures are made', { made });
      } catch (error) {
        log('warn', 'pictures could not be made ahead', errorFields(error));
      }
    }
    isWorking = false;
  }
}
