import type { Publication } from '../store/publication.ts';
import { type CheckOptions, checkContent } from './check/check-content.ts';
import { compile } from './compile/compile.ts';
import { type Fault, hasErrors } from './faults.ts';
import { loadContent } from './load.ts';
import { createShareBook, type SharePicture } from './share/share-book.ts';

export { checkContent, loadContent };

export interface Built {
  /** Null when there are errors: what is wrong is never published. */
  publication: Publication | null;
  faults: Fault[];
  /** What `withSharePictures` has to draw before this is published. */
  sharePictures: SharePicture[];
}

export async function buildPublication(dir: string, options: CheckOptions = {}): Promise<Built> {
  const content = await loadContent(dir);
  const faults = checkContent(content, options);
  const share = createShareBook();
  const publication = hasErrors(faults) ? null : compile(content, share);
  return { publication, faults, sharePictures: share.all() };
}
