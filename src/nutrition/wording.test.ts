import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, rounded } from './decimal.ts';
import { writeAmount, writeNumber, writePercent } from './wording.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [0, '0'],
  [0.3, '0,3'],
  [1.25, '1,25'],
  [0.0005, '0,001'],
  [2.9996, '3'],
  [1000, '1000'],
  [12_500, '12 500'],
  [1_234_567.891, '1 234 567,891'],
])('writes %d as %s', (value, text) => {
  expect(plain(writeNumber(decimal(value)))).toBe(text);
});

it('writes what can be read back', () => {
  const amount = fc.tuple(fc.nat(10 ** 9), fc.nat(3)).map(([digits, scale]) => Number(`${digits}e-${scale}`));
  fc.assert(
    fc.property(
      amount,
      (value) => Number(writeNumber(decimal(value)).replaceAll('\u00a0', '').replace(',', '.')) === value,
    ),
  );
});

describe('amounts', () => {
  it.each([
    ['15', 'mcg', 'vitamin-d', '15 мкг (600 МЕ)'],
    ['600', 'IU', 'vitamin-d', '15 мкг (600 МЕ)'],
    ['7.5', 'mg', 'tsink', '7,5 мг'],
    ['2500000000', 'CFU', null, '2,5 млрд КОЕ'],
    ['999', 'CFU', null, '999 КОЕ'],
  ] as const)('%s %s of %s', (amount, unit, substance, text) => {
    expect(plain(writeAmount(decimal(amount), unit, substance))).toBe(text);
  });
});

it('does not call a little nothing', () => {
  expect(plain(writePercent(0))).toBe('меньше 1 %');
  expect(plain(writePercent(1200))).toBe('1200 %');
});

it('rounds a half up', () => {
  expect(rounded(decimal('0.0005'), 3)).toEqual({ digits: 1n, scale: 3 });
  expect(rounded(decimal('1.500'), 3)).toEqual({ digits: 15n, scale: 1 });
});
