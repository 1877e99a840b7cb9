import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own for a folder: only that can be full, or read-only, also for root. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  free(): void;
  makeReadOnly(): void;
  makeWritable(): void;
  remove(): void;
}

const run = (...command: string[]) => spawnSync(command[0] ?? '', command.slice(1), { encoding: 'utf8' });

export function noSmallDisks(): string | undefined {
  if (process.platform !== 'linux') return 'a disk of its own is mounted on Linux only';
  const probe = join('/tmp', `vitimepro-mount-${process.pid}`);
  mkdirSync(probe, { recursive: true });
  const { status } = run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe);
  if (status === 0) run('umount', probe);
  rmSync(probe, { recursive: true, force: true });
  return status === 0 ? undefined : 'only root may mount a disk of its own';
}

export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const must = (...command: string[]) => {
    const { status, stderr } = run(...command);
    if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`);
  };
  must('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      let chunk = Buffer.alloc(1024 * 1024);
      while (chunk.length > 0) {
        try {
          writeFileSync(filler, chunk, { flag: 'a' });
        } catch {
          // The last corner is filled with less.
          chunk = chunk.subarray(0, Math.floor(chunk.length / 2));
        }
      }
    },
    free: () => rmSync(filler, { force: true }),
    makeReadOnly: () => must('mount', '-o', 'remount,ro', folder),
    makeWritable: () => must('mount', '-o', 'remount,rw', folder),
    remove: () => void run('umount', '-l', folder),
  };
}
