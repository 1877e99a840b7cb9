import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ofOwnPage, studioOnCatalogue } from '../../../fixtures/studio.ts';
import { EditorError } from '../../content/publishing/failure.ts';
import type { Checked, EntryView, FoundText, KindLine } from '../protocol.ts';

const own = ofOwnPage;
const host = own.Host;
let dir: string;
let content: string;
let remove: () => void;
let app: Awaited<ReturnType<typeof studioOnCatalogue>>['studio'];
let preview: typeof app;

beforeAll(async () => {
  ({
    dir,
    content,
    remove,
    studio: app,
    preview,
  } = await studioOnCatalogue({
    publishing: { changes: () => Promise.reject(new EditorError('база занята')) },
  }));
});
afterAll(() => remove());

const get = (call: string, headers: Record<string, string> = own) => app.request(`/__studio/api/${call}`, { headers });
const post = (call: string, body: unknown, headers: Record<string, string> = own) =>
  app.request(`/__studio/api/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
const workspaceData = (name: string): unknown => parse(file(`${name}.yml`));
const file = (path: string) => readFileSync(join(content, path), 'utf8');

async function open(path: string): Promise<{ view: EntryView; checked: Checked; data: Record<string, unknown> }> {
  const response = (await (await get(`entry?path=${path}`)).json()) as { view: EntryView; checked: Checked };
  return { ...response, data: response.view.data as Record<string, unknown> };
}

const product = 'series/daily/omega-3.md';

describe('reading', () => {
  it('lists every kind with its entries, titles and pictures', async () => {
    const kinds = (await (await get('kinds')).json()) as KindLine[];
    expect(kinds.map(({ kind }) => kind)).toContain('synonyms');
    const omega = kinds.find(({ kind }) => kind === 'product')?.entries.find(({ path }) => path === product);
    expect(omega).toMatchObject({ slug: 'daily/omega-3', title: 'Омега-3', state: null });
    expect(omega?.picture).toMatch(/^series\/daily\/.+\.webp$/);
    const home = kinds.find(({ kind }) => kind === 'page')?.entries.find(({ slug }) => slug === 'home');
    expect(home?.note).toBe('Главная');
  });

  it('offers what a reference may name', async () => {
    const choices = (await (await get('choices?to=person')).json()) as { value: string; title: string }[];
    expect(choices.find(({ value }) => value === 'sokolova')?.title).toMatch(/Соколова/);
  });
});

describe('finding', () => {
  const find = async (q: string) => (await (await get(`find-texts?q=${encodeURIComponent(q)}`)).json()) as FoundText[];

  it('knows words by any of their forms, in texts of every kind', async () => {
    const [first] = await find('гигиеной сна');
    expect(first).toMatchObject({ path: 'articles/gigiena-sna.md', kindTitle: 'Статьи' });
    // «С» in Cyrillic is the vitamin, too.
    expect((await find('витамин с')).length).toBeGreaterThan(0);
    expect((await find('ujujkm vjujkm')).length).toBe(0);
  });

  it('leads to the row of a list that is edited together', async () => {
    const [review] = (workspaceData('reviews') as { id: string; text: string }[]).slice(3);
    const words = review?.text.split(' ').slice(0, 6).join(' ') ?? '';
    expect(await find(words)).toContainEqual(expect.objectContaining({ path: 'reviews.yml', field: '[3]' }));
  });

  it('finds what was saved a moment ago, and drafts', async () => {
    const before = file(product);
    writeFileSync(
      join(content, product),
      before.replace(/^---$/m, '---\ndraft: true').concat('\nАметистовый закат.\n'),
    );
    expect(await find('аметистового заката')).toMatchObject([{ path: product }]);
    writeFileSync(join(content, product), before);
  });
});

describe('saving', () => {
  it('leaves a file that was not changed as it is', async () => {
    const before = file(product);
    const { view } = await open(product);
    const saved = await post('save', { path: product, data: view.data, body: view.body, base: view.hash });
    expect(await saved.json()).toMatchObject({ view: { hash: view.hash }, taken: [] });
    expect(file(product)).toBe(before);
  });

  it('changes the line of a changed field only, and takes it back', async () => {
    const before = file(product);
    const { view, data } = await open(product);
    const changed = { ...data, shelfLife: '36 месяцев' };
    const response = await post('save', { path: product, data: changed, body: view.body, base: view.hash });
    expect(file(product)).toBe(before.replace('shelfLife: 24 месяца', 'shelfLife: 36 месяцев'));
    const saved = (await response.json()) as { view: EntryView };
    await post('save', { path: product, data, body: view.body, base: saved.view.hash });
    expect(file(product)).toBe(before);
  });

  it('saves a text with errors: only publishing refuses it', async () => {
    const { view, data } = await open(product);
    const { faults } = (
      (await (
        await post('save', { path: product, data: { ...data, form: 'pills' }, body: view.body, base: view.hash })
      ).json()) as { checked: Checked }
    ).checked;
    expect(faults).toMatchObject([{ field: 'form', level: 'error' }]);
    const now = await open(product);
    await post('save', { path: product, data, body: view.body, base: now.view.hash });
  });

  it('does not overwrite what somebody else wrote meanwhile', async () => {
    const { view } = await open(product);
    const before = file(product);
    writeFileSync(join(content, product), `${before}\nЧужая строка.\n`);
    const response = await post('save', { path: product, data: view.data, body: 'Моя строка.', base: view.hash });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('изменил и кто-то другой'),
      conflict: {
        base: before,
        clashes: [{ field: 'body', mine: 'Моя строка.', theirs: expect.stringContaining('Чужая строка.') }],
      },
    });
    expect(file(product)).toContain('Чужая строка.');
    writeFileSync(join(content, product), before);
  });
});

describe('two people', () => {
  it('keeps both edits of different fields, and says what was taken over', async () => {
    const before = file(product);
    const { view, data } = await open(product);
    writeFileSync(join(content, product), before.replace('shelfLife: 24 месяца', 'shelfLife: 36 месяцев'));
    const mine = { ...data, title: 'Омега-3 утром' };
    const response = await post('save', { path: product, data: mine, body: view.body, base: view.hash });
    expect(await response.json()).toMatchObject({ taken: ['Срок годности'] });
    expect(file(product)).toContain('shelfLife: 36 месяцев');
    expect(file(product)).toContain('Омега-3 утром');
    writeFileSync(join(content, product), before);
  });

  it('shows each window what is written in it', async () => {
    const { view, data } = await open(product);
    const windows = ['first', 'second'];
    for (const name of windows)
      await post(
        'draft',
        { path: product, data: { ...data, title: `Омега ${name}` }, body: view.body },
        { ...own, 'X-Studio-Window': name },
      );
    for (const name of windows) {
      const headers = { Host: '127.0.0.1:3101' };
      const page = await preview.request(`/api/v1/product/daily/omega-3?studio-window=${name}`, { headers });
      expect(await page.text()).toContain(`Омега ${name}`);
      const referer = `http://127.0.0.1:3101/daily/omega-3?studio-window=${name}`;
      const read = await preview.request('/api/v1/product/daily/omega-3', {
        headers: { ...headers, Referer: referer },
      });
      expect(await read.text()).toContain(`Омега ${name}`);
    }
  });
});

