import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const megabyte = 1024 * 1024;

/**
 * Why nothing can be written below a folder that a variable names, with what to do about it; null when it can be. Looks by
 * writing: rights, quotas and read-only mounts show only then. So many megabytes must be free: a disk with less fails soon,
 * and half-way.
 */
export function folderTrouble(variable: string, folder: string, megabytes = 1): string | null {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, Buffer.alloc(megabyte));
    const free = freeMegabytes(folder);
    return free >= megabytes
      ? null
      : `${variable} is "${folder}", where ${free} MB are free and ${megabytes} are needed: free some space, or set ${variable} to a folder on another disk`;
  } catch (error) {
    return `${variable} is "${folder}", which cannot be written: ${explain(error, variable, folder)}`;
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // Where it could not be written there is nothing to remove.
    }
  }
}

function explain(error: unknown, variable: string, folder: string): string {
  const another = `or set ${variable} to another folder`;
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `the disk is full (${freeMegabytes(folder)} MB are free): free some space, ${another}`;
    case 'EACCES':
    case 'EPERM':
      return `this process (user ${process.getuid?.() ?? 'unknown'}) has no right to: give it the right, ${another}`;
    case 'EROFS':
      return `its file system is read-only: mount it for writing, ${another}`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `a part of this path is a file: remove that, ${another}`;
    default:
      return `${message}; look at the folder, ${another}`;
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
