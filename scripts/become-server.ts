import { join } from 'node:path';

/**
 * What must be known before Node starts. New objects get 8 MB before they are sorted out, not 32: of a hundred
 * megabytes that would grow under load, none are needed. One heap for all threads is less in pieces than one for each.
 */
const flags = ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning'];
const env = { MALLOC_ARENA_MAX: '1' };

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
