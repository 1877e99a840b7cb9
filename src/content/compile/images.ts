import { posix } from 'node:path';
import type { Image } from '../../contract/common.ts';
import { mediaPath, mediaWidths } from '../../contract/media.ts';
import type { Content, Entry } from '../load.ts';
import type { Picture } from '../pictures.ts';

const widest = Math.max(...mediaWidths);

/** The original is never shown larger than it is, nor wider than the widest width on offer. */
export function imageFor(picture: Pick<Picture, 'hash' | 'width' | 'height' | 'color'>, alt: string): Image {
  const width = Math.min(picture.width, widest);
  const widths = [...mediaWidths.filter((candidate) => candidate < width), width];
  return {
    href: mediaPath(picture.hash, width),
    width,
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
    srcset: Object.fromEntries(widths.map((candidate) => [`w${candidate}`, mediaPath(picture.hash, candidate)])),
    alt,
    color: picture.color,
  };
}

export function compileImage(content: Content, entry: Entry, source: { file: string; alt: string }): Image {
  const path = posix.join(posix.dirname(entry.path), source.file);
  const picture = content.pictures.get(path)?.picture;
  if (!picture) throw new Error(`no picture at ${path}`);
  return imageFor(picture, source.alt);
}
