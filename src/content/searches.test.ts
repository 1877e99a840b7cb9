import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { testFolder } from '../../fixtures/both-stores.ts';
import { openStore } from '../store/open-store.ts';

it('shows queries without results while a site has the store open', async () => {
  const dataDir = testFolder();
  const shown = async () => {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
    const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'cli.ts'), 'searches'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return stdout;
  };
  const site = await openStore({ dataDir });
  expect(await shown()).toContain('Запросов без ответа пока нет.');
  await site.countZeroResults([
    { query: 'виагра', count: 1, lastDay: '2026-11-15' },
    { query: 'мелатонин', count: 2, lastDay: '2026-11-15' },
  ]);
  expect(await shown()).toBe('     2  2026-11-15  мелатонин\n     1  2026-11-15  виагра\n');
  await site.close();
});
