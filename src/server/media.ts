import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { callAddress, endpoints } from '../contract/endpoints.ts';
import { mediaWidths } from '../contract/media.ts';
import type { FetchApi } from './api-connection.ts';

const address = /^\/media\/([0-9a-f]{20})\/w(\d{2,4})\.(webp|avif)$/;
const folderName = /^[0-9a-f]{20}$/;

// Each picture uses one thread, and two are made at a time: pages must stay quick while pictures are made.
sharp.concurrency(1);
const atOnce = 2;

export interface Picture {
  type: string;
  bytes: Buffer;
}

export type Media = ReturnType<typeof createMedia>;

/** Pictures in the widths of the allow-list, made once and kept on disk under the hash of the original. */
export function createMedia(fetchApi: FetchApi, folder: string) {
  const pending = new Map<string, Promise<Picture | null>>();
  const slot = pLimit(atOnce);

  return { picture, removeReplaced };

  async function picture(pathname: string): Promise<Picture | null> {
    const match = address.exec(pathname);
    if (!match) return null;
    const [, hash = '', width = '', format = ''] = match;

    const file = join(folder, hash, `w${width}.${format}`);
    const type = `image/${format}`;
    const kept = await readFile(file).catch(() => null);
    if (kept) return { type, bytes: kept };

    const work = pending.get(file) ?? slot(() => make(hash, Number(width), format as 'webp' | 'avif', file));
    pending.set(file, work);
    return work.finally(() => pending.delete(file));
  }

  async function make(hash: string, width: number, format: 'webp' | 'avif', file: string): Promise<Picture | null> {
    const response = await fetchApi(callAddress(endpoints.original, { hash }));
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`original of ${hash} answered ${response.status}`);
    const original = sharp(await response.arrayBuffer());
    const { width: ownWidth } = await original.metadata();
    // Any other width would let a stranger fill the disk.
    if (width !== ownWidth && !(mediaWidths as readonly number[]).includes(width)) return null;
    const image = original.resize({ width, withoutEnlargement: true });
    const bytes = await (format === 'avif'
      ? // Half the time of the next effort for six per cent more bytes: the first visitor waits for it.
        image.avif({ quality: 58, effort: 2 })
      : image.webp({ quality: 80 })
    ).toBuffer();
    await mkdir(dirname(file), { recursive: true });
    const part = `${file}.${randomUUID()}.part`;
    await writeFile(part, bytes);
    await rename(part, file);
    return { type: `image/${format}`, bytes };
  }

  /** Removes what was made of pictures that are no longer published; `published` are the hashes of those that are. */
  async function removeReplaced(published: ReadonlySet<string>): Promise<number> {
    const names = await readdir(folder).catch(() => []);
    const replaced = names.filter((name) => folderName.test(name) && !published.has(name));
    for (const name of replaced) await rm(join(folder, name), { recursive: true, force: true });
    return replaced.length;
  }
}
