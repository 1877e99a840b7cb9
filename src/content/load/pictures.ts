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
  bytes: Uint8Array;
}

export interface PictureRead {
  size: number;
  picture: Picture | null;
}

/** `scene.webp` may have `scene.night.webp` for the dark theme and `scene.portrait.webp` for tall places. */
export const nightOf = (file: string) => file.replace(/\.\w+$/, '.night$&');
export const portraitOf = (file: string) => file.replace(/\.\w+$/, '.portrait$&');

const types = { webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg' } as const;

/** Keeps two cores busy without many decoded pictures in memory. */
const atOnce = 4;

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
      .resize(8, 8, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A thing on nothing has no ground to show while it loads.
    const color = hasAlpha ? 'transparent' : averageColor(data);
    const picture: Picture = { hash, type, width, height, color, bytes };
    measured.set(hash, picture);
    return { size: bytes.length, picture };
  } catch {
    return { size: bytes.length, picture: null };
  }
}

function averageColor(pixels: Uint8Array): string {
  const sums = [0, 0, 0];
  for (let i = 0; i < pixels.length; i++) sums[i % 3] = (sums[i % 3] ?? 0) + (pixels[i] ?? 0);
  const count = pixels.length / 3;
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
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
