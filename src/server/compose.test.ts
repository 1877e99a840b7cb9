import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnBothStores, testFolder } from '../../fixtures/both-stores.ts';
import { edit, sampleFiles, sampleShareDir, writeFiles } from '../../fixtures/content-files.ts';
import { buildPublication } from '../content/publishing/build-publication.ts';
import { contractHash } from '../contract/contract-hash.ts';
import { endpoints } from '../contract/endpoints.ts';
import { readEnv } from '../env/env.ts';
import { openStore } from '../store/open-store.ts';
import { type Composition, compose } from './compose.ts';
import type { Site } from './pages/pages.ts';

const article = 'articles/vtoraya.md';
const cli = join(import.meta.dirname, '../content/cli.ts');

/** Pages that show the title of the article, and how often the search finds its word. */
const site: Site = {
  async fetch(_, { context }) {
    const reading = await context.readApi(endpoints.article, { slug: 'vtoraya' });
    return new Response(`<h1>${reading.ok ? reading.data.title : 'no article'}</h1>`);
  },
};

describeOnBothStores('a running site', (settings) => {
  let contentDir: string;
  let variables: Record<string, string>;
  let site1: Composition;
  let server: Server;
  let origin: string;

  const save = async (change: (files: Awaited<ReturnType<typeof sampleFiles>>) => void) => {
    const files = await sampleFiles();
    change(files);
    writeFileSync(join(contentDir, article), String(files.get(article)));
  };
  const rename = (title: string) => save((files) => edit(files, article, 'title: Статья vtoraya', `title: ${title}`));
  /** The `content` command, as an editor runs it. */
  const content = async (...args: string[]) => {
    const env = { ...process.env, ...variables };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', cli, ...args],
      { env },
    );
    return stdout;
  };
  const page = async (headers: Record<string, string> = {}) =>
    (await fetch(`${origin}/articles/vtoraya`, { headers })).text();
  const untilShown = (text: string) => expect.poll(() => page(), { timeout: 60_000, interval: 100 }).toContain(text);

  beforeEach(() => {
    for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockReturnValue(true);
  });
  beforeAll(async () => {
    const { dataDir, databaseUrl = '' } = await settings();
    contentDir = writeFiles(await sampleFiles());
    variables = {
      DATA_DIR: dataDir || testFolder(),
      DATABASE_URL: databaseUrl,
      CONTENT_DIR: contentDir,
      SHARE_DIR: sampleShareDir,
      MEDIA_DIR: testFolder(),
      PICTURES: 'on-demand',
      PAGES: 'on-demand',
      PREVIEW_SECRET: 'a word that nobody can guess',
      API_BASE_URL: '',
    };
    site1 = await compose(readEnv(variables), { load: async () => site, assetFolders: [] });
    server = createServer(site1.listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await site1.close();
    rmSync(contentDir, { recursive: true });
  });

  it('answers before there is content: not ready, with a page that says so', async () => {
    const [ready, home] = [await fetch(`${origin}/readyz`), await fetch(origin)];
    expect(ready.status).toBe(503);
    expect(await ready.text()).toMatch(/not ready: (nothing has been published yet|the content has not been read)/);
    expect([home.status, home.headers.has('Retry-After')]).toEqual([503, true]);
    expect(await home.text()).toContain('Сайт готовится к\u00a0первому запуску');
    if (variables.DATABASE_URL) await content('publish');
    await site1.ready;
    expect(await page()).toContain('Статья vtoraya');
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  it('shows what another process has published, and what it brings back', async () => {
    await rename('Новое имя');
    expect(await content('publish')).toContain('Опубликовано');
    await untilShown('Новое имя');
    expect(await content('restore', 'latest')).toContain('Возвращена публикация');
    await untilShown('Статья vtoraya');
    expect(await content('history')).toMatch(/→ {4}3 .*возвращено 1[\s\S]* {3}2 .*опубликовано/);
  });

  it('shows a draft to visitors with a signed link only, and finds it in the search', async () => {
    await save((files) => edit(files, article, 'title: Статья vtoraya', 'draft: true\ntitle: Гематоген'));
    const [link = ''] = (await content('preview', '/articles/vtoraya')).split('\n');
    const opened = await fetch(origin + new URL(link).pathname, { redirect: 'manual' });
    const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect(await page({ Cookie: cookie })).toContain('Гематоген');
    const found = await fetch(`${origin}/api/v1/search?q=гематоген`, { headers: { Cookie: cookie } });
    expect(await found.text()).toContain('/articles/vtoraya');
    expect(await page()).toContain('Статья vtoraya');
  });

  it('shows what is due, from the published files', async () => {
    const due = new Date(Date.now() - 1_000);
    await save((files) => edit(files, article, '---\n', `---\npublishAt: ${due.toISOString()}\n`));
    const { publication, pictures, nextChange } = await buildPublication(contentDir, { now: due.getTime() - 1_000 });
    if (!publication || nextChange === null) throw new Error('the article is not scheduled');
    const drawn = { ...publication, pictures: publication.pictures.filter(({ hash }) => pictures.has(hash)) };
    const store = await openStore({ dataDir: variables.DATA_DIR ?? '', databaseUrl: variables.DATABASE_URL });
    await store.publish({
      publication: drawn,
      pictures,
      contract: contractHash(),
      fingerprint: null,
      occasion: 'publish',
      restored: null,
      nextChange: new Date(nextChange),
    });
    const occasion = async () => (await store.current())?.occasion;
    await expect.poll(occasion, { timeout: 300_000, interval: 100 }).toBe('schedule');
    await untilShown('Статья vtoraya');
    await store.close();
  });
});
