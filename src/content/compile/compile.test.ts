import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edit, sampleFiles, writeFiles } from '../../../fixtures/content-files.ts';
import type { Article, Component, Series } from '../../contract/entries.ts';
import type { PageData } from '../../contract/pages.ts';
import type { Product } from '../../contract/product.ts';
import type { Site } from '../../contract/site.ts';
import type { Publication } from '../../store/publication.ts';
import { imageFor } from '../documents/images.ts';
import { outputOf } from '../documents/outputs.ts';
import { loadContent } from '../load/load.ts';
import type { Content } from '../load/loaded-content.ts';
import { buildPublication } from '../publishing/build-publication.ts';

const dirs: string[] = [];
let publication: Publication;
let content: Content;

async function build(files: Awaited<ReturnType<typeof sampleFiles>>): Promise<Publication> {
  const dir = writeFiles(files);
  dirs.push(dir);
  const { publication: built, faults } = await buildPublication(dir);
  if (!built) throw new Error(JSON.stringify(faults));
  return built;
}

beforeAll(async () => {
  publication = await build(await sampleFiles());
  content = await loadContent(dirs[0] ?? '');
});
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true }))));

const document = <T>(path: string): T => publication.documents.find((one) => one.path === path)?.body as T;
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

describe('compile', () => {
  it('makes a document for every call of the API, each as its contract says', () => {
    const published = new Map(publication.documents.map(({ path, body }) => [path, body]));
    for (const { kind, slug } of content.everyEntry()) {
      const made = outputOf(kind).document;
      const path = made?.path(slug);
      if (path === undefined) continue;
      expect(() => made?.schema(slug).parse(published.get(path)), path).not.toThrow();
      published.delete(path);
    }
    expect([...published.keys()]).toEqual([]);
  });

  it('warns on every product of the medicines in one list, and leads from each to the other', () => {
    const line = 'Приём левотироксина — с интервалом не меньше четырёх часов';
    const page = document<PageData<'medicines'>>('pages/medicines');
    const [group] = page.groups;
    const warned = content
      .all('product')
      .filter(({ slug }) => JSON.stringify(document<Product>(`product/${slug}`)).includes('левотироксина'));
    expect(warned.length).toBeGreaterThan(0);
    expect(group?.products.map(({ ref }) => ref).toSorted()).toEqual(warned.map(({ slug }) => slug).toSorted());
    expect(plain(page.sources[group?.rules[0]?.source ?? -1]?.title)).toBe('Справочник о лекарствах');
    const shown = document<Product>(`product/${warned[0]?.slug}`).warnings.groups.find(({ items }) =>
      items.some((item) => plain(item) === line),
    );
    expect(shown?.title).toBe('Тем, кто принимает лекарства');
    const combinations = document<PageData<'combinations'>>('pages/combinations');
    expect(combinations.partners).toContainEqual(
      expect.objectContaining({ key: 'levotiroksin', group: 'medicine', url: '/lekarstva#levotiroksin' }),
    );
    expect(combinations.pairs).toContainEqual(
      expect.objectContaining({ first: 'magniy', second: 'levotiroksin', kind: 'apart', hours: 4 }),
    );
    const found = publication.search.find(({ url }) => url === '/lekarstva#levotiroksin');
    expect(found).toMatchObject({ kind: 'medicine', keywords: 'эутирокс' });
  });

  it('marks what is made up, and leads from its offers to the search of the shop', async () => {
    const ofProduct = ({ documents }: Publication) =>
      documents.find(({ path }) => path === 'product/daily/vitamin-d3')?.body as Product;
    const files = await sampleFiles();
    const path = 'series/daily/vitamin-d3.md';
    edit(files, path, 'https://www.ozon.ru/product/vitamin-d3/', 'https://www.ozon.ru/product/1/\n    sample: true');
    edit(files, 'reviews.yml', '  sample: true\n', '');
    const [sample, real] = [ofProduct(publication), ofProduct(await build(files))];
    expect([sample.certificate.sample, sample.maker.sample, sample.reviews[0]?.sample]).toEqual([true, true, true]);
    expect(sample.shops[0]?.productUrl).toBe('https://www.ozon.ru/product/vitamin-d3/');
    expect(real.shops[0]?.productUrl).toBe('https://www.ozon.ru/search/?text=primer');
    expect(real.reviews.some((one) => !one.sample)).toBe(true);
  });

  it('answers what buyers ask, and marks as free of pork what has gelatine of another animal', async () => {
    const ofProduct = ({ documents }: Publication) =>
      documents.find(({ path }) => path === 'product/daily/vitamin-d3')?.body as Product;
    const files = await sampleFiles();
    edit(files, 'series/daily/vitamin-d3.md', 'gelatin: bovine', 'gelatin: pork\n  sodium: 280');
    const [bovine, pork] = [ofProduct(publication), ofProduct(await build(files))];
    expect(bovine.marks).toContain('pork-free');
    expect(bovine.disclosure.lines.map(({ title, text }) => `${title}: ${plain(text)}`)).toContain('Желатин: говяжий');
    expect(pork.marks).not.toContain('pork-free');
    expect(plain(pork.disclosure.lines[0]?.text)).toBe('280 мг');
    expect(bovine.related[0]?.kind).toBe('together');
  });

  it('computes per cents of the norm and shows vitamin D in both units', () => {
    const [row] = document<Product>('product/daily/vitamin-d3').composition.rows;
    expect(plain(row?.amountText)).toBe('15 мкг (600 МЕ)');
    expect(row?.percent).toBe(300);
    expect(plain(row?.norm?.text)).toBe('5 мкг (200 МЕ)');
    expect(row?.upper?.percent).toBe(2000);
  });

  it('says the main figure of a product beside its label, unless the label says it', async () => {
    const files = await sampleFiles();
    edit(files, 'series/daily/vitamin-d3.md', 'value: 50 мкг', 'value: 15 мкг');
    const { documents } = await build(files);
    const figures = (ref: string) => {
      const page = documents.find(({ path }) => path === `product/daily/${ref}`)?.body as Product | undefined;
      return page?.keyFacts.map(({ value }) => plain(value));
    };
    expect(figures('vitamin-d3')).toEqual(['90']);
    expect(figures('magniy-b6')).toEqual(['50 мкг', '90']);
  });

  it('warns of what follows from the composition, and of what the editor adds', () => {
    const { warnings, contraindications, storage } = document<Product>('product/daily/magniy-b6');
    const groups = new Map(warnings.groups.map(({ id, items }) => [id, items.map(plain)]));
    expect(groups.get('condition')).toEqual(['Нарушения функции почек', 'Состояния, о которых пишет редактор']);
    expect(groups.get('medicine')).toHaveLength(1);
    expect(contraindications).toEqual(warnings.groups.flatMap(({ items }) => items));
    expect(plain(warnings.label[0])).toBe('Перед применением проконсультируйтесь с врачом.');
    expect(plain(storage)).toBe('В сухом месте при температуре не выше 25 °C. Хранить в недоступном для детей месте.');
  });

  it('leaves substances without a norm without a per cent', () => {
    const [omega] = document<Product>('product/daily/omega-3').composition.rows;
    expect(omega).toMatchObject({ component: null, norm: null, percent: null, upper: null });
    expect(plain(document<Product>('product/daily/probiotik').composition.rows[0]?.amountText)).toBe('2 млрд КОЕ');
  });

  it('rates by reviews and shows the newest first', () => {
    const product = document<Product>('product/daily/vitamin-d3');
    expect(product.rating).toEqual({ value: 4.5, count: 2, distribution: [0, 0, 0, 1, 1] });
    expect(product.reviews.map((review) => review.id)).toEqual(['otzyv-2', 'otzyv-1']);
    expect(document<Product>('product/daily/omega-3').rating).toBeNull();
  });

  it('finds by its name what belongs to a picture: for dark pages, for tall places', async () => {
    const files = await sampleFiles();
    const paint = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 3, background } })
        .webp({ lossless: true })
        .toBuffer();
    const { width = 0, height = 0 } = await sharp(files.get('series/daily/scene.webp') as Uint8Array).metadata();
    files.set('series/daily/scene.night.webp', await paint(width, height, '#101020'));
    files.set('series/daily/scene.portrait.webp', await paint(40, 60, '#aabbcc'));
    files.set('series/daily/scene.portrait.night.webp', await paint(40, 60, '#201010'));
    const built = await build(files);
    const series = built.documents.find(({ path }) => path === 'serie/daily')?.body as Series;
    const { image } = series;
    expect(image.night).toMatchObject({ width: image.width, height: image.height, color: '#101020' });
    expect(image.portrait).toMatchObject({ width: 40, height: 60, color: '#aabbcc' });
    expect(image.portrait?.night?.color).toBe('#201010');
    expect(document<Series>('serie/daily').image).not.toHaveProperty('night');
  });

  it('tells the colours of a picture’s edges, which the panel beside it continues by day and by night', async () => {
    const files = await sampleFiles();
    const paint = (...colours: string[]) => {
      const stripes = colours.map((fill, row) => `<rect y="${row * 30}" width="60" height="30" fill="${fill}"/>`);
      const rest = '<rect x="20" y="30" width="40" height="60" fill="#ffffff"/>';
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="90">${stripes.join('')}${rest}</svg>`;
      return sharp(Buffer.from(drawing)).webp({ lossless: true }).toBuffer();
    };
    files.set('series/daily/scene.webp', await paint('#aabbcc', '#bbccdd', '#ccddee'));
    files.set('series/daily/scene.night.webp', await paint('#101020', '#202030', '#303040'));
    const { documents } = await build(files);
    const series = documents.find(({ path }) => path === 'serie/daily')?.body as Series;
    expect(series.edges).toEqual({
      left: ['#aabbcc', '#bbccdd', '#ccddee'],
      top: '#aabbcc',
      night: { left: ['#101020', '#202030', '#303040'], top: '#101020' },
    });
    expect(document<Series>('serie/daily').edges.night).toBeNull();
  });

  it('shows packs by night only when every pack has its night', async () => {
    const files = await sampleFiles();
    const days = [...files.keys()].filter((file) => /\.packshot\.\w+$/.test(file));
    const nightFor = (file: string) => {
      files.set(file.replace(/\.\w+$/, '.night$&'), files.get(file) as Uint8Array);
    };
    const nights = async () => {
      const { documents } = await build(files);
      const products = documents.filter(({ path }) => path.startsWith('product/')).map(({ body }) => body as Product);
      return products.map(({ image }) => 'night' in image);
    };
    expect(days.length).toBeGreaterThan(1);
    days.slice(1).forEach(nightFor);
    expect(await nights()).not.toContain(true);
    days.forEach(nightFor);
    expect(await nights()).not.toContain(false);
  });

  it('fills in what search engines read', () => {
    const { seo } = document<Product>('product/daily/vitamin-d3');
    expect(seo).toEqual({
      meta_title: 'Товар vitamin-d3 — VitimePro',
      meta_description: 'Капсулы vitamin-d3 дополняют рацион и подходят для завтрака.',
      og_image: expect.stringMatching(/^\/share\/[0-9a-f]{20}\.jpg$/),
      og_title: 'Товар vitamin-d3 — VitimePro',
      og_description: 'Капсулы vitamin-d3 дополняют рацион и подходят для завтрака.',
      og_type: 'product',
      og_url: '/daily/vitamin-d3',
      robot_advanced: '',
    });
  });

  it('names the products of a component with their doses', () => {
    const component = document<Component>('component/vitamin-d');
    expect(component.products.map(({ ref, dose, percent }) => [ref, plain(dose), percent])).toEqual([
      ['daily/vitamin-d3', '15 мкг (600 МЕ)', 300],
      ['daily/magniy-b6', '5 мкг (200 МЕ)', 100],
    ]);
    expect(component.foods[0]?.percent).toBe(200);
  });

  it('states the norms of the documents: adults, mothers, children, labels', () => {
    const { norms, normSource } = document<Component>('component/vitamin-d');
    const stated = new Map(norms.map(({ who, amountText }) => [plain(who), plain(amountText)]));
    expect(stated.get('Старше 65 лет')).toBe('20 мкг (800 МЕ)');
    expect(stated.get('Дети 3–6 лет')).toBe('15 мкг (600 МЕ)');
    expect(stated.get('Для маркировки (ТР ТС 022/2011, приложение 2)')).toBe('5 мкг (200 МЕ)');
    expect(plain(normSource ?? '')).toBe('МР 2.3.1.0253-21; для маркировки — ТР ТС 022/2011, приложение 2');
    expect(document<Component>('component/laktobakterii').norms).toEqual([]);
  });

  it('compares a series by what its products share, leaving no row empty', () => {
    const { comparison } = document<Series>('serie/daily');
    expect(comparison.columns.map((column) => column.key)).toEqual([
      'vitamin-d',
      'magniy',
      'ЭПК и ДГК',
      'laktobakterii',
    ]);
    expect(comparison.rows.every((row) => row.cells.some((cell) => cell !== null))).toBe(true);
    expect(comparison.rows[1]?.cells[1]).toEqual({ text: '200\u00A0мг', percent: 50 });
  });

  it('says below per cents what a dash means there, and nothing where none stands', () => {
    const source = 'Процент нормы по ТР ТС 022/2011.';
    const absent = 'Прочерк «—» значит, что вещества в составе нет.';
    const unknown = 'Доза без процента — суточный уровень не установлен.';
    expect(plain(document<Series>('serie/daily').normNote)).toBe(`${source} ${absent} ${unknown}`);
    const below = (ref: string) => plain(document<Product>(`product/daily/${ref}`).composition.normNote);
    expect(below('vitamin-d3')).toBe(source);
    expect(below('omega-3')).toBe(`${source} Прочерк «—» стоит там, где суточный уровень для вещества не установлен.`);
  });

  it('finds a series by its motto without showing it twice', () => {
    const found = (url: string) => publication.search.find((entry) => entry.url === url);
    const series = found('/daily');
    expect(series?.note).toBeTruthy();
    expect(series?.text).not.toContain(series?.note);
    expect(series?.keywords).toContain(series?.note);
  });

  it('relates articles to others, never to themselves', () => {
    expect(document<Article>('article/pervaya').related.map((article) => article.slug)).toEqual(['tretya', 'vtoraya']);
  });

  it('keeps the pages that answer queries to their fixed parts', () => {
    expect(Object.keys(document('pages/articles')).sort()).toEqual(['lead', 'seo', 'title']);
    expect(document<PageData<'reviews'>>('pages/reviews').products).toEqual([
      { ref: 'daily/vitamin-d3', title: 'Товар vitamin-d3', count: 2 },
      { ref: 'daily/magniy-b6', title: 'Товар magniy-b6', count: 1 },
    ]);
  });

  it('says nothing of its version in the frame of the site: every page would change with it', () => {
    const site = document<Site>('site');
    expect(JSON.stringify(site)).not.toContain(publication.version);
    expect(plain(site.phones[0]?.text)).toBe('8 800 000-00-00');
    expect(site.popular).toContain('омега-3 детям');
  });

  it('gives every address once and hides none that has a page', () => {
    const paths = publication.addresses.map((address) => address.path);
    expect(new Set(paths).size).toBe(paths.length);
    const pages = [...content.everyEntry()].flatMap(({ record, slug }) => record.address?.(slug) ?? []);
    expect(paths.toSorted()).toEqual(pages.toSorted());
  });

  it('has the same version however the files were written, and another after a change', async () => {
    const files = await sampleFiles();
    const reversed = new Map([...files].reverse());
    expect((await build(reversed)).version).toBe(publication.version);
    edit(files, 'faq.yml', 'В магазинах.', 'В аптеках.');
    expect((await build(files)).version).not.toBe(publication.version);
  });
});

describe('imageFor', () => {
  const picture = (width: number, height: number) => ({ hash: 'abc', width, height, color: '#ffffff' });

  it('offers no width larger than the picture, and its own as the last', () => {
    expect(Object.keys(imageFor(picture(1000, 1250), 'x').srcset)).toEqual(['w320', 'w480', 'w640', 'w960', 'w1000']);
    expect(Object.keys(imageFor(picture(640, 400), 'x').srcset)).toEqual(['w320', 'w480', 'w640']);
    expect(Object.keys(imageFor(picture(200, 100), 'x').srcset)).toEqual(['w200']);
  });

  it('shows nothing wider than 2560', () => {
    expect(imageFor(picture(4000, 3000), 'x')).toMatchObject({
      width: 2560,
      height: 1920,
      href: '/media/abc/w2560.webp',
    });
  });
});
