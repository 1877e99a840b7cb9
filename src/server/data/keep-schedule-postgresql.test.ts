import { rm } from 'node:fs/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { createDesk } from '../../content/desk/desk.ts';
import { createCompiler } from '../../content/publish/compiler.ts';
import { edit, sampleFiles, sampleShareDir as shareDir, writeFiles } from '../../content/test-content.ts';
import { apiRoot } from '../../contract/endpoints.ts';
import { readEnv } from '../../env/env.ts';
import { openStore } from '../../store/open-store.ts';
import { createTestDatabase } from '../../store/test-store.ts';
import { keepSchedule } from './keep-schedule.ts';
import { openLocalApi } from './local-api.ts';

const article = 'articles/vtoraya.md';
const due = new Date(Date.now() + 1_800_000);
const compiler = createCompiler({ stays: true });
/** Another node opens with it after this one has closed. */
const lent = { ...compiler, end: () => {} };
afterAll(() => compiler.end());

it.each([
  ['prepared before', true],
  ['not prepared', false],
])(
  'nodes on one PostgreSQL show what is due when its time has come, though the folder is gone: %s',
  async (_, isPrepared) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const databaseUrl = await createTestDatabase();
    const files = await sampleFiles();
    edit(files, article, '---\n', `---\npublishAt: ${due.toISOString()}\n`);
    const contentDir = writeFiles(files);
    const store = await openStore({ dataDir: '', databaseUrl });
    await createDesk({ store, compiler, shareDir }).publish(contentDir, false);
    await store.close();
    await rm(contentDir, { recursive: true });

    const env = readEnv({ DATABASE_URL: databaseUrl, CONTENT_DIR: contentDir, SHARE_DIR: shareDir });
    const [first, second] = [await openLocalApi(env, { compiler: lent }), await openLocalApi(env)];
    const statuses = async () => {
      const answers = await Promise.all([first, second].map((node) => node.fetchApi(`${apiRoot}/article/vtoraya`)));
      return answers.map(({ status }) => status);
    };
    const heard = vi.fn();
    await second.onPublished(heard);
    let clock = new Date(due.getTime() - 1);
    const prepare = vi.fn(isPrepared ? first.schedule.prepare : async () => false);
    const schedule = keepSchedule({ ...first.schedule, prepare, now: () => clock });

    await schedule.look();
    await Promise.all(prepare.mock.results.map(({ value }) => value));
    expect(prepare).toHaveBeenCalledExactlyOnceWith(due);
    expect(await statuses()).toEqual([404, 404]);

    clock = due;
    await schedule.look();
    expect(await statuses()).toEqual([200, 200]);
    await expect.poll(() => heard.mock.calls.length, { timeout: 60_000 }).toBeGreaterThan(0);
    expect(await second.schedule.nextChange()).toBeNull();

    schedule.stop();
    await Promise.all([first.close(), second.close()]);
  },
);
