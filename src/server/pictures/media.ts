import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaFormat, widthsOf } from '../../contract/media.ts';
import type { PictureMaker } from '../../pictures/picture-maker.ts';
import { type PictureFile, pathOf } from '../../pictures/picture-worker.ts';
import type { ContentState } from '../data/content-state.ts';
import type { Counters } from '../operations/counters.ts';

const address = /^\/media\/([0-9a-f]{20})\/w(\d{2,4})\.(webp|avif)$/;
const folderName = /^[0-9a-f]{20}$/;

export interface MediaParts {
  content: Pick<ContentState, 'current'>;
  /** The bytes of an original by its hash; null if there is none. */
  readOriginal(hash: string): Promise<{ bytes: Uint8Array } | null>;
  maker: Pick<PictureMaker, 'folder' | 'makeAsked'>;
  counters: Counters;
}

export interface Picture {
  type: string;
  bytes: Buffer;
}

export type Media = ReturnType<typeof createMedia>;

/** Pictures in the widths that pages name, kept on disk under the hash of the original. */
export function createMedia({ content, readOriginal, maker: { folder, makeAsked }, counters }: MediaParts) {
  const pending = new Map<string, Promise<Buffer | null>>();

  return { picture, original, removeReplaced };

  /** As a rule the file is there; if not, it is made now. */
  async function picture(pathname: string): Promise<Picture | null> {
    const match = address.exec(pathname);
    if (!match) return null;
    const [, hash = '', width = '', format = ''] = match;
    const wanted: PictureFile = { hash, width: Number(width), format: format as MediaFormat };
    const ownWidth = content.current()?.widths?.get(hash);
    // Before anything is read. Pictures of previews and of earlier versions are not known by their width.
    if (ownWidth !== undefined && !widthsOf(ownWidth).includes(wanted.width)) return null;
    const bytes = (await readFile(pathOf(folder, wanted)).catch(() => null)) ?? (await made(pathname, wanted));
    return bytes && { type: `image/${format}`, bytes };
  }

  function made(key: string, wanted: PictureFile): Promise<Buffer | null> {
    const work = pending.get(key) ?? make(wanted).finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  }

  async function make(wanted: PictureFile): Promise<Buffer | null> {
    counters.picturesUnderWay += 1;
    try {
      const bytes = await makeAsked(wanted, original);
      if (bytes) counters.picturesMade += 1;
      return bytes;
    } catch (error) {
      counters.picturesFailed += 1;
      throw error;
    } finally {
      counters.picturesUnderWay -= 1;
    }
  }

  async function original(hash: string): Promise<Uint8Array | null> {
    return (await readOriginal(hash))?.bytes ?? null;
  }

  /**
   * Removes the files of pictures that are not published. Where several processes share the folder, one may be making the
   * pictures of what it publishes next, so folders that changed lately stay.
   */
  async function removeReplaced(untouchedMs: number): Promise<number> {
    const published = content.current()?.widths;
    if (!published) return 0;
    const names = await readdir(folder).catch(() => []);
    let removed = 0;
    for (const name of names.filter((name) => folderName.test(name) && !published.has(name))) {
      const path = join(folder, name);
      const changed = await stat(path).catch(() => null);
      if (!changed || Date.now() - changed.mtimeMs < untouchedMs) continue;
      await rm(path, { recursive: true, force: true });
      removed++;
    }
    return removed;
  }
}
