import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readContentEnv } from '../../env/env.ts';
import { openStore } from '../../store/open-store.ts';
import { createEmptyStore } from '../../store/test-store.ts';
import { sampleFiles, writeFiles } from '../test-content.ts';
import { keepDesk } from './open-desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitimepro-open-desk-'));
const dataDir = join(folder, 'store');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lets several in at once where no site runs, and leaves the store to others when they are done', async () => {
  await createEmptyStore(dataDir);
  const contentDir = writeFiles(await sampleFiles());
  const shareDir = join(folder, 'share');
  const { use, end } = keepDesk(readContentEnv({ DATA_DIR: dataDir, SHARE_DIR: shareDir }));
  const answers = await Promise.all([
    use((desk) => desk.changes(contentDir)),
    use((desk) => desk.history()),
    use((desk) => desk.changes(contentDir)),
  ]);
  const [first, past, again] = answers;
  // Nothing was ever published: all of it is new, and that is no trouble.
  expect(past).toEqual([]);
  expect(first.entries.length).toBeGreaterThan(10);
  expect(new Set(first.entries.map(({ change }) => change))).toEqual(new Set(['added']));
  expect(first.pages.map(({ address }) => address)).toContain('/');
  expect(again).toEqual(first);

  const site = await openStore({ dataDir });
  await expect(use((desk) => desk.history())).rejects.toThrow('занята другой программой');
  await site.close();
  expect(await use((desk) => desk.history())).toEqual([]);
  end();
  await rm(contentDir, { recursive: true });
});
