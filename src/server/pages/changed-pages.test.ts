import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../api/create-api.ts';
import { buildPublication } from '../../content/publishing/build-publication.ts';
import { sampleFiles, writeFiles } from '../../content/test-content.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { pagePaths } from '../../contract/paths.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import type { Store } from '../../store/open-store.ts';
import type { Publication } from '../../store/publication.ts';
import { openEmbeddedTestStore } from '../../store/test-store.ts';
import { createServer, type SiteServer } from '../create-server.ts';
import { createReadApi } from '../data/api-connection.ts';
import { createContentState } from '../data/content-version.ts';
import type { FetchApi } from '../data/fetch-api.ts';
import { ofOneVersion } from './one-version.ts';
import { createPageRenderer } from './pages.ts';

let store: Store;
let before: Publication;
let after: Publication;
let rendered: string[] = [];
let server: SiteServer;
let content: ReturnType<typeof createContentState>;
/** Runs in the middle of a render, between two reads. */
let meanwhile: () => Promise<unknown> = async () => {};

async function publicationOf(change: (article: string) => string): Promise<Publication> {
  const files = await sampleFiles();
  files.set('articles/pervaya.md', change(String(files.get('articles/pervaya.md'))));
  const dir = writeFiles(files);
  const { publication, faults } = await buildPublication(dir);
  await rm(dir, { recursive: true });
  if (!publication) throw new Error(JSON.stringify(faults));
  return publication;
}

/** Reads what the pages of the real site read, and shows all of it. */
async function render(address: string, { readApi }: RequestContext): Promise<Response> {
  rendered.push(address);
  const read: unknown[] = [await readApi(endpoints.site), await readApi(endpoints.page('error'))];
  await meanwhile();
  const [, first = '', second = ''] = address.split('/');
  const page = Object.entries(pagePaths).find(([, path]) => path === address)?.[0];
  if (page) read.push(await readApi(endpoints.page(page as 'home')));
  else if (first === 'articles') read.push(await readApi(endpoints.article, { slug: second }));
  else if (first === 'components') read.push(await readApi(endpoints.component, { slug: second }));
  else if (first === 'events') read.push(await readApi(endpoints.event, { slug: second }));
  else if (first === 'specialists') read.push(await readApi(endpoints.specialist, { slug: second }));
  else if (second) read.push(await readApi(endpoints.product, { series: first, slug: second }));
  return new Response(`<!doctype html>${JSON.stringify(read)}`);
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  store = await openEmbeddedTestStore();
  before = await publicationOf((article) => article);
  after = await publicationOf((article) => article.replace('title: ', 'title: Новая '));
});
afterAll(() => store.close());

beforeEach(async () => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockReturnValue(true);
  await store.publish(before);
  const api = createApi(store);
  const fetchApi: FetchApi = async (path, init) => api.request(path, init);
  const readApi = createReadApi(fetchApi);
  content = createContentState(readApi);
  await content.refresh();
  const settings = { origin: 'https://example.ru', counters: {}, consent: 'notice' as const };
  const site = {
    fetch: (request: Request, { context }: { context: RequestContext }) =>
      render(new URL(request.url).pathname, context),
  };
  server = createServer({
    content,
    pages: ofOneVersion(
      createPageRenderer(async () => site, readApi, settings),
      content,
      readApi,
    ),
    keepsPages: true,
    fetchApi,
    readApi,
    origin: settings.origin,
    assetFolders: [],
    media: { picture: async () => null, original: async () => null, removeReplaced: async () => 0 },
    pageCacheBytes: 10_000_000,
  });
  meanwhile = async () => {};
  rendered = [];
});

async function refreshAll(): Promise<void> {
  rendered = [];
  for (const path of content.pages().keys()) await server.refreshPage(path);
}

async function publish(publication: Publication): Promise<void> {
  await store.publish(publication);
  await content.refresh();
}

const textOf = async (path: string) => (await server.app.request(path)).text();

describe('after a publication', () => {
  it('only pages that show what has changed are made anew', async () => {
    await refreshAll();
    expect(rendered.length).toBe(content.pages().size);
    await publish(after);
    await refreshAll();
    const changed = after.documents
      .filter(({ path, body }) => {
        const was = before.documents.find((document) => document.path === path);
        return JSON.stringify(was?.body) !== JSON.stringify(body);
      })
      .map(({ path }) => path);
    expect(changed).toContain('article/pervaya');
    expect(rendered).toContain('/articles/pervaya');
    expect(rendered).toContain('/articles');
    // Lists are composed of rows, so they have no document of their own that changes.
    expect(rendered.length).toBeLessThanOrEqual(changed.length + 1);
    for (const untouched of ['/faq', '/about', '/contacts', '/components']) expect(rendered).not.toContain(untouched);
    expect(await textOf('/articles/pervaya')).toContain('Новая');
    await publish(after);
    await refreshAll();
    expect(rendered).toEqual([]);
  });

  it('a visitor gets the old page at once, the API the new answer', async () => {
    await refreshAll();
    const was = await textOf('/articles/pervaya');
    await publish(after);
    expect(await textOf('/articles/pervaya')).toBe(was);
    expect(await textOf('/api/v1/article/pervaya')).toContain('Новая');
    expect(await textOf('/api/v1/version')).toContain(after.version);
    await vi.waitFor(async () => expect(await textOf('/articles/pervaya')).toContain('Новая'));
  });

  it('a page that is gone is gone at once', async () => {
    await refreshAll();
    await publish({
      ...after,
      version: 'without',
      documents: after.documents.filter(({ path }) => path !== 'article/pervaya'),
      addresses: after.addresses.filter(({ path }) => path !== '/articles/pervaya'),
    });
    const response = await server.app.request('/articles/pervaya');
    expect(await response.text()).toContain('"status":404');
  });

  it('no page is made of two versions, even if one is published in the middle of its render', async () => {
    meanwhile = async () => {
      meanwhile = async () => {};
      await store.publish(after);
    };
    await server.refreshPage('/articles/pervaya');
    expect(rendered).toEqual(['/articles/pervaya', '/articles/pervaya']);
    expect(content.version()).toBe(after.version);
  });
});
