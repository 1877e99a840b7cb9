import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `docs/pictures.md` lists every picture of the site with the world it belongs to. */
const text = readFileSync('docs/pictures.md', 'utf8');
const sections = text.split(/^## /m);

const rowsOf = (title: string) =>
  (sections.find((section) => section.startsWith(title)) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

it('every picture of the content is a render of one row', () => {
  const found = rowsOf('Renders').flatMap(([, globs]) =>
    namesIn(globs).flatMap((glob) => {
      const files = globSync(glob, { cwd: 'content' });
      expect(files.length, glob).toBeGreaterThan(0);
      return files;
    }),
  );
  expect(found.toSorted()).toEqual(globSync('**/*.{webp,avif,png,jpg,jpeg,svg,gif}', { cwd: 'content' }).toSorted());
});

it('everything that the code draws is listed', () => {
  const listed = ['Drawings', 'Charts'].flatMap(rowsOf).flatMap(([, files]) => namesIn(files));
  const drawing = globSync('src/site/**/*.tsx').filter(
    (file) => !file.includes('.test.') && /<(?:svg|canvas)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(listed.filter((file) => file.endsWith('.tsx')).toSorted()).toEqual(drawing.toSorted());
});

it('every picture beside the code is listed', () => {
  for (const file of globSync('{public,src/site}/**/*.{webp,avif,png,jpg,svg,gif,ico}'))
    expect(text).toContain(`\`${file}\``);
});
