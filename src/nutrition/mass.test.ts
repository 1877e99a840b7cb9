import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare, decimal, toNumber } from './decimal.ts';
import { fromMicrograms, hasInternationalUnit, toMicrograms } from './mass.ts';

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

it.each([
  ['vitamin-a', 5000, 1500],
  ['vitamin-d', 2000, 50],
  ['vitamin-e', 100, 67_000],
])('an international unit is another mass of every substance: %s', (substance, units, mass) => {
  const found = toMicrograms(units, 'IU', substance);
  expect(found && toNumber(found)).toBe(mass);
});

it('a substance without an international unit has no mass in them', () => {
  expect(toMicrograms(100, 'IU', 'tsink')).toBeNull();
  expect(hasInternationalUnit('tsink')).toBe(false);
  expect(hasInternationalUnit('constructor')).toBe(false);
});

const unitOf = fc.constantFrom(
  ...['mcg', 'mg', 'g'].map((unit) => ({ unit, substance: 'magniy' })),
  ...['vitamin-a', 'vitamin-d', 'vitamin-e'].map((substance) => ({ unit: 'IU', substance })),
);
const amount = fc.tuple(fc.nat(10 ** 8), fc.nat(3)).map(([digits, scale]) => decimal(Number(`${digits}e-${scale}`)));

it('every unit comes back as it went', () => {
  fc.assert(
    fc.property(amount, unitOf, (given, { unit, substance }) => {
      const mass = toMicrograms(toNumber(given), unit, substance);
      const back = mass && fromMicrograms(mass, unit, substance);
      expect(back && compare(back, given)).toBe(0);
    }),
  );
});
