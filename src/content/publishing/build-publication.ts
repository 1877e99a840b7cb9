import type { Publication } from '../../store/publication.ts';
import type { Store } from '../../store/store.ts';
import { type CheckOptions, checkContent } from '../check/check-content.ts';
import { type Compiled, compile } from '../compile/compile.ts';
import { type Fault, hasErrors } from '../load/faults.ts';
import { loadContent, loadFiles } from '../load/load.ts';
import type { Content } from '../load/loaded-content.ts';
import { nextChange, visibleContent } from '../schedule/visible-content.ts';

export interface Built extends Omit<Compiled, 'publication'> {
  /** Null when there are errors: what is wrong is never published. */
  publication: Publication | null;
  faults: Fault[];
  /** When the same files give another publication, because something in them comes or goes. */
  nextChange: number | null;
}

export interface BuildOptions extends CheckOptions {
  /** Shows drafts and what is still to come. */
  drafts?: boolean;
}

export async function buildPublication(dir: string, options?: BuildOptions): Promise<Built> {
  return build(await loadContent(dir), options);
}

/** The files of a publication once more, as they show at another moment or by another compiler. */
export async function rebuildPublication(
  { sources }: Pick<Publication, 'sources'>,
  store: Pick<Store, 'picture'>,
  options?: BuildOptions,
): Promise<Built> {
  const files = new Map(sources.map((source) => [source.path, source]));
  const content = await loadFiles([...files.keys()], {
    text: (path) => files.get(path)?.text ?? null,
    picture: async (path) => {
      const picture = await store.picture(files.get(path)?.picture ?? '');
      if (!picture) throw new Error(`the store has lost the picture ${path}`);
      return picture.bytes;
    },
  });
  return build(content, options);
}

function build(content: Content, options: BuildOptions = {}): Built {
  const now = options.now ?? Date.now();
  const faults = checkContent(content, { ...options, now });
  if (hasErrors(faults)) return { publication: null, pictures: new Map(), sharePictures: [], faults, nextChange: null };
  const { content: visible } = visibleContent(content, { at: now, drafts: options.drafts });
  return { ...compile(visible), faults, nextChange: nextChange(content, now) };
}
