import { existsSync, mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothStores } from '../../../fixtures/both-stores.ts';
import { edit, sampleFiles, sampleShareDir as shareDir, writeFiles } from '../../../fixtures/content-files.ts';
import { openStore } from '../../store/open-store.ts';
import type { Publication } from '../../store/publication.ts';
import type { Store } from '../../store/store.ts';
import { createPublishing } from './create-publishing.ts';
import { exportSources } from './export-sources.ts';
import { hasThisContract, type Publishing } from './publishing.ts';

const article = 'articles/vtoraya.md';
const anHour = 3_600_000;

describeOnBothStores('publishing', (settings) => {
  let store: Store;
  let publishing: Publishing;
  let contentDir: string;
  beforeAll(async () => {
    contentDir = writeFiles(await sampleFiles());
    store = await openStore(await settings());
    publishing = createPublishing({ store, shareDir });
  });
  afterAll(async () => {
    await store.close();
    await rm(contentDir, { recursive: true });
  });

  const save = async (change: (files: Awaited<ReturnType<typeof sampleFiles>>) => void = () => {}) => {
    const files = await sampleFiles();
    change(files);
    await writeFile(join(contentDir, article), String(files.get(article)));
  };
  const rename = (title: string) => save((files) => edit(files, article, 'title: Статья vtoraya', `title: ${title}`));
  const publish = () => publishing.publish({ contentDir });
  const steps = async (work: (onProgress: (progress: { step: string }) => void) => Promise<unknown>) => {
    const heard: string[] = [];
    await work(({ step }) => heard.push(step));
    return heard;
  };
  const published = async (): Promise<Publication> => {
    const current = await store.current();
    const publication = current && (await store.publication(current.id));
    if (!publication) throw new Error('nothing is published');
    return publication;
  };
  const articleIn = ({ documents }: Publication) =>
    JSON.stringify(documents.find(({ path }) => path === 'article/vtoraya')?.body ?? null);
  const shownArticle = async () => articleIn(await published());
  /** Publishes the article for a later moment, and gives what publishes once that moment has come. */
  const schedule = async () => {
    const due = new Date(Date.now() + anHour);
    await save((files) => edit(files, article, '---\n', `---\npublishAt: ${due.toISOString()}\n`));
    await publish();
    expect(await shownArticle()).toBe('null');
    expect((await store.current())?.nextChange).toEqual(due);
    const later = createPublishing({ store: { ...store, now: async () => due }, shareDir });
    return () => later.publishDue({});
  };

  it('publishes all of a folder with its pictures, drawn ones included', async () => {
    const makePictures = () => Promise.reject(new Error('visitors have waited for the widths of pictures'));
    const first = createPublishing({ store, shareDir, makePictures });
    const heard = await steps((onProgress) => first.publish({ contentDir }, onProgress));
    expect(heard).toEqual(['compile', 'write']);
    const { documents, pictures, sources } = await published();
    expect(JSON.stringify(documents.find(({ path }) => path === 'pages/home')?.body)).toContain('"seo"');
    expect(pictures.length).toBeGreaterThan(sources.filter(({ picture }) => picture !== null).length);
    expect(await store.missingPictures(pictures.map(({ hash }) => hash))).toEqual([]);
  });

  it('compiles nothing when nothing has changed', async () => {
    expect(await steps((onProgress) => publishing.publish({ contentDir }, onProgress))).toEqual([]);
    expect(await publishing.changes({ contentDir })).toEqual({ entries: [], pictures: [], pages: [], faults: [] });
  });

  it('remembers that another compiler makes no difference', async () => {
    const before = await store.current();
    await store.confirm(before?.id ?? 0, { fingerprint: 'of another compiler' });
    expect((await publish()).status).toBe('unchanged');
    expect(await store.current()).toEqual(before);
  });

  it('compiles nothing for a database that takes no changes', async () => {
    await save((files) => edit(files, article, 'title: Статья vtoraya', 'title: Для реплики'));
    const confirm = async () => Promise.reject(new Error('read-only'));
    const { publish } = createPublishing({ store: { ...store, confirm }, shareDir });
    const heard = steps((onProgress) =>
      publish({ contentDir }, onProgress).catch(({ message }) => onProgress({ step: message })),
    );
    expect(await heard).toEqual(['read-only']);
    await save();
  });

  it('publishes the same content again for another contract', async () => {
    const before = await store.current();
    const older = { ...store, current: async () => before && { ...before, contract: 'older' } };
    expect((await createPublishing({ store: older, shareDir }).publish({ contentDir })).status).toBe('published');
    const now = await store.current();
    expect([now?.version, now?.contract]).toEqual([before?.version, before?.contract]);
    expect(now?.id).toBeGreaterThan(before?.id ?? 0);
  });

  it('says what would change: entries, fields by their Russian names, pages', async () => {
    await save((files) => {
      edit(files, article, 'title: Статья vtoraya', 'title: Новое имя');
      edit(files, article, 'Первый абзац', 'Другой абзац');
    });
    const own = join(mkdtempSync(join(tmpdir(), 'vitimepro-changes-')), 'nothing-drawn');
    const { entries, pages, faults } = await createPublishing({ store, shareDir: own }).changes({ contentDir });
    expect(faults).toEqual([]);
    expect(existsSync(own)).toBe(false);
    expect(entries).toMatchObject([{ change: 'changed', kind: 'article', slug: 'vtoraya', title: 'Новое имя' }]);
    expect(entries[0]?.fields).toMatchObject([
      { field: 'title', label: 'Название', before: 'Статья vtoraya', after: 'Новое имя' },
      { field: 'body', label: 'Текст', after: expect.stringContaining('Другой абзац') },
    ]);
    const affected = pages.map(({ address }) => address);
    expect(affected).toEqual(expect.arrayContaining(['/articles/vtoraya', '/articles', '/']));
    expect(affected).not.toContain('/about');
    expect(await shownArticle()).not.toContain('Новое имя');
  });

  it('shows an edit only when its pictures are made', async () => {
    const { version } = await published();
    let seen: string | undefined;
    const makePictures = async () => {
      seen = (await store.current())?.version;
    };
    const outcome = await createPublishing({ store, shareDir, makePictures }).publish({ contentDir });
    expect([outcome.status, seen]).toEqual(['published', version]);
    expect(await shownArticle()).toContain('Новое');
  });

  it('brings back what was before the last change without compiling, and that again', async () => {
    const [changed, first] = await store.history();
    expect(await steps((onProgress) => publishing.restore({ which: 'latest' }, onProgress))).toEqual(['write']);
    expect(await shownArticle()).toContain('Статья vtoraya');
    const restored = await store.current();
    // The folder is as it was: a restart must not publish it again.
    expect(restored).toMatchObject({ occasion: 'restore', restored: first?.id, fingerprint: changed?.fingerprint });
    expect((await publish()).status).toBe('unchanged');
    expect((await publishing.changes({ contentDir })).entries).toMatchObject([{ title: 'Новое имя' }]);
    expect(await publishing.restore({ which: 'latest' })).toMatchObject({ status: 'published', id: changed?.id });
    expect(await shownArticle()).toContain('Новое');
    await expect(publishing.restore({ which: 999_999 })).rejects.toThrow('публикации 999999 нет');
  });

  it('compiles what it brings back when it was made for another contract', async () => {
    const history = await store.history();
    const older = { ...store, history: async () => history.map((record) => ({ ...record, contract: 'older' })) };
    const heard = await steps((onProgress) =>
      createPublishing({ store: older, shareDir }).restore({ which: 'latest' }, onProgress),
    );
    expect(heard).toEqual(['compile', 'write']);
    expect(await shownArticle()).toContain('Статья vtoraya');
  });

  it('shows what was scheduled from the published files, whatever the folder says by then', async () => {
    const publishDue = await schedule();
    await save((files) => edit(files, article, '---\n', '---\ndraft: true\n'));
    const { fingerprint } = (await store.current()) ?? {};
    expect((await publishing.publishDue({})).status).toBe('unchanged');
    expect((await publishDue()).status).toBe('published');
    expect(await shownArticle()).toContain('Статья vtoraya');
    expect(await store.current()).toMatchObject({ occasion: 'schedule', nextChange: null, fingerprint });
    // Another node comes later and finds nothing to do.
    expect((await publishDue()).status).toBe('unchanged');
  });

  it('does not overwrite what was published a moment before something was due', async () => {
    await save();
    await publish();
    const publishDue = await schedule();
    const before = await store.current();
    await rename('Новее');
    await publish();
    const late = { ...store, current: async () => before, now: async () => new Date(Date.now() + anHour) };
    expect((await createPublishing({ store: late, shareDir }).publishDue({})).status).toBe('unchanged');
    expect(await shownArticle()).toContain('Новее');
    expect((await publishDue()).status).toBe('unchanged');
  });

  it('notes that nothing came of a moment', async () => {
    const due = new Date(Date.now() - 1);
    const { id } = (await store.current()) ?? { id: 0 };
    await store.confirm(id, { nextChange: due });
    expect((await publishing.publishDue({})).status).toBe('unchanged');
    expect(await store.current()).toMatchObject({ id, nextChange: null });
  });

  it('keeps a folder with its drafts for a link without publishing it, unless it has errors', async () => {
    await save((files) => edit(files, article, '---\n', '---\ndraft: true\n'));
    const { version } = await published();
    const until = new Date(Date.now() + anHour);
    const { id } = await publishing.savePreview({ contentDir, until });
    expect((await published()).version).toBe(version);
    expect(hasThisContract(id ?? '')).toBe(true);
    expect(articleIn((await store.preview(id ?? '')) as Publication)).toContain('Статья vtoraya');
    await save((files) => edit(files, article, 'title:', 'titel:'));
    const refused = await publishing.savePreview({ contentDir, until });
    expect([refused.id, refused.faults.length > 0]).toEqual([null, true]);
  });

  it('publishes chosen files: all others stay as they are on the site, faults included', async () => {
    const [chosen, other] = ['articles/vtoraya.md', 'articles/pervaya.md'];
    await rename('Прежняя');
    await publish();
    await rename('Выбранная');
    const before = await readFile(join(contentDir, other), 'utf8');
    await writeFile(join(contentDir, other), before.replace('title:', 'titel:'));
    const [{ id: after } = { id: 0 }] = await store.history();
    const options = { contentDir, always: true, only: [chosen], after, who: 'Анна', message: 'Название' };
    expect((await publishing.publish(options)).status).toBe('published');
    expect(await shownArticle()).toContain('Выбранная');
    const { sources } = await published();
    expect(sources.find(({ path }) => path === other)?.text).toBe(before);
    expect((await store.history())[0]).toMatchObject({ who: 'Анна', message: 'Название', changes: { changed: 1 } });
    // A restart of the site publishes none of the others.
    expect((await publishing.publish({ contentDir })).status).toBe('unchanged');
    await expect(publishing.publish(options)).rejects.toThrow('опубликовал кто-то другой');
    await rm(join(contentDir, chosen));
    const gone = await publishing.publish({ contentDir, always: true, only: [chosen] });
    expect(gone.status).toBe('faulty');
    await writeFile(join(contentDir, other), before);
  });

  it('names file, line and remedy of a fault, and leaves the site as it is', async () => {
    await save((files) => edit(files, article, 'title:', 'titel:'));
    const { version } = await published();
    const { status, faults } = await publish();
    expect([status, (await published()).version]).toEqual(['faulty', version]);
    const errors = faults.filter(({ level }) => level === 'error');
    expect(errors.length).toBeGreaterThan(0);
    for (const { file, line, remedy } of errors)
      expect([file, line > 0, remedy !== '']).toEqual([`content/${article}`, true, true]);
  });

  it('writes the published files back byte for byte, into an empty folder only', async () => {
    await save();
    await publish();
    const target = join(mkdtempSync(join(tmpdir(), 'vitimepro-export-')), 'back');
    const files = await sampleFiles();
    expect(await exportSources(store, target)).toBe(files.size);
    const written = (await readdir(target, { recursive: true, withFileTypes: true })).filter((item) => item.isFile());
    expect(written).toHaveLength(files.size);
    for (const [path, data] of files)
      expect((await readFile(join(target, path))).equals(Buffer.from(data)), path).toBe(true);
    await expect(exportSources(store, target)).rejects.toThrow('не пуста');
  });
});
