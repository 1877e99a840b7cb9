import sharp from 'sharp';
import { mediaWidths } from '../contract/media.ts';
import type { PictureJob } from './picture-worker.ts';

// Several pictures are made at a time, each by one thread; none is asked for twice.
sharp.concurrency(1);
sharp.cache(false);

/**
 * What is made ahead takes half the time of the next effort for six per cent more bytes: there are thousands of files. Whoever
 * waits gets it in a quarter of that time again, for ten to fifteen per cent more.
 */
const avifEffort = { ahead: 2, awaited: 0 };

/** Null for a width in which the picture cannot be had: any other would let a stranger fill the disk. */
export async function encode(
  original: Uint8Array,
  { width, format, isAwaited }: Pick<PictureJob, 'width' | 'format' | 'isAwaited'>,
): Promise<Buffer | null> {
  const image = sharp(original);
  const { width: ownWidth } = await image.metadata();
  if (width !== ownWidth && !(mediaWidths as readonly number[]).includes(width)) return null;
  const resized = image.resize({ width, withoutEnlargement: true });
  const effort = isAwaited ? avifEffort.awaited : avifEffort.ahead;
  const encoded = format === 'avif' ? resized.avif({ quality: 58, effort }) : resized.webp({ quality: 80 });
  return encoded.toBuffer();
}
