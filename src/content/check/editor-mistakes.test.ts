import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { edit, sampleFiles, writeFiles } from '../../../fixtures/content-files.ts';
import { formatFault } from '../load/faults.ts';
import { loadContent } from '../load/load.ts';
import { buildPublication } from '../publishing/build-publication.ts';
import { checkContent } from './check-content.ts';

const dirs: string[] = [];
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true }))));

type Files = Awaited<ReturnType<typeof sampleFiles>>;

async function check(change: (files: Files) => void): Promise<string[]> {
  const files = await sampleFiles();
  change(files);
  const dir = writeFiles(files);
  dirs.push(dir);
  return checkContent(await loadContent(dir), { now: Date.parse('2026-11-15T12:00:00+03:00') }).map(formatFault);
}

const article = 'articles/pervaya.md';
const product = 'series/daily/vitamin-d3.md';
const small = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#123456' } })
  .webp()
  .toBuffer();

describe('a mistake in YAML has one message, at its cause', () => {
  it.each<[string, string, string, string, string]>([
    ['a tab', product, '  from: 18', '\tfrom: 18', 'отступ сделан табуляцией'],
    ['a line too far to the right', product, '  unit: pcs', '   unit: pcs', 'отступ не совпадает с соседними строками'],
    ['a quote that is not closed', product, 'title: Товар', 'title: "Товар', 'не хватает знака'],
    ['a colon in a line', article, 'title: Статья', 'title: Сон: Статья', 'в строке лишнее двоеточие'],
  ])('%s', async (_name, path, from, to, message) => {
    let line = 0;
    const faults = await check((files) => {
      edit(files, path, from, to);
      line =
        String(files.get(path))
          .split('\n')
          .findIndex((text) => text.includes(to)) + 1;
    });
    expect(faults).toEqual([expect.stringContaining(`content/${path}:${line}  ${message}`)]);
  });
});

it.each<[string, (files: Files) => void, RegExp]>([
  [
    'a photo of a telephone',
    (files) => files.set('articles/foto.heic', 'x'),
    /файлов \.heic на сайте не бывает {2}→ картинки сохраняют как \.webp/,
  ],
  ['a document', (files) => files.set('articles/tekst.docx', 'x'), /файлов \.docx на сайте не бывает/],
  [
    'an unknown author: those that there are',
    (files) => edit(files, article, 'author: sokolova', 'author: pushkin'),
    /эксперта «pushkin» нет {2}→ выберите из того, что есть в content\/experts: sokolova, titov/,
  ],
  [
    'a table without its second row',
    (files) => edit(files, article, 'Первый абзац', '| Вещество | Доза |\n| Магний | 200 мг |\n\nПервый абзац'),
    /таблица без строки \|---\|/,
  ],
  [
    'a title without end',
    (files) => edit(files, article, 'title: Статья', `title: ${'Слово '.repeat(55)}`),
    /title {2}строка слишком длинная/,
  ],
  [
    'two products of one name',
    (files) => edit(files, product, 'title: Товар vitamin-d3', 'title: товар «Omega-3»'),
    /title {2}так же называется content\/series\/daily\/omega-3\.md/,
  ],
  [
    'a picture of nothing',
    (files) => files.set('series/daily/vitamin-d3.packshot.webp', small),
    /предупреждение: картинка .* мала: 300×300/,
  ],
  [
    'tablets where a capsule is opened',
    (files) => edit(files, 'series/daily/magniy-b6.md', 'form: capsules', 'form: tablets'),
    /pages\/home\.yml:\d+ {2}formula\.product {2}раскрывается капсула, а товар в другой форме/,
  ],
  [
    'a capsule with one substance',
    (files) => edit(files, 'pages/home.yml', 'product: daily/magniy-b6', 'product: daily/vitamin-d3'),
    /formula\.product {2}веществ со своей страницей в составе: 1 {2}→ выберите товар, где их от 2 до 5/,
  ],
  [
    'a section of the home page in two places',
    (files) => edit(files, 'pages/home.yml', '  - series\n', '  - formula\n'),
    /pages\/home\.yml:\d+ {2}order {2}здесь что-то названо дважды/,
  ],
  [
    'a link to a shop instead of a product',
    (files) => edit(files, product, 'https://www.ozon.ru/product/vitamin-d3/', 'https://www.ozon.ru/'),
    /предупреждение: ссылка ведёт не на товар/,
  ],
  [
    'an article of tomorrow that is shown today',
    (files) => edit(files, article, 'published: 2026-01-10', 'published: 2026-12-10'),
    /published {2}предупреждение: этот день ещё не настал.*publishAt: 2026-12-10/,
  ],
])('says so of %s', async (_name, change, message) => {
  const faults = await check(change);
  expect(faults).toContainEqual(expect.stringMatching(message));
});

