import { rm } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { edit, sampleFiles, writeFiles } from '../../../fixtures/content-files.ts';
import { loadContent } from '../../content/load/load.ts';
import { healthOf } from './health.ts';

const files = await sampleFiles();
edit(files, 'series/daily/vitamin-d3.md', 'date: 2026-05-12', 'date: 2019-05-12');
edit(files, 'series/daily/omega-3.md', 'marks: []', 'marks: [gelatin-free]');
edit(files, 'articles/pervaya.md', 'published: 2026-01-10', 'published: 2024-01-10');
edit(files, 'articles/vtoraya.md', '## Начало', 'Витамин любит жир.\n\n## Начало');
files.set('experts/nikto.md', String(files.get('experts/titov.md')).replaceAll('titov', 'nikto'));
files.set('experts/nikto.webp', files.get('experts/titov.webp') ?? '');
const dir = writeFiles(files);
afterAll(() => rm(dir, { recursive: true }));
const content = await loadContent(dir);
const picture = content.pictures.get('components/magniy.webp')?.picture;
if (picture) content.pictures.set('components/magniy.webp', { size: 1, picture: { ...picture, width: 320 } });
const now = Date.parse('2026-11-15T12:00:00+03:00');
const { groups } = healthOf(content, [{ query: 'гематоген', count: 7, lastDay: '2026-11-15' }], now);

it.each([
  ['Ошибки', 'series/daily/omega-3.md', 'marks'],
  ['Остались данные-примеры', 'series/daily/vitamin-d3.md', 'certificate.sample'],
  ['Свидетельства пора проверить', 'series/daily/vitamin-d3.md', 'certificate.date'],
  ['Давно не пересматривали', 'articles/pervaya.md', 'updated'],
  ['Картинки малы', 'components/magniy.md', 'image'],
  ['Никто не ссылается', 'experts/nikto.md', ''],
  ['Товары без отзывов', 'series/daily/omega-3.md', ''],
  ['Искали и не нашли', 'synonyms.yml', ''],
  ['Замечания к текстам', 'articles/vtoraya.md', 'body'],
])('«%s» leads to the place where it is mended', (title, path, field) => {
  expect(groups.find((group) => group.title === title)?.items).toContainEqual(expect.objectContaining({ path, field }));
});

it('has no other groups, and blames nothing that is fine', () => {
  expect(groups).toHaveLength(9);
  const items = (title: string) => groups.find((group) => group.title === title)?.items.map(({ path }) => path);
  expect(items('Свидетельства пора проверить')).toHaveLength(1);
  expect(items('Давно не пересматривали')).toHaveLength(1);
  expect(items('Картинки малы')).not.toContain('components/vitamin-d.md');
  expect(items('Товары без отзывов')).not.toContain('series/daily/vitamin-d3.md');
  expect(items('Никто не ссылается')).not.toContain('experts/titov.md');
});
