import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const prefix = 'vitimepro-tests-';
/** Vitest's global set-up: one temporary folder for all tests of the run, removed with whatever they left in it. */
export default function setup() {
  const own = `${prefix}${process.pid}-`;
  // Each project of the run calls this: the first one makes the folder and removes it.
  if (basename(tmpdir()).startsWith(own)) return;
  removeAbandoned();
  const outer = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), own));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.env.TEMP = folder;
  return () => {
    if (outer === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outer;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}

/** A run that was killed could not clear up. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (owner && !isRunning(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
