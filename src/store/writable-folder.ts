import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError, type StoreErrorCode } from './store-error.ts';

const megabyte = 1024 * 1024;

/** Why nothing can be written below a folder that a variable names, with the remedy; null when it can be. */
export function folderTrouble(variable: string, folder: string): string | null {
  return folderError(variable, folder)?.message ?? null;
}

/**
 * Tries by writing: rights, quotas and read-only mounts show only then. So many megabytes must be free: a disk with less
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
    const [code, reason] = explain(error, variable, folder);
    return new StoreError(code, `${variable} is "${folder}", which cannot be written: ${reason}`, error);
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // Where it could not be written there is nothing to remove.
    }
  }
}

function explain(error: unknown, variable: string, folder: string): [StoreErrorCode, string] {
  const another = `or set ${variable} to another folder`;
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return ['disk-full', `the disk is full (${freeMegabytes(folder)} MB are free): free some space, ${another}`];
    case 'EACCES':
    case 'EPERM':
      return [
        'not-writable',
        `this process (user ${process.getuid?.() ?? 'unknown'}) has no right to: give it the right, ${another}`,
      ];
    case 'EROFS':
      return ['not-writable', `its file system is read-only: mount it for writing, ${another}`];
    case 'ENOTDIR':
    case 'EEXIST':
      return ['not-writable', `a part of this path is a file: remove that, ${another}`];
    default:
      return ['not-writable', `${message}; look at the folder, ${another}`];
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
