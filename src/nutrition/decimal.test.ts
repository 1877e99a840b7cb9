import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal, percentOf, plus, times, toNumber } from './decimal.ts';

/** Amounts as labels have them: up to six digits after the point. */
const amount = fc.tuple(fc.nat(10 ** 9), fc.nat(6)).map(([digits, scale]) => Number(`${digits}e-${scale}`));

describe('decimal', () => {
  it('keeps every number it is given', () => {
    fc.assert(fc.property(amount, (value) => toNumber(decimal(value)) === value));
  });

  it.each([
    ['0.025', { digits: 25n, scale: 3 }],
    [1e-7, { digits: 1n, scale: 7 }],
    [2.5e21, { digits: 2500000000000000000000n, scale: 0 }],
    [2_000_000_000, { digits: 2000000000n, scale: 0 }],
  ])('reads %s', (value, expected) => {
    expect(decimal(value)).toEqual(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '', '1,5', 'много'])('refuses %s', (value) => {
    expect(() => decimal(value)).toThrow(RangeError);
  });
});

describe('sums and products', () => {
  it('have no floating tails', () => {
    expect(toNumber(plus(decimal(0.1), decimal(0.2)))).toBe(0.3);
    expect(toNumber(times(decimal(1.1), decimal(1.1)))).toBe(1.21);
  });

  it('do not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), (values) => {
        const sum = (list: number[]) => list.map(decimal).reduce(plus);
        expect(compare(sum(values), sum(values.toReversed()))).toBe(0);
      }),
    );
  });

  it('agree with whole numbers', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 6), fc.nat(10 ** 6), (a, b) => {
        expect(toNumber(plus(decimal(a), decimal(b)))).toBe(a + b);
        expect(toNumber(times(decimal(a), decimal(b)))).toBe(a * b);
      }),
    );
  });
});

describe('compare', () => {
  it('orders as numbers do, however they are written', () => {
    fc.assert(fc.property(amount, amount, (a, b) => compare(decimal(a), decimal(b)) === Math.sign(a - b)));
    expect(compare(decimal('1.50'), decimal('1.5'))).toBe(0);
  });
});

describe('percentOf', () => {
  it('rounds a half up', () => {
    expect(percentOf(decimal(1), decimal(200))).toBe(1);
    expect(percentOf(decimal('0.99'), decimal(200))).toBe(0);
    expect(percentOf(decimal('1.005'), decimal(1))).toBe(101);
  });

  it('is never further than a half from the true share, and grows with the amount', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 10 ** 6 }), (a, b, norm) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const whole = decimal(norm);
        expect(percentOf(decimal(less), whole)).toBeLessThanOrEqual(percentOf(decimal(more), whole));
        // |share − true| ≤ ½, both sides multiplied by 2 × norm to stay among whole numbers.
        const share = times(decimal(percentOf(decimal(a), whole)), whole);
        const double = times(plus(share, times(decimal(a), decimal(-100))), decimal(2));
        expect(compare(double, whole)).toBeLessThanOrEqual(0);
        expect(compare(double, times(whole, decimal(-1)))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
