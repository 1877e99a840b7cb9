import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfBytes, replaceFile } from './files.ts';

/** A file before and after a change, by the hashes of what was and is in it; empty where there is none. */
export interface FileStep {
  path: string;
  before: string;
  after: string;
}

export type Occasion = 'save' | 'create' | 'rename' | 'remove' | 'restore' | 'outside' | 'merge';

export interface LoggedChange {
  id: string;
  at: string;
  who: string;
  occasion: Occasion;
  /** The entry that it was about; of a rename the new one. */
  path: string;
  /** Of a rename: what it was called before. */
  from?: string;
  files: FileStep[];
}

/**
 * Everything that was ever done to the folder from here, with every text and picture that was replaced or removed. A
 * change is written here, and put to the disk, before the first of its files is touched: whatever stops the studio
 * between two files, the next start finds the change and finishes it.
 */
export function openChangeLog(folder: string) {
  const blobs = join(folder, 'blobs');
  mkdirSync(blobs, { recursive: true });
  const file = join(folder, 'changes.jsonl');
  const { changes, unfinished, isTorn } = readLog(file);
  // A line that breaks off was never a change: the next one begins on a line of its own.
  if (isTorn) appendFileSync(file, '\n');

  return {
    changes: changes as readonly LoggedChange[],
    unfinished,

    async keep(bytes: Uint8Array): Promise<string> {
      const hash = hashOfBytes(bytes);
      if (!existsSync(join(blobs, hash))) await replaceFile(join(blobs, hash), bytes);
      return hash;
    },

    kept: (hash: string): Promise<Buffer | null> => readFile(join(blobs, hash)).catch(() => null),

    begin(change: Omit<LoggedChange, 'id' | 'at'>): LoggedChange {
      const whole = { id: randomBytes(8).toString('hex'), at: new Date().toISOString(), ...change };
      append(file, whole);
      changes.push(whole);
      return whole;
    },

    finish(id: string, how: 'done' | 'undone'): void {
      append(file, { [how]: id });
      if (how === 'undone')
        changes.splice(
          changes.findIndex((one) => one.id === id),
          1,
        );
    },
  };
}

function readLog(file: string) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const changes = new Map<string, LoggedChange>();
  const unfinished = new Set<LoggedChange>();
  for (const line of text.split('\n')) {
    const read = parse(line);
    if (!read) continue;
    const id = read.done ?? read.undone;
    if (id === undefined) {
      changes.set(read.id, read);
      unfinished.add(read);
    } else {
      const change = changes.get(id);
      if (change) unfinished.delete(change);
      if (read.undone) changes.delete(id);
    }
  }
  return { changes: [...changes.values()], unfinished: [...unfinished], isTorn: text !== '' && !text.endsWith('\n') };
}

function parse(line: string): (LoggedChange & { done?: string; undone?: string }) | null {
  try {
    return line === '' ? null : JSON.parse(line);
  } catch {
    return null;
  }
}

function append(file: string, line: object): void {
  const handle = openSync(file, 'a');
  try {
    writeSync(handle, `${JSON.stringify(line)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
