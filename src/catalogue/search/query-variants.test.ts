import { expect, it } from 'vitest';
import { swapLayout, transliterate } from './query-variants.ts';

it.each([
  ['dbnfvby', 'витамин'],
  [';tktpj', 'железо'],
  ['ghj,bjnbr', 'пробиотик'],
  ['исфф', 'bcaa'],
  ['ьфптшг', 'magniu'],
  ['Vfuybq 6', 'Магний 6'],
])('%s in the other layout is %s', (typed, meant) => expect(swapLayout(typed)).toBe(meant));

it.each([
  ['magniy', 'магний'],
  ['zhelezo', 'железо'],
  ['kollagen', 'коллаген'],
  ['glicin', 'глицин'],
  ['shchitovidka', 'щитовидка'],
  ['otzyvy', 'отзывы'],
  ['yod', 'ед'],
  ['бцаа', 'bcaa'],
  ['vitamin c', 'витамин c'],
  ['омега 3', 'omega 3'],
])('%s in the other alphabet is %s', (typed, meant) => expect(transliterate(typed)).toBe(meant));

it('has a second way to read what is ambiguous', () => {
  expect(transliterate('detskie', 'other')).toBe('детские');
  expect(transliterate('yod', 'other')).toBe('йод');
  expect(transliterate('tzink', 'other')).toBe('цинк');
  expect(transliterate('calciy', 'other')).toBe('калкий');
});
