import { expect, it } from 'vitest';
import { readTypedJar } from './typed-jar.ts';

const known = [
  { substance: 'vitamin-d', names: ['Витамин D', 'холекальциферол', 'D3', 'витамин D3'] },
  { substance: 'vitamin-c', names: ['Витамин C', 'аскорбиновая кислота'] },
  { substance: 'vitamin-b6', names: ['Витамин B6', 'пиридоксин'] },
  { substance: 'tsink', names: ['Цинк', 'Zn'] },
  { substance: 'laktobakterii', names: ['Лактобактерии'] },
];

it.each([
  ['Цинк 15 мг', 'tsink', '15', 'mg'],
  ['цинк — 7,5 мг', 'tsink', '7.5', 'mg'],
  ['Витамин D3 (холекальциферол): 2 000 МЕ', 'vitamin-d', '2000', 'IU'],
  ['Холекальциферол 50мкг', 'vitamin-d', '50', 'mcg'],
  // Cyrillic letters that look Latin.
  ['Витамин С 500 mg', 'vitamin-c', '500', 'mg'],
  ['ВИТАМИН В6 1.4 мг', 'vitamin-b6', '1.4', 'mg'],
  ['Лактобактерии 2,5 млрд КОЕ', 'laktobakterii', '2500000000', 'CFU'],
  ['Экстракт имбиря 100 мг', 'Экстракт имбиря', '100', 'mg'],
  ['Таурин (из лебеды) 0,5 г', 'Таурин (из лебеды)', '0.5', 'g'],
])('reads «%s»', (text, substance, amount, unit) => {
  expect(readTypedJar(text, known)).toEqual({ rows: [{ substance, amount, unit }], unread: [] });
});

it.each(['Цинк', '15 мг', 'Цинк 15', 'Цинк 0 мг', 'Цинк 15 МЕ', 'Цинк 15 литров', '— 5 мг'])(
  'does not guess at «%s»',
  (text) => {
    expect(readTypedJar(text, known)).toEqual({ rows: [], unread: [text] });
  },
);

it('reads a label as it is copied: lines, commas and semicolons', () => {
  const { rows, unread } = readTypedJar('Цинк 1,5 мг, витамин C 60 мг; D3 400 МЕ\n\nвкусно', known);
  expect(rows.map(({ substance, amount }) => [substance, amount])).toEqual([
    ['tsink', '1.5'],
    ['vitamin-c', '60'],
    ['vitamin-d', '400'],
  ]);
  expect(unread).toEqual(['вкусно']);
});