describe('checking', () => {
  it('tells faults at their field, with a remedy that a button can take', async () => {
    const { view, data } = await open(product);
    const change = { path: product, data: { ...data, articles: ['kak-chitat-etiketk'] }, body: view.body };
    const { faults, canPreview, gaps } = (await (await post('draft', change)).json()) as Checked;
    expect({ canPreview, gaps }).toEqual({ canPreview: true, gaps: ['articles[0]'] });
    expect(faults.filter(({ level }) => level === 'error')).toMatchObject([
      { field: 'articles[0]', mend: 'kak-chitat-etiketku' },
    ]);
  });

  it('reckons the share of the norm', async () => {
    const { view, data } = await open(product);
    const composition = structuredClone(data.composition) as { rows: { component?: string; amount: number }[] };
    const index = composition.rows.findIndex(({ component }) => component === 'vitamin-e');
    const row = composition.rows[index];
    if (row) row.amount = 8;
    const change = { path: product, data: { ...data, composition }, body: view.body };
    const { computed } = (await (await post('draft', change)).json()) as Checked;
    expect(computed[`composition.rows[${index}].amount`]).toMatch(/80 % нормы/);
  });

  it('reports a claim in the text under the fields', async () => {
    const { view } = await open(product);
    const change = { path: product, data: view.data, body: '## О товаре\n\nОмега-3 лечит простуду.\n' };
    const { faults } = (await (await post('draft', change)).json()) as Checked;
    expect(faults).toContainEqual(expect.objectContaining({ field: 'body', level: 'error' }));
  });
});

