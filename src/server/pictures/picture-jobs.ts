import { errorFields, log } from '../../http/log.ts';
import type { PictureMaker } from '../../pictures/picture-maker.ts';
import { progressLog } from '../../pictures/picture-maker.ts';
import type { ContentState } from '../data/content-state.ts';
import type { Counters } from '../operations/counters.ts';
import type { Media } from './media.ts';

type Changes = Pick<ContentState, 'onChange' | 'current'>;

/** After a start and after every publish, makes the pictures that are published and not yet there. */
export function makePicturesAhead(
  content: Changes,
  maker: Pick<PictureMaker, 'makeAhead'>,
  media: Pick<Media, 'original'>,
  counters: Counters,
): void {
  let isWorking = false;
  let again = false;
  onEveryVersion(content, () => {
    again = true;
    if (!isWorking) void work();
  });

  async function work(): Promise<void> {
    isWorking = true;
    while (again) {
      again = false;
      try {
        const originals = [...(content.current()?.widths ?? [])].map(([hash, width]) => ({ hash, width }));
        const progress = progressLog();
        const made = await maker.makeAhead(originals, media.original, (made, of) => {
          counters.picturesMade += 1;
          progress(made, of);
        });
        if (made > 0) log('info', 'pictures are made', { made });
      } catch (error) {
        log('warn', 'pictures could not be made ahead', errorFields(error));
      }
    }
    isWorking = false;
  }
}

/** Pages made before a publish live on in caches and open tabs for a while, and need their pictures. */
const graceMs = 3_600_000;

/** An hour after a publish (or a start) the pictures that it replaced are removed. */
export function removeReplacedPictures(content: Changes, media: Pick<Media, 'removeReplaced'>): void {
  let waiting: NodeJS.Timeout | undefined;
  onEveryVersion(content, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void remove(), graceMs).unref();
  });

  async function remove(): Promise<void> {
    try {
      const removed = await media.removeReplaced(graceMs);
      if (removed > 0) log('info', 'removed replaced pictures', { pictures: removed });
    } catch (error) {
      log('warn', 'replaced pictures could not be removed', errorFields(error));
    }
  }
}

function onEveryVersion(content: Changes, work: () => void): void {
  content.onChange(work);
  if (content.current()) work();
}
