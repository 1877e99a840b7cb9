import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../../store/database.ts';
import type { Store } from '../../store/open-store.ts';
import { describeOnBothDatabases } from '../../store/test-store.ts';
import { createCompiler } from '../publish/compiler.ts';
import { compilerFingerprint } from '../publish/fingerprint.ts';
import { prepareAhead, publishKept, publishPreparedRows } from '../publish/publish-content.ts';
import { edit, sampleFiles, sampleShareDir as shareDir, writeFiles } from '../test-content.ts';
import { listenForEditors, remoteDesk } from './control.ts';
import { createDesk } from './desk.ts';
import type { Desk } from './desk-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitimepro-desk-'));
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
    contentDir = writeFiles(await sampleFiles());
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
  /** Publishes the article for a later moment. */
  const scheduleArticle = async () => {
    const due = new Date(Date.now() + 3_600_000);
    await save((files) => edit(files, article, '---\n', `---\npublishAt: ${due.toISOString()}\n`));
    await desk.publish(contentDir, false);
    expect(await articlePage()).toBeNull();
    return due;
  };
  const articlePage = async () => (await store.document('article/vtoraya'))?.body ?? null;

  it('publishes, and tells how far it is', async () => {
    const steps: string[] = [];
    expect((await desk.publish(contentDir, false, ({ step }) => steps.push(step))).status).toBe('published');
    expect(steps).toEqual(['compile', 'write']);
  });

  const noCompiler = { compile: () => Promise.reject(new Error('no')) };

  it('compiles nothing to say that nothing would change', async () => {
    const quick = createDesk({ store, shareDir, compiler: noCompiler });
    expect(await quick.changes(contentDir)).toEqual({ entries: [], pictures: [], pages: [], faults: [] });
  });

  it('says what would change: entries, fields by their Russian names, pages', async () => {
    await save((files) => {
      edit(files, article, 'title: Статья vtoraya', 'title: Новое имя');
      edit(files, article, 'Первый абзац', 'Другой абзац');
    });
    const own = join(folder, 'nothing-drawn');
    const { entries, pages, faults } = await createDesk({ store, compiler, shareDir: own }).changes(contentDir);
    expect(faults).toEqual([]);
    // To know that a page would change nobody needs its picture for sharing.
    expect(existsSync(own)).toBe(false);
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
    // The folder is as it was.
    expect((await desk.changes(contentDir)).entries).toMatchObject([{ slug: 'vtoraya', title: 'Новое имя' }]);
    await desk.restore('latest');
    expect(await articlePage()).toContain('Новое');
    await expect(desk.restore(999_999)).rejects.toThrow('публикации 999999 нет');
  });

  it('brings back what it has the rows of without compiling, its pictures for sharing included', async () => {
    const steps: string[] = [];
    const before = await articlePage();
    const quick = createDesk({ store, shareDir, compiler: noCompiler });
    const back = await quick.restore('latest', ({ step }) => steps.push(step));
    expect([back.status, steps]).toEqual(['published', ['write']]);
    expect(await articlePage()).toContain('Статья vtoraya');
    const seo = JSON.parse((await articlePage()) ?? '') as { seo: { og_image: { src: string } } };
    const [, hash = ''] = /([0-9a-f]{20})/.exec(JSON.stringify(seo.seo)) ?? [];
    expect(await store.media(hash)).not.toBeNull();
    await quick.restore('latest');
    expect(await articlePage()).toBe(before);
    expect((await desk.changes(contentDir)).entries).toEqual([]);
  });

  it('compiles what it has no rows of, and leaves everything as it is when that fails', async () => {
    await store.orm.delete(schema.preparedRows);
    const before = [await store.version(), await desk.history()];
    const failing = createDesk({ store, shareDir, compiler: noCompiler });
    await expect(failing.restore('latest')).rejects.toThrow('no');
    expect([await store.version(), await desk.history()]).toEqual(before);
  });

  it('shows what was scheduled from the files that were published, whatever the folder says by then', async () => {
    const due = await scheduleArticle();
    expect((await store.nextChange())?.getTime()).toBe(due.getTime());
    await save((files) => edit(files, article, '---\n', '---\ndraft: true\n'));
    const [current] = await desk.history();
    const how = { shareDir, at: due.getTime() };
    const outcome = await publishKept(store, compiler, current?.id ?? 0, 'schedule', how);
    expect(outcome?.status).toBe('published');
    expect(await articlePage()).toContain('Статья vtoraya');
    expect([(await desk.history())[0]?.occasion, await store.nextChange()]).toEqual(['schedule', null]);
  });

  it('has what is due compiled before, and only writes it when its time has come', async () => {
    await save(() => {});
    await desk.publish(contentDir, false);
    const due = await scheduleArticle();
    const [current] = await desk.history();
    const id = current?.id ?? 0;
    expect(await prepareAhead(store, compiler, due, { shareDir })).toBe(true);
    // Another node has nothing left to do.
    expect(await prepareAhead(store, noCompiler, due, { shareDir })).toBe(false);
    expect(await articlePage()).toBeNull();
    expect((await publishPreparedRows(store, id, 'schedule', { shareDir }, due))?.status).toBe('published');
    expect(await articlePage()).toContain('Статья vtoraya');
    expect([(await desk.history())[0]?.occasion, await store.nextChange()]).toEqual(['schedule', null]);
    // Whoever comes late overwrites nothing.
    const late = await publishPreparedRows(store, id, 'schedule', { shareDir }, due);
    expect(late?.status).toBe('unchanged');
  });

  it('does not overwrite what was published a moment before something was due', async () => {
    const due = await scheduleArticle();
    const [current] = await desk.history();
    await prepareAhead(store, compiler, due, { shareDir });
    const publication = await store.preparedFor(current?.id ?? 0, due, await compilerFingerprint());
    await save((files) => edit(files, article, 'title: Статья vtoraya', 'title: Новее'));
    await desk.publish(contentDir, false);
    if (!publication) throw new Error('nothing was prepared');
    expect(await store.publishPrepared(publication, { occasion: 'schedule', after: current?.id ?? 0 })).toBe(false);
    expect(await articlePage()).toContain('Новее');
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
    expect(steps.at(-1)).toBe('write');
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
