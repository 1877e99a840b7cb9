import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../store/open-store.ts';
import { describeOnBothDatabases } from '../../store/test-store.ts';
import { createCompiler } from '../compiler.ts';
import { publishKept } from '../publish-content.ts';
import { edit, sampleFiles, writeFiles } from '../test-content.ts';
import { listenForEditors, remoteDesk } from './control.ts';
import { createDesk } from './desk.ts';
import type { Desk } from './desk-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitimepro-desk-'));
const shareDir = join(folder, 'share');
const compiler = createCompiler({ stays: true });
afterAll(() => {
  compiler.end();
  rmSync(folder, { recursive: true, force: true });
});

describeOnBothDatabases('the desk', (open) => {
  let store: Store;
  let desk: Desk;
  let contentDir: string;
  beforeAll(async () => {
    contentDir = await writeFiles(await sampleFiles());
    store = await open();
    desk = createDesk({ store, compiler, shareDir });
  });
  afterAll(async () => {
    await store.close();
    await rm(contentDir, { recursive: true });
  });

  const article = 'articles/vtoraya.md';
  const save = async (change: (files: Awaited<ReturnType<typeof sampleFiles>>) => void) => {
    const files = await sampleFiles();
    change(files);
    await writeFile(join(contentDir, article), String(files.get(article)));
  };
  const articlePage = async () => (await store.document('article/vtoraya'))?.body ?? null;

  it('publishes, and tells how far it is', async () => {
    const steps: string[] = [];
    expect((await desk.publish(contentDir, false, ({ step }) => steps.push(step))).status).toBe('published');
    expect(steps).toEqual(['compile', 'write']);
    expect((await desk.changes(contentDir)).entries).toEqual([]);
  });

  it('says what would change: entries, fields by their Russian names, pages', async () => {
    await save((files) => {
      edit(files, article, 'title: Статья vtoraya', 'title: Новое имя');
      edit(files, article, 'Первый абзац', 'Другой абзац');
    });
    const { entries, pages, faults } = await desk.changes(contentDir);
    expect(faults).toEqual([]);
    expect(entries).toMatchObject([{ change: 'changed', kind: 'article', slug: 'vtoraya', title: 'Новое имя' }]);
    expect(entries[0]?.fields).toMatchObject([
      { field: 'title', label: 'Название', before: 'Статья vtoraya', after: 'Новое имя' },
      { field: 'body', label: 'Текст', after: expect.stringContaining('Другой абзац') },
    ]);
    const affected = pages.map(({ address }) => address);
    expect(affected).toEqual(expect.arrayContaining(['/articles/vtoraya', '/articles', '/']));
    expect(affected).not.toContain('/about');
    expect(await articlePage()).not.toContain('Новое имя');
  });

  it('brings back what was before the last change, and that again', async () => {
    await desk.publish(contentDir, false);
    expect(await articlePage()).toContain('Новое');
    const [, first] = await desk.history();
    const back = await desk.restore('latest');
    expect([back.status, back.id]).toEqual(['published', first?.id]);
    expect(await articlePage()).toContain('Статья vtoraya');
    expect((await desk.history())[0]).toMatchObject({ isCurrent: true, occasion: 'restore', restored: first?.id });
    await desk.restore('latest');
    expect(await articlePage()).toContain('Новое');
    await expect(desk.restore(999_999)).rejects.toThrow('публикации 999999 нет');
  });

  it('leaves everything as it is when what should come back cannot be compiled', async () => {
    const before = [await store.version(), await desk.history()];
    const failing = createDesk({ store, shareDir, compiler: { compile: () => Promise.reject(new Error('no')) } });
    await expect(failing.restore('latest')).rejects.toThrow('no');
    expect([await store.version(), await desk.history()]).toEqual(before);
  });

  it('shows what was scheduled from the files that were published, whatever the folder says by then', async () => {
    const due = new Date(Date.now() + 3_000);
    await save((files) => edit(files, article, '---\n', `---\npublishAt: ${due.toISOString()}\n`));
    await desk.publish(contentDir, false);
    expect(await articlePage()).toBeNull();
    expect((await store.nextChange())?.getTime()).toBe(due.getTime());
    await save((files) => edit(files, article, '---\n', '---\ndraft: true\n'));
    await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan(due.getTime());
    const [current] = await desk.history();
    const outcome = await publishKept(store, compiler, current?.id ?? 0, 'schedule', { shareDir });
    expect(outcome?.status).toBe('published');
    expect(await articlePage()).toContain('Статья vtoraya');
    expect([(await desk.history())[0]?.occasion, await store.nextChange()]).toEqual(['schedule', null]);
  });

  it('keeps a folder for a link without publishing it, unless it has errors', async () => {
    await save((files) => edit(files, article, '---\n', '---\ndraft: true\n'));
    const version = await store.version();
    const until = Math.floor(Date.now() / 1_000) + 3_600;
    const kept = await desk.keepPreview(contentDir, until);
    expect(await store.version()).toBe(version);
    const paths = [];
    for await (const { path } of (await store.previewFiles(kept.id ?? '')) ?? []) paths.push(path);
    expect(paths).toContain(article);
    await save((files) => edit(files, article, 'title:', 'titel:'));
    expect(await desk.keepPreview(contentDir, until)).toMatchObject({ id: null });
  });

  it('is reached by another process over loopback, by nobody who does not know the word', async () => {
    const dataDir = join(folder, `store-${store.kind}`);
    const control = await listenForEditors(dataDir, desk);
    const remote = remoteDesk(dataDir);
    const steps: string[] = [];
    expect(await remote?.history()).toEqual(await desk.history());
    expect(await remote?.restore('latest', ({ step }) => steps.push(step))).toMatchObject({ status: 'published' });
    expect(steps).toEqual(['compile', 'write']);
    expect((await remote?.sources())?.find(({ path }) => path.endsWith('.webp'))?.bytes?.length).toBeGreaterThan(0);
    await expect(remote?.restore(999_999)).rejects.toThrow('публикации 999999 нет');
    const { port } = JSON.parse(await readFile(`${dataDir}.control.json`, 'utf8')) as { port: number };
    const refused = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { Authorization: 'Bearer x' },
    });
    expect(refused.status).toBe(403);
    control.close();
    expect(remoteDesk(dataDir)).toBeNull();
    await expect(remote?.history()).rejects.toThrow('не отвечает');
  });
});
