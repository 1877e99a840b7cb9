import { expect, it } from 'vitest';
import type { PageData } from '../../contract/pages.ts';
import { buildPublication } from '../publishing/build-publication.ts';
import { countDots } from './opening.ts';

const { publication } = await buildPublication('fixtures/catalogue');
const page = publication?.documents.find(({ path }) => path === 'pages/home')?.body as PageData<'home'>;
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00A0', ' '));

it('opens the capsule of the product that the page names, milligram by milligram', () => {
  const { mass, pieces, parts } = page.formula;
  expect([mass, pieces]).toEqual([620, 2]);
  expect(parts.reduce((sum, { dots }) => sum + dots, 0)).toBe(mass);
  // 150 мг in two capsules; a citrate is magnesium by 16 %; the rest of 620 is what fills it up, and the shell.
  expect(plain(parts.map(({ kind, name, dots, serving, percent }) => [kind, name, dots, serving, percent]))).toEqual([
    ['substance', 'Магний', 75, '150 мг', 38],
    ['salt', 'Магний', 394, null, null],
    ['substance', 'Витамин B6', 1, '2 мг', 100],
    ['filler', 'Рисовая мука, стеарат магния растительный', 54, null, null],
    ['shell', 'Оболочка', 96, null, null],
  ]);
});

it('knows the share of the norm in the dose that a card names, and none where it names no dose', () => {
  const shares = page.best.items.map(({ ref, keyFact }) => [ref, keyFact.percent]);
  expect(page.formula.product.keyFact.percent).toBe(38);
  expect(shares).toContainEqual(['daily/vitamin-d3', 300]);
  expect(shares).toContainEqual(['kidz/multi-mishki', null]);
});

it.each([
  [[75, 393.75, 1, 54.25, 96], 620, [75, 394, 1, 54, 96]],
  // What is less than half a milligram is still there.
  [[0.1, 29.4, 200, 61], 291, [1, 29, 200, 61]],
  [[0.1, 0.1, 299.8], 300, [1, 1, 298]],
])('gives %j of %d mg whole dots', (masses, total, dots) => {
  expect(countDots(masses, total)).toEqual(dots);
});
