import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { createEmptyStore } from '../store/test-store.ts';

const run = promisify(execFile);

it('shows what was not found, while a site has the embedded database open and afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-searches-'));
  const dataDir = join(folder, 'store');
  const shown = async () => {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'searches'], { env });
    return stdout;
  };

  await createEmptyStore(dataDir);
  const site = await openStore({ dataDir });
  expect(await shown()).toContain('Запросов без ответа пока нет.');
  for (const query of ['мелатонин', 'виагра', 'мелатонин']) await site.recordMiss(query, '2026-11-15');
  const expected = '     2  2026-11-15  мелатонин\n     1  2026-11-15  виагра\n';
  await expect.poll(shown, { timeout: 60_000, interval: 500 }).toBe(expected);

  await site.recordMiss('виагра', '2026-11-16');
  await site.recordMiss('виагра', '2026-11-16');
  await site.close();
  expect(await shown()).toBe('     3  2026-11-16  виагра\n     2  2026-11-15  мелатонин\n');
  rmSync(folder, { recursive: true, force: true });
});
