import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '../../contract/endpoints.ts';
import { type MediaFormat, widthsOf } from '../../contract/media.ts';
import type { Original } from '../../contract/site-node.ts';
import type { PictureMaker } from '../../pictures/picture-maker.ts';
import { type PictureFile, pathOf } from '../../pictures/picture-worker.ts';
import { DataUnavailable, required } from '../data/api-connection.ts';
import type { ContentSnapshot, ContentState } from '../data/content-state.ts';

const address = /^\/media\/([0-9a-f]{20})\/w(\d{2,4})\.(webp|avif)$/;
const folderName = /^[0-9a-f]{20}$/;

export interface MediaParts {
  content: Pick<ContentState, 'current'>;
  /** The bytes of an original by its hash; null if there is none. */
  readOriginal(hash: string): Promise<{ bytes: Uint8Array } | null>;
  maker: Pick<PictureMaker, 'folder' | 'makeAsked'>;
}

export interface Picture {
  type: string;
  bytes: Buffer;
}

export type Media = ReturnType<typeof createMedia>;

/** Pictures in the widths that pages name, kept on disk under the hash of the original. */
export function createMedia({ content, readOriginal, maker: { folder, makeAsked } }: MediaParts) {
  const pending = new Map<string, Promise<Buffer | null>>();
  const widths = new WeakMap<ContentSnapshot, Promise<Map<string, number>>>();

  return { picture, original, originals, removeReplaced };

  /** As a rule the file is there; if not, it is made now. */
  async function picture(pathname: string): Promise<Picture | null> {
    const match = address.exec(pathname);
    if (!match) return null;
    const [, hash = '', width = '', format = ''] = match;
    const wanted: PictureFile = { hash, width: Number(width), format: format as MediaFormat };
    const ownWidth = await ownWidthOf(hash);
    // Before anything is read. Pictures of previews and of earlier versions are not known by their width.
    if (ownWidth !== undefined && !widthsOf(ownWidth).includes(wanted.width)) return null;
    const bytes = (await readFile(pathOf(folder, wanted)).catch(() => null)) ?? (await made(pathname, wanted));
    return bytes && { type: `image/${format}`, bytes };
  }

  function made(key: string, wanted: PictureFile): Promise<Buffer | null> {
    const work = pending.get(key) ?? makeAsked(wanted, original).finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  }

  async function original(hash: string): Promise<Uint8Array | null> {
    return (await readOriginal(hash))?.bytes ?? null;
  }

  /** The published pictures. */
  async function originals(): Promise<readonly Original[]> {
    const snapshot = content.current();
    if (!snapshot) throw new DataUnavailable('nothing has been read yet');
    return required(snapshot.readApi(endpoints.media));
  }

  async function ownWidthOf(hash: string): Promise<number | undefined> {
    const snapshot = content.current();
    if (!snapshot) return undefined;
    const known =
      widths.get(snapshot) ?? originals().then((all) => new Map(all.map(({ hash, width }) => [hash, width])));
    widths.set(snapshot, known);
    try {
      return (await known).get(hash);
    } catch {
      // The API of another node is away: what is on disk can be sent all the same.
      widths.delete(snapshot);
      return undefined;
    }
  }

  /**
   * Removes the files of pictures whose hash is not among the published ones. Where several processes share the folder, one
   * may be making the pictures of what it publishes next, so folders that changed lately stay.
   */
  async function removeReplaced(published: ReadonlySet<string>, untouchedMs: number): Promise<number> {
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
