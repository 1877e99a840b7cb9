import type { Publication } from '../../store/publication.ts';
import type { Store } from '../../store/store.ts';
import { type CheckOptions, checkContent } from '../check/check-content.ts';
import { type Compiled, compile } from '../compile/compile.ts';
import { type Fault, hasErrors } from '../load/faults.ts';
import { listFiles } from '../load/files.ts';
import { type FileReader, folderReader, loadContent, loadFiles } from '../load/load.ts';
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
  const read = publishedFiles(sources, store);
  return build(
    await loadFiles(
      sources.map(({ path }) => path),
      read,
    ),
    options,
  );
}

/** The files of a publication with some of a folder in their place; what the folder lacks of them goes. */
export async function buildChosen(
  { sources }: Pick<Publication, 'sources'>,
  store: Pick<Store, 'picture'>,
  { dir, only }: { dir: string; only: readonly string[] },
  options?: BuildOptions,
): Promise<Built> {
  const chosen = new Set(only);
  const own = (await listFiles(dir)).filter((path) => chosen.has(path));
  const others = sources.map(({ path }) => path).filter((path) => !chosen.has(path));
  const [folder, published] = [folderReader(dir), publishedFiles(sources, store)];
  const content = await loadFiles([...own, ...others].sort(), {
    text: (path) => (chosen.has(path) ? folder : published).text(path),
    picture: (path) => (chosen.has(path) ? folder : published).picture(path),
  });
  return build(content, options);
}

function publishedFiles(sources: Publication['sources'], store: Pick<Store, 'picture'>): FileReader {
  const files = new Map(sources.map((source) => [source.path, source]));
  return {
    text: (path) => files.get(path)?.text ?? null,
    picture: async (path) => {
      const picture = await store.picture(files.get(path)?.picture ?? '');
      if (!picture) throw new Error(`the store has lost the picture ${path}`);
      return picture.bytes;
    },
  };
}

function build(content: Content, options: BuildOptions = {}): Built {
  const now = options.now ?? Date.now();
  const faults = checkContent(content, { ...options, now });
  if (hasErrors(faults)) return { publication: null, pictures: new Map(), sharePictures: [], faults, nextChange: null };
  const { content: visible } = visibleContent(content, { at: now, drafts: options.drafts });
  return { ...compile(visible), faults, nextChange: nextChange(content, now) };
}