it('says once that a file is a copy, and blames a draft before what is published', async () => {
  const paragraphs = ['первый', 'второй', 'третий'].map(
    (n) => `Это ${n} длинный абзац, каких в других статьях этого сайта быть не должно.`,
  );
  const copy = (draft: string) => (files: Files) => {
    edit(files, article, 'Первый абзац', `${paragraphs.join('\n\n')}\n\nПервый абзац`);
    files.set(
      'articles/a-kopiya.md',
      `${draft}${files.get(article)}`.replace('draft: true\n---\n', '---\ndraft: true\n'),
    );
    files.set(
      'articles/a-kopiya.md',
      String(files.get('articles/a-kopiya.md')).replace('title: Статья pervaya', 'title: Копия'),
    );
  };
  const told = (await check(copy(''))).filter((fault) => fault.includes('совпадает с') || fault.includes('уже есть'));
  expect(told).toEqual([expect.stringMatching(/совпадает с content\/articles\/\S+: одинаковых абзацев и описаний \d/)]);
  const drafts = (await check(copy('draft: true\n'))).filter((fault) => fault.includes('совпадает с'));
  expect(drafts).toEqual([
    expect.stringMatching(
      /^content\/articles\/a-kopiya\.md\S* {2}предупреждение: черновик: совпадает с content\/articles\/pervaya\.md/,
    ),
  ]);
});

it('an unfinished draft in a list does not prevent publishing, and moves no other fault', async () => {
  const files = await sampleFiles();
  const reviews = `- id: nedopisan\n  draft: true\n  rating: пять\n${files.get('reviews.yml')}`;
  files.set(
    'reviews.yml',
    reviews.replace('отзыв otzyv-1', 'отзыв otzyv-1\n  answer: { date: "2026-09-05", text: Спасибо }'),
  );
  edit(files, 'faq.yml', 'items:', 'items:\n  - id: nedodan\n    draft: true\n    group: choice');
  edit(files, product, '- kak-vybrat', '- kak-vybrat\n  - nedodan');
  const dir = writeFiles(files);
  dirs.push(dir);
  const now = Date.parse('2026-11-15T12:00:00+03:00');
  const faults = checkContent(await loadContent(dir), { now });
  expect(faults.filter(({ level }) => level === 'error')).toEqual([]);
  const told = (file: string) =>
    faults.filter((fault) => fault.file === file).map(({ line, field, message }) => `${line} ${field} ${message}`);
  expect(told('content/reviews.yml')).toEqual([
    expect.stringMatching(/^1 \[0\]\.author черновик: нет обязательного поля/),
    expect.stringMatching(/^1 \[0\]\.date черновик/),
    expect.stringMatching(/^1 \[0\]\.product черновик/),
    expect.stringMatching(/^1 \[0\]\.text черновик/),
    expect.stringMatching(/^3 \[0\]\.rating черновик: здесь строка, а нужно число/),
    expect.stringMatching(/^\d+ \[1\]\.answer\.date ответ дан в выходной/),
  ]);
  const answered = reviews.split('\n').findIndex((line) => line.includes('отзыв otzyv-1')) + 2;
  expect(told('content/reviews.yml').at(-1)).toMatch(new RegExp(`^${answered} `));
  expect(told(`content/${product}`)).toEqual([
    expect.stringContaining('faq[1] «nedodan» здесь не показывается: это черновик'),
  ]);
  const { publication } = await buildPublication(dir, { now });
  expect(publication?.reviews.map(({ id }) => id).toSorted()).toEqual(['otzyv-1', 'otzyv-2', 'otzyv-3']);
});
