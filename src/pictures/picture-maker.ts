import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { mediaFormats, widthsOf } from '../contract/media.ts';
import type { Original } from '../contract/site-node.ts';
import { errorFields, log } from '../http/log.ts';
import { createPictureWorker, fileName, type PictureFile } from './picture-worker.ts';

/** More than that nobody waits for any longer. */
const askedAtMost = 100;

/** What most screens take comes first. */
const smallWidth = 960;

type OriginalBytes = (hash: string) => Promise<Uint8Array | null>;
export type Progress = (made: number, of: number) => void;
export type PictureMaker = ReturnType<typeof createPictureMaker>;

/** Makes the files of pictures in a folder: those somebody waits for at once, all the others ahead, when nobody waits. */
export function createPictureMaker(folder: string, atOnce = availableParallelism()) {
  // Whoever gives way once cannot come forward again: on a busy machine a visitor would wait with all the others.
  const askedWorker = createPictureWorker(folder);
  const aheadWorker = createPictureWorker(folder);
  const asked = pLimit(atOnce);
  let waitingVisitors = 0;
  let nobodyWaits = Promise.withResolvers<void>();
  nobodyWaits.resolve();

  return { folder, makeAsked, makeAhead, end };

  function end(): void {
    askedWorker.end();
    aheadWorker.end();
  }

  /** One file, for a visitor who waits for it. */
  async function makeAsked(picture: PictureFile, bytesOf: OriginalBytes): Promise<Buffer | null> {
    if (asked.pendingCount >= askedAtMost) throw new Error(`${askedAtMost} pictures are waiting to be made`);
    if (waitingVisitors++ === 0) nobodyWaits = Promise.withResolvers();
    try {
      return await asked(async () => {
        const original = await bytesOf(picture.hash);
        return original && (await askedWorker.make(picture, original, true));
      });
    } finally {
      if (--waitingVisitors === 0) nobodyWaits.resolve();
    }
  }

  /** All that pages name and the folder does not have. Says how many files were made. */
  async function makeAhead(
    originals: readonly Original[],
    bytesOf: OriginalBytes,
    progress: Progress = () => {},
  ): Promise<number> {
    const missing = await missingFiles(folder, originals);
    const of = missing.reduce((sum, files) => sum + files.length, 0);
    let made = 0;
    const queue = missing.values();
    const work = async () => {
      for (const files of queue) {
        await makeFiles(files, bytesOf, () => progress(++made, of));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return made;
  }

  /** A picture that cannot be made is made when it is asked for, or not: the others need not wait for it. */
  async function makeFiles(files: PictureFile[], bytesOf: OriginalBytes, onMade: () => void): Promise<void> {
    const hash = files[0]?.hash ?? '';
    try {
      const original = await bytesOf(hash);
      for (const file of original ? files : []) {
        await nobodyWaits.promise;
        await aheadWorker.make(file, original as Uint8Array, false);
        onMade();
      }
    } catch (error) {
      log('warn', 'a picture could not be made ahead', { hash, ...errorFields(error) });
    }
  }
}

/** By picture, those first that most visitors will ask for: small before large, AVIF before WebP. */
async function missingFiles(folder: string, originals: readonly Original[]): Promise<PictureFile[][]> {
  const turns: PictureFile[][][] = [[], [], [], []];
  for (const { hash, width: ownWidth } of originals) {
    const kept = new Set(await readdir(join(folder, hash)).catch(() => []));
    const files = mediaFormats.flatMap((format) => widthsOf(ownWidth).map((width) => ({ hash, width, format })));
    for (const [turn, some] of Map.groupBy(
      files.filter((file) => !kept.has(fileName(file))),
      turnOf,
    ))
      turns[turn]?.push(some);
  }
  return turns.flat();
}

const turnOf = ({ width, format }: PictureFile) => mediaFormats.indexOf(format) * 2 + (width > smallWidth ? 1 : 0);

const tellEveryMs = 10_000;

/** Thousands of files take minutes: now and then a line says how far it is. */
export function progressLog(): Progress {
  let toldAt = performance.now();
  return (made, of) => {
    if (performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    log('info', 'making pictures', { made, of });
  };
}
