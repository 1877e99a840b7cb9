import type { Publication } from '../../store/publication.ts';
import { type CheckOptions, checkContent } from '../check/check-content.ts';
import { compile, compileFiles } from '../compile/compile.ts';
import { type Fault, hasErrors } from '../load/faults.ts';
import { loadContent } from '../load/load.ts';
import type { Content } from '../load/loaded-content.ts';
import { nextChange, visibleContent } from '../schedule/visible-content.ts';
import { createShareBook, type SharePicture } from '../share/share-book.ts';

export { checkContent, loadContent };

interface Checked {
  faults: Fault[];
  /** When the same files give another publication, because something in them comes or goes. */
  nextChange: number | null;
}

export interface Built extends Checked {
  /** Null when there are errors: what is wrong is never published. */
  publication: Publication | null;
  /** What `withSharePictures` has to draw before this is published. */
  sharePictures: SharePicture[];
}

export interface BuildOptions extends CheckOptions {
  /** Shows drafts and what is still to come. */
  drafts?: boolean;
}

export async function buildPublication(dir: string, options: BuildOptions = {}): Promise<Built> {
  const { visible, ...checked } = await readFolder(dir, options);
  if (!visible) return { publication: null, sharePictures: [], ...checked };
  const share = createShareBook();
  return { publication: compile(visible, share), sharePictures: share.all(), ...checked };
}

/** Only the files, for whoever keeps them to be compiled later. */
export async function collectFiles(
  dir: string,
  options: BuildOptions = {},
): Promise<Checked & { files: ReturnType<typeof compileFiles> | null }> {
  const { visible, ...checked } = await readFolder(dir, options);
  return { files: visible && compileFiles(visible), ...checked };
}

async function readFolder(dir: string, options: BuildOptions): Promise<Checked & { visible: Content | null }> {
  const content = await loadContent(dir);
  const now = options.now ?? Date.now();
  const faults = checkContent(content, { ...options, now });
  if (hasErrors(faults)) return { visible: null, faults, nextChange: null };
  const { content: visible } = visibleContent(content, { at: now, drafts: options.drafts });
  return { visible, faults, nextChange: nextChange(content, now) };
}
