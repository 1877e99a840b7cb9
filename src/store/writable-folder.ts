import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from './store-error.ts';

const megabyte = 1024 * 1024;

/**
 * Why nothing can be written below a folder that a variable names, with the remedy; null when it can be. Tries by writing: rights, quotas and read-only mounts show only then. So many megabytes must be free: a disk with less
 * would fail half-way.
 */
export function folderError(variable: string, folder: string, megabytes = 1): StoreError | null {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, Buffer.alloc(megabyte));
    const free = freeMegabytes(folder);
    return free >= megabytes
      ? null
      : new StoreError(
          'disk-full',
          `${variable} is "${folder}", where ${free} MB are free and ${megabytes} are needed: free some space, or set ${variable} to a folder on another disk`,
        );
  } catch (error) {
    const { code: reason = '', message } = error as NodeJS.ErrnoException;
    const code = ['ENOSPC', 'EDQUOT'].includes(reason) ? 'disk-full' : 'not-writable';
    const remedy = `mend that, or set ${variable} to another folder`;
    return new StoreError(code, `${variable} is "${folder}", which cannot be written: ${message}; ${remedy}`, error);
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // Where it could not be written there is nothing to remove.
    }
  }
}

function freeMegabytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / megabyte);
  } catch {
    return 0;
  }
}