describe('creating and renaming', () => {
  it('creates a draft, and refuses an address that is taken', async () => {
    const made = await post('create', { kind: 'article', slug: 'novaya-statya', title: 'Новая статья' });
    expect(await made.json()).toEqual({ path: 'articles/novaya-statya.md' });
    expect(file('articles/novaya-statya.md')).toBe('---\ntitle: Новая статья\ndraft: true\n---\n');
    const again = await post('create', { kind: 'article', slug: 'novaya-statya', title: 'Ещё одна' });
    expect(again.status).toBe(409);
    const { view } = await open('articles/novaya-statya.md');
    await post('remove', { path: view.path, base: view.hash, references: [] });
  });

  it('refuses an address that a page of the site has, and gives an entry no field that its kind has not', async () => {
    const taken = await post('create', { kind: 'series', slug: 'about', title: 'О нас' });
    expect(taken.status).toBe(400);
    expect(await taken.json()).toEqual({ message: expect.stringContaining('/about занят') });
    await post('create', { kind: 'batch', slug: 'a01-2701-1', title: 'Партия' });
    expect(file('batches/a01-2701-1.yml')).toBe('draft: true\n');
    const { view } = await open('batches/a01-2701-1.yml');
    await post('remove', { path: view.path, base: view.hash, references: [] });
  });

  it('keeps the order of a list when one of its entries is saved', async () => {
    const paths = async () =>
      ((await (await get('kinds')).json()) as KindLine[]).flatMap(({ entries }) => entries.map(({ path }) => path));
    const before = await paths();
    const { view } = await open('articles/gigiena-sna.md');
    await post('save', { path: view.path, data: view.data, body: `${view.body}\nЕщё строка.\n`, base: view.hash });
    expect(await paths()).toEqual(before);
  });

  it('writes a redirect and names the entry anew wherever it is named', async () => {
    const response = await post('rename', {
      path: 'articles/gigiena-sna.md',
      slug: 'kak-zasypat',
      base: (await open('articles/gigiena-sna.md')).view.hash,
    });
    expect(await response.json()).toEqual({ path: 'articles/kak-zasypat.md' });
    expect(file('redirects.yml')).toMatch(
      /- (\{ )?from: \/articles\/gigiena-sna(, |\n {2})to: \/articles\/kak-zasypat/,
    );
    const { checked } = await open('articles/kak-zasypat.md');
    expect(checked.faults.filter(({ level }) => level === 'error')).toEqual([]);
    expect(checked.elsewhere).toEqual([]);
    expect(file('articles/kak-zasypat.md')).toContain('kak-zasypat.webp');
  });
});

it('an address that no visitor has seen needs no redirect', async () => {
  const made = await post('create', { kind: 'article', slug: 'nabrosok', title: 'Набросок' });
  const { path } = (await made.json()) as { path: string };
  const before = file('redirects.yml');
  await post('rename', { path, slug: 'vtoroy-nabrosok', base: (await open(path)).view.hash });
  expect(file('redirects.yml')).toBe(before);
  const { view } = await open('articles/vtoroy-nabrosok.md');
  await post('remove', { path: view.path, base: view.hash, references: [] });
});

it('an entry that is named back has no redirect away from it, though nobody has seen its other name', async () => {
  const path = 'articles/kak-zasypat.md';
  expect(file('redirects.yml')).toContain('/articles/gigiena-sna');
  await post('rename', { path, slug: 'gigiena-sna', base: (await open(path)).view.hash });
  expect(file('redirects.yml')).not.toContain('/articles/gigiena-sna');
});

describe('pictures', () => {
  it('crops around the focal point, and writes WebP beside the entry', async () => {
    const red = { create: { width: 800, height: 800, channels: 3 as const, background: '#ff0000' } };
    const half = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const bytes = await sharp({ ...red, create: { ...red.create, width: 1600 } })
      .composite([{ input: half, left: 800, top: 0 }])
      .png()
      .toBuffer();
    const query = new URLSearchParams({
      path: product,
      name: 'Фото.png',
      x: '0.9',
      y: '0.5',
      width: '400',
      height: '400',
    });
    const response = await app.request(`/__studio/api/picture?${query}`, {
      method: 'POST',
      headers: own,
      body: new Uint8Array(bytes),
    });
    const { file: name } = (await response.json()) as { file: string };
    const made = sharp(readFileSync(join(content, 'series/daily', name)));
    expect(await made.metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
    const { dominant } = await made.stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(60);
  });

  // A file of few bytes that says it is 60,000 pixels wide and as high.
  const bomb = Buffer.from(
    '89504e470d0a1a0a0000000d494844520000ea600000ea600802000000000000000000000a49444154789c6360000000020001',
    'hex',
  );
  it.each([
    ['no picture', Buffer.from('no picture')],
    ['what would fill the memory', bomb],
  ])('says in Russian what cannot be read: %s', async (_, body) => {
    const query = new URLSearchParams({ path: product, name: 'foto.heic' });
    const response = await app.request(`/__studio/api/picture?${query}`, { method: 'POST', headers: own, body });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain('HEIC');
  });
});

describe('health', () => {
  it('gathers what needs care, with the place', async () => {
    const { groups } = (await (await get('health')).json()) as {
      groups: { title: string; items: { path: string; field: string }[] }[];
    };
    const samples = groups.find(({ title }) => title.includes('примеры'))?.items;
    expect(samples).toContainEqual(expect.objectContaining({ path: product, field: 'certificate.sample' }));
    expect(groups.find(({ title }) => title.includes('не нашли'))?.items).toHaveLength(1);
  });
});

describe('publishing', () => {
  it('says in words what the store refuses', async () => {
    const response = await get('changed-pages');
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: 'База занята' });
  });
});

