import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare, toNumber } from './decimal.ts';
import { toMicrograms } from './mass.ts';

const micrograms = (amount: number, unit: string) => {
  const mass = toMicrograms(amount, unit);
  return mass === null ? null : toNumber(mass);
};

it.each([
  [15, 'mcg', 15],
  [600, 'IU', 15],
  [7.5, 'mg', 7500],
  [3.4, 'g', 3_400_000],
  [2_000_000_000, 'CFU', null],
  [30, 'ml', null],
])('%d %s is %s micrograms', (amount, unit, expected) => {
  expect(micrograms(amount, unit)).toBe(expected);
});

it('one amount in three units is one mass', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 6 }), (grams) => {
      const [a, b, c] = [toMicrograms(grams, 'g'), toMicrograms(grams * 1e3, 'mg'), toMicrograms(grams * 1e6, 'mcg')];
      expect(a && b && compare(a, b)).toBe(0);
      expect(b && c && compare(b, c)).toBe(0);
    }),
  );
});
