import { hashOf } from '../http/etag.ts';

/** Why something was published: by somebody, by the clock, or because what came after it was no good. */
export type PublishOccasion = 'publish' | 'schedule' | 'restore';

export interface FileChanges {
  added: number;
  changed: number;
  removed: number;
}

/** Content files by what they hold, so that what two publications share is kept once. */
export interface FileSet {
  texts: Record<string, string>;
  pictures: Record<string, string>;
}

interface Source {
  path: string;
  text?: string | null;
  media?: string | null;
}

export function fileSetOf(sources: readonly Source[]): FileSet & { contents: Map<string, string> } {
  const set: FileSet = { texts: {}, pictures: {} };
  const contents = new Map<string, string>();
  for (const { path, text, media } of sources) {
    if (typeof media === 'string') set.pictures[path] = media;
    else if (typeof text === 'string') {
      const hash = hashOf(text);
      set.texts[path] = hash;
      contents.set(hash, text);
    }
  }
  return { ...set, contents };
}

/** The same for the same files, whatever their order. */
export function fileSetKey(files: FileSet | readonly Source[]): string {
  const { texts, pictures } = 'texts' in files ? files : fileSetOf(files);
  return hashOf(JSON.stringify([texts, pictures].map((set) => Object.entries(set).toSorted(byPath))));
}

const byPath = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);

export function compareFileSets(before: FileSet, after: FileSet): FileChanges {
  const [old, now] = [before, after].map(({ texts, pictures }) => ({ ...texts, ...pictures })) as [
    Record<string, string>,
    Record<string, string>,
  ];
  const paths = Object.keys(now);
  return {
    added: paths.filter((path) => !Object.hasOwn(old, path)).length,
    changed: paths.filter((path) => Object.hasOwn(old, path) && old[path] !== now[path]).length,
    removed: Object.keys(old).filter((path) => !Object.hasOwn(now, path)).length,
  };
}
