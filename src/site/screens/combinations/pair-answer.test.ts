import { expect, it } from 'vitest';
import { answerOf, type CombinationsPage, choicesOf } from './pair-answer.ts';

const page = {
  substances: [
    { key: 'zhelezo', title: 'Железо', symbol: 'Fe', url: '/components/zhelezo' },
    { key: 'tsink', title: 'Цинк', symbol: 'Zn', url: '/components/tsink' },
    { key: 'selen', title: 'Селен', symbol: 'Se', url: '/components/selen' },
  ],
  partners: [
    { key: 'chay', title: 'Чай', group: 'food', url: null, names: [] },
    {
      key: 'levotiroksin',
      title: 'Левотироксин',
      group: 'medicine',
      url: '/lekarstva#levotiroksin',
      names: ['эутирокс'],
    },
  ],
  pairs: [
    { first: 'zhelezo', second: 'tsink', kind: 'apart', hours: 2, reason: 'Один путь.', source: 0 },
    { first: 'zhelezo', second: 'levotiroksin', kind: 'apart', hours: 4, reason: 'Не всасывается.', source: null },
  ],
  sources: [{ title: 'Zinc', publisher: 'NIH' }],
} as unknown as CombinationsPage;

it('offers substances, food and medicines, these by their trade names too', () => {
  expect(choicesOf(page).map(({ value, label }) => [value, label])).toEqual([
    ['zhelezo', 'Железо'],
    ['tsink', 'Цинк'],
    ['selen', 'Селен'],
    ['levotiroksin', 'Левотироксин'],
    ['chay', 'Чай'],
    ['levotiroksin.1', 'Эутирокс'],
  ]);
});

it('answers with the known pair, in any order and by any name', () => {
  expect(answerOf(page, 'tsink', 'zhelezo')).toMatchObject({
    kind: 'pair',
    pair: { hours: 2 },
    source: { title: 'Zinc' },
  });
  expect(answerOf(page, 'zhelezo', 'levotiroksin.1')).toMatchObject({ pair: { hours: 4 }, source: undefined });
});

it.each([
  ['zhelezo', 'zhelezo', 'same'],
  ['tsink', 'selen', 'unknown'],
  ['tsink', 'levotiroksin', 'unknown-medicine'],
  ['levotiroksin', 'levotiroksin.1', 'medicines'],
  ['chay', 'chay', 'same'],
])('never takes what it does not know for a good pair: %s and %s', (one, other, kind) => {
  expect(answerOf(page, one, other)).toEqual({ kind });
});

it.each([
  ['', 'tsink'],
  ['tsink', 'constructor'],
])('waits for both: %j and %j', (one, other) => expect(answerOf(page, one, other)).toBeNull());
