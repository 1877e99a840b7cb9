import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Store } from '../../store/open-store.ts';
import { openEmbeddedTestStore } from '../../store/test-store.ts';
import { sampleFiles, sampleShareDir as shareDir, writeFiles } from '../test-content.ts';
import { createCompiler } from './compiler.ts';
import { type PublishOptions, publishContent } from './publish-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitimepro-publish-'));
let contentDir: string;
let articleText: string;
let articlePath: string;
let store: Store;
/** Stays between tests: the first compilation of a process takes five times as long as any other. */
const compiler = createCompiler({ stays: true });

beforeAll(async () => {
  const files = await sampleFiles();
  const found = [...files.keys()].find((path) => /^articles\/.*\.md$/.test(path));
  articleText = String(files.get(found ?? ''));
  contentDir = writeFiles(files);
  articlePath = join(contentDir, found ?? '');
  store = await openEmbeddedTestStore();
});
afterEach(() => writeFile(articlePath, articleText));
afterAll(async () => {
  compiler.end();
  await store.close();
  await rm(contentDir, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
});

const publish = (options: Partial<PublishOptions> = {}) =>
  publishContent(store, compiler, { contentDir, shareDir, ...options });

it('publishes what another process compiled, pictures and sharing pictures included', async () => {
  const outcome = await publish();
  expect(outcome.status).toBe('published');
  expect(await store.version()).toBe(outcome.version);
  expect((await store.document('pages/home'))?.body).toContain('"seo"');
  const originals = await store.originals();
  expect(originals.length).toBeGreaterThan(0);
  expect((await store.mediaHashes()).length).toBeGreaterThan(originals.length);
  expect((await store.media(originals[0]?.hash ?? ''))?.bytes.length).toBeGreaterThan(0);
});

it('compiles nothing when nothing has changed', async () => {
  const compile = vi.fn(() => Promise.reject(new Error('compiled')));
  expect((await publishContent(store, { compile }, { contentDir, shareDir })).status).toBe('unchanged');
  expect(compile).not.toHaveBeenCalled();
});

it('remembers that another compiler makes no difference', async () => {
  const version = await store.version();
  const before = await store.fingerprint();
  await store.setFingerprint('of another compiler');
  expect((await publish()).status).toBe('unchanged');
  expect([await store.fingerprint(), await store.version()]).toEqual([before, version]);
});

it('publishes an edit, and lets nobody see it before all is ready', async () => {
  const version = await store.version();
  await writeFile(articlePath, `${articleText}\nЕщё одно предложение о сне.\n`);
  let seenBefore: string | null = null;
  let handedOver: string[] = [];
  const outcome = await publish({
    before: async ({ documents }) => {
      seenBefore = await store.version();
      handedOver = documents.filter(({ body }) => body !== undefined).map(({ path }) => path);
    },
  });
  expect([outcome.status, seenBefore]).toEqual(['published', version]);
  // Of what nobody has edited the store has the contents already.
  expect(handedOver).toContain(`article/${basename(articlePath, '.md')}`);
  expect(handedOver).not.toContain('pages/faq');
  expect(await store.version()).not.toBe(version);
});

it('names file, line, field and remedy of a fault, and leaves the site as it is', async () => {
  const version = await store.version();
  await writeFile(articlePath, articleText.replace(/^title: .*$/m, 'titel: Сон'));
  const { status, faults } = await publish();
  expect([status, await store.version()]).toEqual(['faulty', version]);
  const errors = faults.filter(({ level }) => level === 'error');
  expect(errors.length).toBeGreaterThan(0);
  for (const { file, line, remedy } of errors)
    expect([file, line > 0, remedy !== '']).toEqual([`content${articlePath.slice(contentDir.length)}`, true, true]);
});

it('fails, and leaves the site as it is, when the compiler crashes', async () => {
  const version = await store.version();
  await writeFile(articlePath, `${articleText}\nДругое предложение о сне.\n`);
  const crashing = join(folder, 'crash.mjs');
  writeFileSync(crashing, `process.on('message', () => process.kill(process.pid, 'SIGKILL'));`);
  await expect(publishContent(store, createCompiler({ worker: crashing }), { contentDir, shareDir })).rejects.toThrow(
    'the compiler was ended by SIGKILL before it was done',
  );
  expect(await store.version()).toBe(version);
});

it('says what went wrong inside the compiler', async () => {
  const missing = { contentDir: join(contentDir, 'nowhere'), shareDir };
  await expect(publishContent(store, compiler, missing)).rejects.toThrow(/the compiler failed: ENOENT/);
});
