import { posix } from 'node:path';
import type { Image, ImageFile, ImageFrame } from '../../contract/common.ts';
import { mediaPath, widthsOf } from '../../contract/media.ts';
import type { Content, Entry } from '../load/loaded-content.ts';
import { nightOf, type Picture, portraitOf } from '../load/pictures.ts';

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

function imageFrame(content: Content, path: string): ImageFrame | undefined {
  const [day, night] = [path, nightOf(path)].map((file) => content.pictures.get(file)?.picture);
  return day ? { ...imageFile(day), ...(night && { night: imageFile(night) }) } : undefined;
}
