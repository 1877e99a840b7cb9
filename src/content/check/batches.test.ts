import { expect, it } from 'vitest';
import { check, type Files } from '../../../fixtures/check.ts';
import { edit } from '../../../fixtures/content-files.ts';

it('wants a batch to be about its product, possible and within the tolerance', async () => {
  const file = 'batches/a01-2609-1.yml';
  const say = async (change: (files: Files) => void) => (await check(change)).faults;
  const changed = (from: string, to: string) => say((files) => edit(files, file, from, to));
  const one = (text: string) => [expect.stringContaining(text)];
  expect(await changed('daily/vitamin-d3', 'daily/vitamin-d4')).toEqual(one('product  товара «daily/vitamin-d4» нет'));
  expect(await changed('name: Витамин D3', 'name: Витамин Д3')).toEqual(one('figures[0].name  в составе товара нет'));
  expect(await changed('found: 630', 'found: 901')).toEqual(one('figures[0].found  Витамин D3: 901 при 600'));
  expect(await changed('found: 630', 'found: 479')).toEqual(one('вне допуска  → от 80 до 150 % от этикетки'));
  expect(await changed('2028-09-13', '2028-10-01')).toEqual(one('bestBefore  срок годности дольше'));
  expect(await changed('date: 2026-09-21', 'date: 2026-09-13')).toEqual(one('laboratory.date  документ не из'));
  expect(await changed('date: 2026-09-22', 'date: 2028-09-13')).toEqual(one('documents[0].date  документ не из'));
  expect(await changed('made: 2026-09-14', 'made: 2028-09-13')).toContainEqual(
    expect.stringContaining('bestBefore  срок кончился раньше'),
  );
  const twice = await say((files) =>
    files.set('batches/a0126o91.yml', String(files.get(file)).replace('14/26', '15/26')),
  );
  expect(twice).toEqual(one('номер не отличить от «a01-2609-1»'));
  const doubled = '  - name: Витамин D3\n    found: 630\n';
  expect(await changed(doubled, doubled + doubled)).toEqual(one('figures[1].name  «Витамин D3» указано дважды'));
});
