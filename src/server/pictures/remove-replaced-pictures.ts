import type { Original } from '../../contract/site-node.ts';
import { errorFields, log } from '../../http/log.ts';
import type { ContentState } from '../data/content-version.ts';
import type { Media } from './media.ts';

/** Pages made before a publish live on in caches and open tabs for a while, and their pictures with them. */
const graceMs = 3_600_000;

/** An hour after a publish (or a start) the pictures that it replaced are removed. */
export function removeReplacedPictures(
  content: Pick<ContentState, 'onChange'>,
  media: Pick<Media, 'removeReplaced'>,
  published: () => Promise<readonly Original[]>,
): void {
  let waiting: NodeJS.Timeout | undefined;
  content.onChange(() => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void remove(), graceMs).unref();
  });

  async function remove(): Promise<void> {
    try {
      const removed = await media.removeReplaced(new Set((await published()).map(({ hash }) => hash)), graceMs);
      if (removed > 0) log('info', 'removed replaced pictures', { pictures: removed });
    } catch (error) {
      log('warn', 'replaced pictures could not be removed', errorFields(error));
    }
  }
}
