import { posix } from 'node:path';
import type { Image, ImageFile, ImageFrame, PictureEdges } from '../../contract/common.ts';
import { mediaPath, widthsOf } from '../../contract/media.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import { cutoutOf, nightOf, type Picture, portraitOf } from '../load/pictures.ts';

type Measured = Pick<Picture, 'hash' | 'width' | 'height' | 'color'>;

/** The original is never shown larger than it is, nor wider than the widest width on offer. */
function imageFile(picture: Measured): ImageFile {
  const widths = widthsOf(picture.width);
  const width = widths.at(-1) ?? picture.width;
  return {
    href: mediaPath(picture.hash, width),
    width,
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
    srcset: Object.fromEntries(widths.map((candidate) => [`w${candidate}`, mediaPath(picture.hash, candidate)])),
    color: picture.color,
  };
}

export const imageFor = (picture: Measured, alt: string): Image => ({ ...imageFile(picture), alt });

export function compileImage(content: Content, entry: Entry, source: { file: string; alt: string }): Image {
  const path = posix.join(posix.dirname(entry.path), source.file);
  const frame = imageFrame(content, path);
  if (!frame) throw new Error(`no picture at ${path}`);
  const portrait = imageFrame(content, portraitOf(path));
  return { ...frame, alt: source.alt, ...(portrait && { portrait }) };
}

/** What stands beside others to scale; null where there is no such picture. */
export function compileCutout(content: Content, entry: Entry): ImageFile | null {
  const picture = content.pictures.get(cutoutOf(entry.path))?.picture;
  return picture ? imageFile(picture) : null;
}

export function compileEdges(content: Content, entry: Entry, source: { file: string }): PictureEdges {
  const { day, night } = lightsOf(content, posix.join(posix.dirname(entry.path), source.file));
  if (!day) throw new Error(`no picture ${source.file} of ${entry.path}`);
  return { ...day.edges, night: night?.edges ?? null };
}

function imageFrame(content: Content, path: string): ImageFrame | undefined {
  const { day, night } = lightsOf(content, path);
  if (!day) return undefined;
  return { ...imageFile(day), ...(night && { night: imageFile(night) }) };
}

function lightsOf(content: Content, path: string) {
  const [day, night] = [path, nightOf(path)].map((file) => content.pictures.get(file)?.picture);
  return { day, night: kindsWithoutNight(content).has(kindOf(path)) ? undefined : night };
}

/** Pictures that stand side by side in lists; any other is a kind of its own. */
const kindOf = (path: string): string =>
  /\.(packshot|closeup)\.\w+$/.exec(path)?.[1] ??
  /^(components|articles|events|experts|specialists)\//.exec(path)?.[1] ??
  path;

const incompleteKinds = new WeakMap<Content, ReadonlySet<string>>();

/**
 * Kinds of which not every picture has its night yet: a list half by day and half by night would look broken, so their
 * nights wait until the kind is whole.
 */
function kindsWithoutNight(content: Content): ReadonlySet<string> {
  const found =
    incompleteKinds.get(content) ??
    new Set(
      [...content.pictures.keys()]
        .filter((path) => !/\.(night|portrait)\./.test(path) && !content.pictures.get(nightOf(path))?.picture)
        .map(kindOf),
    );
  incompleteKinds.set(content, found);
  return found;
}
