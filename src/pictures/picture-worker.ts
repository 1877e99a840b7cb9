import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { MediaFormat } from '../contract/media.ts';
import { logSeldom } from '../http/log-seldom.ts';
import { endOf, startChild } from '../process/start-child.ts';

/** One file that a page may ask for. */
export interface PictureFile {
  hash: string;
  width: number;
  format: MediaFormat;
}

export const fileName = ({ width, format }: Omit<PictureFile, 'hash'>) => `w${width}.${format}`;
export const pathOf = (folder: string, picture: PictureFile) => join(folder, picture.hash, fileName(picture));

export interface PictureJob extends PictureFile {
  id: number;
  original: Uint8Array;
  file: string;
  /** Somebody looks at the place where it will be. */
  isAwaited: boolean;
}

export interface Made {
  id: number;
  /** Null where the picture cannot be had in this width. */
  bytes: Uint8Array | null;
  /** Why it could not be made. */
  failed?: string;
  /** Why it could not be written to the folder. */
  unkept?: string;
}

interface Waiting {
  resolve(bytes: Buffer | null): void;
  reject(error: Error): void;
}

/** It is started again in a third of a second, and holds a hundred megabytes. */
const idleMs = 5_000;
const script = join(import.meta.dirname, 'worker.ts');

/** A process that makes pictures: started when there is something to make, ended when there was nothing for a while. */
export function createPictureWorker(folder: string) {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  return { make, end };

  /** Makes a file of a picture and keeps it in the folder. */
  function make(picture: PictureFile, original: Uint8Array, isAwaited: boolean): Promise<Buffer | null> {
    clearTimeout(idle);
    child ??= start();
    const job: PictureJob = { ...picture, id: ++lastId, original, file: pathOf(folder, picture), isAwaited };
    const made = new Promise<Buffer | null>((resolve, reject) => waiting.set(job.id, { resolve, reject }));
    child.send(job, (error) => {
      if (error) settle({ id: job.id, bytes: null, failed: error.message });
    });
    return made;
  }

  function start(): ChildProcess {
    const started = startChild(script);
    started.on('message', (made: Made) => settle(made));
    started.on('error', (error) => lose(started, error.message));
    started.on('exit', (code, signal) => lose(started, `the process that makes pictures ${endOf(code, signal)}`));
    return started;
  }

  function settle({ id, bytes, failed, unkept }: Made): void {
    const job = waiting.get(id);
    if (!job) return;
    waiting.delete(id);
    // A full disk concerns every picture.
    if (unkept)
      logSeldom(
        'unkept',
        'warn',
        'a picture could not be kept in MEDIA_DIR: free some space there, or look at its rights',
        {
          error: unkept,
        },
      );
    if (failed) job.reject(new Error(failed));
    else job.resolve(bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();
  }

  /** What it was at is lost with it; the next job starts another. */
  function lose(ended: ChildProcess, reason: string): void {
    if (child !== ended) return;
    child = undefined;
    for (const id of [...waiting.keys()]) settle({ id, bytes: null, failed: reason });
  }

  function end(): void {
    clearTimeout(idle);
    const ending = child;
    if (!ending) return;
    lose(ending, 'the process that makes pictures was stopped');
    if (ending.connected) ending.disconnect();
  }
}
