import type { Publication } from '../store/publication.ts';
import { type CheckOptions, checkContent } from './check/check-content.ts';
import { compile } from './compile/compile.ts';
import { type Fault, hasErrors } from './faults.ts';
import { loadContent } from './load.ts';
import { nextChange, visibleContent } from './schedule/visible-content.ts';
import { createShareBook, type SharePicture } from './share/share-book.ts';

export { checkContent, loadContent };

export interface Built {
  /** Null when there are errors: what is wrong is never published. */
  publication: Publication | null;
  faults: Fault[];
  /** What `withSharePictures` has to draw before this is published. */
  sharePictures: SharePicture[];
  /** When the same files give another publication, because something in them comes or goes. */
  nextChange: number | null;
}

export interface BuildOptions extends CheckOptions {
  /** Shows drafts and what is still to come. */
  drafts?: boolean;
}

export async function buildPublication(dir: string, options: BuildOptions = {}): Promise<Built> {
  const content = await loadContent(dir);
  const now = options.now ?? Date.now();
  const faults = checkContent(content, { ...options, now });
  const share = createShareBook();
  if (hasErrors(faults)) return { publication: null, faults, sharePictures: [], nextChange: null };
  const { content: visible } = visibleContent(content, { at: now, drafts: options.drafts });
  const publication = compile(visible, share);
  return { publication, faults, sharePictures: share.all(), nextChange: nextChange(content, now) };
}
