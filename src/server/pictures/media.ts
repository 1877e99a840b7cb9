import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { callAddress, endpoints } from '../../contract/endpoints.ts';
import type { MediaFormat } from '../../contract/media.ts';
import { type PictureFile, pathOf } from '../../pictures/picture-file.ts';
import type { PictureMaker } from '../../pictures/picture-maker.ts';
import type { FetchApi } from '../data/fetch-api.ts';

const address = /^\/media\/([0-9a-f]{20})\/w(\d{2,4})\.(webp|avif)$/;
const folderName = /^[0-9a-f]{20}$/;

export interface Picture {
  type: string;
  bytes: Buffer;
}

export type Media = ReturnType<typeof createMedia>;

/** Pictures in the widths of the allow-list, kept on disk under the hash of the original. */
export function createMedia(fetchApi: FetchApi, { folder, makeAsked }: Pick<PictureMaker, 'folder' | 'makeAsked'>) {
  const pending = new Map<string, Promise<Buffer | null>>();

  return { picture, original, removeReplaced };

  /** As a rule it is there; if not, it is made now. */
  async function picture(pathname: string): Promise<Picture | null> {
    const match = address.exec(pathname);
    if (!match) return null;
    const [, hash = '', width = '', format = ''] = match;
    const wanted: PictureFile = { hash, width: Number(width), format: format as MediaFormat };
    const bytes = (await readFile(pathOf(folder, wanted)).catch(() => null)) ?? (await made(pathname, wanted));
    return bytes && { type: `image/${format}`, bytes };
  }

  function made(key: string, wanted: PictureFile): Promise<Buffer | null> {
    const work = pending.get(key) ?? makeAsked(wanted, original).finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  }

  async function original(hash: string): Promise<Uint8Array | null> {
    const response = await fetchApi(callAddress(endpoints.original, { hash }));
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`original of ${hash} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /**
   * Removes what was made of pictures that are no longer published; `published` are the hashes of those that are. Where
   * several share the folder, one may be making the pictures of what it publishes next: new ones stay.
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
