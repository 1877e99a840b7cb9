import { errorFields, log } from '../../http/log.ts';
import type { ContentState } from '../data/content-state.ts';
import type { Media } from './media.ts';

/** Pages made before a publish live on in caches and open tabs for a while, and need their pictures. */
const graceMs = 3_600_000;

/** An hour after a publish (or a start) the pictures that it replaced are removed. */
export function removeReplacedPictures(
  content: Pick<ContentState, 'onChange' | 'current'>,
  media: Pick<Media, 'removeReplaced' | 'originals'>,
): void {
  let waiting: NodeJS.Timeout | undefined;
  const start = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void remove(), graceMs).unref();
  };
  content.onChange(start);
  if (content.current()) start();

  async function remove(): Promise<void> {
    try {
      const published = new Set((await media.originals()).map(({ hash }) => hash));
      const removed = await media.removeReplaced(published, graceMs);
      if (removed > 0) log('info', 'removed replaced pictures', { pictures: removed });
    } catch (error) {
      log('warn', 'replaced pictures could not be removed', errorFields(error));
    }
  }
}
