import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore } from './open-store.ts';
import { createEmptyStore } from './test-store.ts';

const publisher = join(import.meta.dirname, 'test-publisher.ts');

/** Moments of first set-up, migration and publishing, in milliseconds after the start of the process. */
const moments = [150, 700, 1_500, 2_500, 4_000, 6_000];

it('starts again whenever the process was killed, publishing included', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-kill-'));
  const dataDir = join(folder, 'store');
  for (const moment of moments) {
    const child = spawn(process.execPath, [publisher, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    await sleep(moment);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));

    const store = await openStore({ dataDir });
    await store.migrate();
    const version = await store.version();
    const document = await store.document('pages/home');
    // Wholly or not at all: the version and the documents are of one publish.
    expect([moment, document ? JSON.parse(document.body).version : null]).toEqual([moment, version]);
    await store.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

it('refuses a second process on the same folder, and says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-lock-'));
  const dataDir = join(folder, 'store');
  await createEmptyStore(dataDir);
  const first = await openStore({ dataDir });
  await expect(openStore({ dataDir })).rejects.toThrow(/in use by another process: stop it first/);
  await first.close();
  await (await openStore({ dataDir })).close();
  rmSync(folder, { recursive: true, force: true });
});
