import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sampleFiles, sampleShareDir, writeFiles } from '../../../fixtures/content-files.ts';
import { openStore } from '../../store/open-store.ts';
import { editorMessage } from './failure.ts';
import { type PublishingInChild, publishingInChild } from './publishing-in-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitimepro-child-'));
const settings = {
  store: { dataDir: join(folder, 'store') },
  shareDir: sampleShareDir,
  mediaDir: join(folder, 'media'),
  pictures: 'on-demand',
} as const;
const worker = join(folder, 'worker.mjs');
// Says which process it is, in place of a version.
writeFileSync(
  worker,
  `process.on('disconnect', () => process.exit());
   process.on('message', ({ options: { contentDir } }) => {
     if (contentDir === 'end') process.kill(process.pid, 'SIGKILL');
     else process.send({ kind: 'done', result: { version: String(process.pid) } });
   });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const processOf = async (publishing: PublishingInChild, contentDir = '') =>
  (await publishing.publish({ contentDir })).version;

it('ends after each command', async () => {
  const publishing = publishingInChild(settings, { worker });
  expect(await processOf(publishing)).not.toBe(await processOf(publishing));
});

it('stays for the next command when it is told to, until it is ended', async () => {
  const publishing = publishingInChild(settings, { worker, keepAliveMs: Number.POSITIVE_INFINITY });
  const first = await processOf(publishing);
  expect(await processOf(publishing)).toBe(first);
  publishing.end();
  expect(await processOf(publishing)).not.toBe(first);
  publishing.end();
});

it('ends when it has had nothing to do for a while', async () => {
  const publishing = publishingInChild(settings, { worker, keepAliveMs: 20 });
  const first = Number(await processOf(publishing));
  const isAlive = () => {
    try {
      return process.kill(first, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive, { timeout: 60_000 }).toBe(false);
  expect(Number(await processOf(publishing))).not.toBe(first);
  publishing.end();
});

it('says that a child was lost, in words for both, and begins again', async () => {
  const publishing = publishingInChild(settings, { worker, keepAliveMs: Number.POSITIVE_INFINITY });
  const first = await processOf(publishing);
  const error = await processOf(publishing, 'end').catch((reason: unknown) => reason);
  expect(error).toHaveProperty('message', 'publishing was ended by SIGKILL before it was done');
  expect(editorMessage(error)).toMatch(/^сборка оборвалась/);
  expect(await processOf(publishing)).not.toBe(first);
  publishing.end();
});

it('publishes into the store of the settings, one command at a time, and says how far it is', async () => {
  const contentDir = writeFiles(await sampleFiles());
  const publishing = publishingInChild(settings);
  const steps: string[] = [];
  const [first, second] = await Promise.all([
    publishing.publish({ contentDir }, ({ step }) => steps.push(step)),
    publishing.publish({ contentDir }),
  ]);
  expect([first.status, second.status, steps]).toEqual(['published', 'unchanged', ['compile', 'write']]);
  const store = await openStore(settings.store);
  expect((await store.current())?.version).toBe(first.version);
  await store.close();
  rmSync(contentDir, { recursive: true });
});

it('hands on what editors are told, and what is for the log', async () => {
  const publishing = publishingInChild(settings, { keepAliveMs: Number.POSITIVE_INFINITY });
  const missing = publishing.publish({ contentDir: join(folder, 'nowhere') });
  const error = await missing.catch((reason: unknown) => reason);
  expect(error).toHaveProperty('message', expect.stringContaining('no folder that can be read'));
  expect(editorMessage(error)).toMatch(/^нет файла или папки .*nowhere/);
  await expect(publishing.restore({ which: 999_999 })).rejects.toThrow('публикации 999999 нет');
  publishing.end();
});
