import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Path } from './faults.ts';
import { fieldsOf } from './fields.ts';
import type { Entry } from './loaded-content.ts';

export interface Picture {
  hash: string;
  type: 'image/webp' | 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  color: string;
  edges: { left: string[]; top: string };
  bytes: Uint8Array;
}

export interface PictureRead {
  size: number;
  picture: Picture | null;
}

/** `scene.webp` may have `scene.night.webp` for the dark theme and `scene.portrait.webp` for tall places. */
export const nightOf = (file: string) => file.replace(/\.\w+$/, '.night$&');
export const portraitOf = (file: string) => file.replace(/\.\w+$/, '.portrait$&');

/** `omega-3.cutout.webp` beside `omega-3.md`: the thing alone on nothing, to the scale of all others. */
export const cutoutOf = (entry: string) => entry.replace(/\.\w+$/, '.cutout.webp');

const types = { webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg' } as const;

/** Keeps two cores busy without many decoded pictures in memory. */
const atOnce = 4;

/** A picture is shrunk to so many pixels a side before its colours are read. */
const grid = 32;

/** By content hash, so that a second load measures only what changed. */
const measured = new Map<string, Picture>();

export async function readPictures(
  files: readonly string[],
  read: (file: string) => Promise<Uint8Array>,
): Promise<Map<string, PictureRead>> {
  const measuring = await pLimit(atOnce).map(files, async (file) => [file, await measure(await read(file))] as const);
  return new Map(measuring);
}

async function measure(bytes: Uint8Array): Promise<PictureRead> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  const known = measured.get(hash);
  if (known) return { size: bytes.length, picture: known };
  try {
    const { width, height, format, hasAlpha } = await sharp(bytes).metadata();
    const type = types[format as keyof typeof types];
    if (!type) return { size: bytes.length, picture: null };
    const { data } = await sharp(bytes)
      .resize(grid, grid, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { color, edges } = coloursOf(data);
    // A thing on nothing has no ground to show while it loads.
    const picture: Picture = { hash, type, width, height, color: hasAlpha ? 'transparent' : color, edges, bytes };
    measured.set(hash, picture);
    return { size: bytes.length, picture };
  } catch {
    return { size: bytes.length, picture: null };
  }
}

function coloursOf(pixels: Uint8Array): Pick<Picture, 'color' | 'edges'> {
  const all = Array.from({ length: grid * grid }, (_, index) => index);
  const leftAt = (row: number) => averageColor(pixels, [row * grid, (row + 1) * grid]);
  return {
    color: averageColor(pixels, all),
    edges: { left: [leftAt(0), leftAt(grid / 2 - 1), leftAt(grid - 2)], top: averageColor(pixels, all.slice(0, grid)) },
  };
}

function averageColor(pixels: Uint8Array, places: number[]): string {
  const mean = (channel: number) =>
    Math.round(places.reduce((sum, place) => sum + (pixels[place * 3 + channel] ?? 0), 0) / places.length);
  return `#${[0, 1, 2].map((channel) => mean(channel).toString(16).padStart(2, '0')).join('')}`;
}

export interface ImageField {
  path: Path;
  file: string;
  alt: string;
}

/** Every picture of an entry; `file` is relative to the content folder. */
export function imagesOf(entry: Entry): ImageField[] {
  return [...fieldsOf(entry)].flatMap(({ path, value, metadata }) => {
    if (metadata.type !== 'picture') return [];
    const { file, alt } = value as { file: string; alt: string };
    return { path, file: posix.join(posix.dirname(entry.path), file), alt };
  });
}

/** Day and night, wide and tall. */
export function framesOf(file: string): string[] {
  return [file, portraitOf(file)].flatMap((frame) => [frame, nightOf(frame)]);
}
