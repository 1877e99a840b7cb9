import { expect, it } from 'vitest';
import { product } from '../../../fixtures/entries.ts';
import type { Entry } from '../load/loaded-content.ts';
import { doseSheet } from './dose-sheet.ts';

function entry(rows: object[], age: object = { from: 18 }): Entry<'product'> {
  const data = product('vitamin-d3', 1) as { composition: object };
  return { slug: 'daily/x', data: { ...data, age, composition: { ...data.composition, rows } } } as never;
}
const magnesium = (name: string, amount: number) => ({ component: 'magniy', name, amount, unit: 'mg' });

it('sums the rows of a substance and measures them by norm and limits', () => {
  const [line, ...others] = doseSheet([entry([magnesium('Цитрат', 150), magnesium('Оксид', 50)])]);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    amount: 200,
    unit: 'mg',
    norm: { amount: 400, percent: 50, source: 'labelling' },
    ceiling: null,
    upper: { amount: 250, percent: 80, counts: 'added', source: 'upperLevels' },
  });
});

it('measures a child’s product by the youngest, and cells by nothing', () => {
  const rows = [
    { component: 'vitamin-d', name: 'D3', amount: 400, unit: 'IU' },
    { component: 'laktobakterii', name: 'Лактобактерии', amount: 1e9, unit: 'CFU' },
    { name: 'Экстракт', amount: 5, unit: 'mg' },
  ];
  const [d3, cells, extract] = doseSheet([entry(rows, { from: 3, to: 14 })]);
  expect(d3).toMatchObject({
    amount: 400,
    norm: { amount: 15, percent: 67, source: 'needs' },
    ceiling: { percent: 67, source: 'supplements' },
    upper: { amount: 50, percent: 20 },
  });
  expect(cells).toMatchObject({ amount: 1e9, norm: null, upper: null });
  expect(extract).toMatchObject({ name: 'Экстракт', norm: null });
});

it('keeps the order of the label, so that a part stands below its whole', () => {
  const rows = [
    { component: 'omega-3', name: 'Омега-3, всего', amount: 800, unit: 'mg' },
    { name: 'в том числе ЭПК', amount: 440, unit: 'mg' },
    { component: 'vitamin-e', name: 'Витамин E', amount: 5, unit: 'mg' },
  ];
  expect(doseSheet([entry(rows)]).map(({ name }) => name)).toEqual(['Омега-3, всего', 'в том числе ЭПК', 'Витамин E']);
});
