import { spawn } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder for one server's files, so that what it leaves behind can be counted. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-keeper-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  return folder;
}

/** A process that starts PostgreSQL, prints the address and then does what `script` says. */
function startOwner(folder: string, script: string) {
  const owner = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startPostgresql } from ${JSON.stringify(join(import.meta.dirname, 'postgresql.ts'))};
       const postgresql = await startPostgresql();
       console.log(postgresql.url);
       ${script}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TMPDIR: folder, TEMP: folder } },
  );
  const url = new Promise<string>((resolve, reject) => {
    owner.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    owner.once('exit', () => reject(new Error('the process ended without an address')));
  });
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    owner.once('exit', (code, signal) => resolve({ code, signal })),
  );
  return { owner, url, exit };
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  // A server that ends while it is being asked says so beside the query, too.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch {
    return false;
  }
}

describe('PostgreSQL for tests', () => {
  it('leaves the exit code to the process that started it, and nothing on the disk', async () => {
    const folder = temporaryFolder();
    const { url, exit } = startOwner(folder, 'process.exitCode = 7; await postgresql.stop();');
    await url;
    expect(await exit).toEqual({ code: 7, signal: null });
    expect(globSync('*', { cwd: folder })).toEqual([]);
  });

  it('ends and removes its files when the process that started it is killed', async () => {
    const folder = temporaryFolder();
    const { owner, url, exit } = startOwner(folder, 'setInterval(() => {}, 1000);');
    expect(await canConnect(await url)).toBe(true);
    owner.kill('SIGKILL');
    await exit;
    await expect.poll(async () => canConnect(await url), { timeout: 30_000 }).toBe(false);
    await expect.poll(() => globSync('*', { cwd: folder }), { timeout: 30_000 }).toEqual([]);
  });
});
