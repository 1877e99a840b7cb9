import { join, resolve } from 'node:path';

/**
 * What must be known before Node starts. New objects get 4 MB before they are sorted out, not 32, and the old ones are
 * gone through when they have grown by a quarter, not to several times their size: 200 MB instead of 270 after a load, for
 * 10 µs of every request. One heap for all threads is less in pieces than one for each, and what is large stays out of
 * it: left to itself, the allocator lets ever larger pieces in, and after minutes of visits 360 MB are held instead of
 * 250. What was compiled is kept for the next start, which then takes a quarter less time and never loads what strips
 * types.
 */
const flags = ['--max-semi-space-size=4', '--heap-growing-percent=25', '--disable-warning=ExperimentalWarning'];
const env = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', NODE_COMPILE_CACHE: resolve('.data/compiled') };

/**
 * Replaces this process by the server, under the same number: what building left in memory goes, and signals arrive as
 * before. Where a process cannot be replaced (Windows) the server runs in this one.
 */
export async function becomeServer(dist: string): Promise<void> {
  const script = join(import.meta.dirname, 'serve.ts');
  if (process.platform !== 'win32' && process.execve)
    process.execve(process.execPath, [process.execPath, ...process.execArgv, ...flags, script, dist], {
      ...env,
      ...process.env,
    });
  process.argv[2] = dist;
  await import('./serve.ts');
}
