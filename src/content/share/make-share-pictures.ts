import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { log } from '../../http/log.ts';
import { folderError } from '../../store/writable-folder.ts';
import { drawSharePicture } from './draw.ts';
import type { SharePicture } from './share-book.ts';

/** While one is being set in type, the pixels of another are worked on. */
const atOnce = 2;

const keptMs = 30 * 86_400_000;

/** Sharing pictures by hash: those of an earlier publication from the folder, the rest drawn and kept there. */
export async function makeSharePictures(
  pictures: readonly SharePicture[],
  originals: ReadonlyMap<string, Uint8Array>,
  folder: string,
): Promise<Map<string, Uint8Array>> {
  // It only spares drawing again: without it sharing pictures are drawn each time.
  const trouble = folderError('SHARE_DIR', folder)?.message;
  if (trouble) log('warn', 'sharing pictures are not kept', { reason: trouble });
  const made = await pLimit(atOnce).map(pictures, async (picture): Promise<[string, Uint8Array]> => {
    const file = join(folder, `${picture.hash}.jpg`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return [picture.hash, kept];
    const bytes = await drawSharePicture(picture, originals.get(picture.picture ?? ''));
    if (!trouble) await keep(file, bytes);
    return [picture.hash, bytes];
  });
  if (!trouble) await dropOthers(folder, pictures);
  return new Map(made);
}

/** A crash leaves a `.part`, never half a picture under a real name. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

/**
 * What no page has named for long would only fill the disk. What was drawn lately may be wanted again: by a publication
 * that is brought back, or by another content folder.
 */
async function dropOthers(folder: string, pictures: readonly SharePicture[]): Promise<void> {
  const wanted = new Set(pictures.map((picture) => `${picture.hash}.jpg`));
  for (const name of await readdir(folder)) {
    if (!/^[0-9a-f]{20}\.jpg$/.test(name) || wanted.has(name)) continue;
    const file = join(folder, name);
    const drawn = await stat(file).catch(() => null);
    if (drawn && Date.now() - drawn.mtimeMs > keptMs) await rm(file, { force: true });
  }
}