describe('the preview', () => {
  it('has a process of its own, and so has the studio: a page that loads stops no letters in the form', async () => {
    const [page, shown] = await Promise.all([
      app.request('/__studio', { headers: own }),
      preview.request('/media/none', { headers: { Host: '127.0.0.1:3101' } }),
    ]);
    expect([page, shown].map(({ headers }) => headers.get('Origin-Agent-Cluster'))).toEqual(['?1', '?1']);
  });

  it('has the lists, the search and the pictures of the draft', async () => {
    const { view, data } = await open(product);
    await post('draft', { path: product, data: { ...data, title: 'Гематоген' }, body: view.body });
    const read = async (path: string) =>
      (await preview.request(`/api/v1/${path}`, { headers: { Host: '127.0.0.1:3101' } })).text();
    expect(await read('product/daily/omega-3')).toContain('Гематоген');
    expect(await read('pages/products-filters')).toContain('Гематоген');
    expect(await read('search?q=гематоген')).toContain('/daily/omega-3');
    const [, hash] = /\/media\/([0-9a-f]{20})/.exec(await read('product/daily/omega-3')) ?? [];
    expect((await preview.request(`/media/${hash}/w320.webp`, { headers: { Host: '127.0.0.1:3101' } })).status).toBe(
      200,
    );
    expect(file(product)).not.toContain('Гематоген');
  });
});

describe('safety', () => {
  it.each([
    ['without a token', { ...own, 'X-Studio-Token': 'wrong' }, 401],
    ['from another page', { ...own, Origin: 'https://evil.example' }],
    ['from nowhere', { Host: host, 'X-Studio-Token': 'right' }],
    ['under another name of this machine', { ...own, Host: 'evil.example:3100', Origin: 'http://evil.example:3100' }],
  ])('refuses to write %s', async (_, headers, status = 403) => {
    const before = file(product);
    const response = await post('save', { path: product, text: 'gone', base: '' }, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(file(product)).toBe(before);
  });

  it('has the preview at another origin, which is told nothing and may ask for nothing', async () => {
    const headers = { Host: '127.0.0.1:3101' };
    const page = await preview.request('/', { headers });
    const html = await page.text();
    expect(html).toContain('data-studio="http://127.0.0.1:3100"');
    expect(html).not.toContain('right');
    expect(page.headers.get('Content-Security-Policy')).toContain('frame-ancestors http://127.0.0.1:3100');
    expect(page.headers.get('Access-Control-Allow-Origin')).toBeNull();
    // The studio's page and calls are not at the preview's port …
    expect(await (await preview.request('/__studio', { headers })).text()).not.toContain('studio-token');
    // … nor does the studio answer a page of the preview, even one that has guessed the token.
    expect((await get('kinds', { ...own, Origin: 'http://127.0.0.1:3101' })).status).toBe(403);
    const shell = await app.request('/__studio', { headers: { Host: host } });
    expect(shell.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(shell.headers.get('Content-Security-Policy')).toMatch(
      /frame-src http:\/\/127\.0\.0\.1:3101;.*frame-ancestors 'none'/,
    );
    expect((await preview.request('/', { headers: { Host: 'evil.example:3101' } })).status).toBe(403);
  });

  it('refuses to read without a token', async () => {
    expect((await get('kinds', { Host: host })).status).toBe(401);
  });

  it.each([
    '../package.json',
    '/etc/passwd',
    'series/../../x.yml',
    'articles/.hidden.md',
    'notes.txt',
    'articles\\x.md',
    '',
  ])('does not leave the content folder for %j', async (path) => {
    expect((await get(`entry?path=${encodeURIComponent(path)}`)).status).toBe(400);
    expect((await post('save', { path, text: 'x', base: '' })).status).toBe(400);
  });

  it('does not follow a link out of the folder', async () => {
    const outside = join(dir, 'outside.md');
    writeFileSync(outside, 'чужое');
    symlinkSync(outside, join(content, 'articles/link.md'));
    symlinkSync(dir, join(content, 'series/out'));
    expect((await post('save', { path: 'articles/link.md', text: 'x', base: '' })).status).toBe(400);
    expect((await post('save', { path: 'series/out/outside.md', text: 'x', base: '' })).status).toBe(400);
    expect(readFileSync(outside, 'utf8')).toBe('чужое');
    rmSync(join(content, 'articles/link.md'));
    rmSync(join(content, 'series/out'));
  });
});
