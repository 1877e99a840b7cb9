import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';
import { norms } from './label-norms.ts';
import { ceilingOf, isAbove, unconfirmedCeilings, upperLevelOf } from './limits.ts';
import { toMicrograms } from './mass.ts';

const mass = (amount: number, unit: string) => toMicrograms(amount, unit) ?? expect.fail('no mass');

describe('ceilingOf', () => {
  it('caps vitamin D at 15 mcg', () => {
    const ceiling = ceilingOf('vitamin-d') ?? expect.fail('no ceiling');
    expect(isAbove(mass(600, 'IU'), ceiling)).toBe(false);
    expect(isAbove(mass(15.001, 'mcg'), ceiling)).toBe(true);
    expect(documents[ceiling.source].short).toBe('Единые требования ЕАЭС, приложение 5');
  });

  it('computes nothing from what is not confirmed', () => {
    expect(unconfirmedCeilings.filter((substance) => ceilingOf(substance) !== null)).toEqual([]);
    expect(ceilingOf('constructor')).toBeNull();
  });
});

describe('upperLevelOf', () => {
  it.each([
    [3, 7],
    [4, 10],
    [10, 13],
    [11, 18],
    [17, 22],
    [18, 25],
    [70, 25],
  ])('zinc at %d years: %d mg', (age, amount) => {
    expect(upperLevelOf('tsink', age)).toMatchObject({ amount, unit: 'mg', kind: 'upper', counts: 'all' });
  });

  it('has none before the first year, where none was set, and for other substances', () => {
    expect(upperLevelOf('tsink', 0)).toBeNull();
    expect(upperLevelOf('magniy', 3)).toBeNull();
    expect(upperLevelOf('kaltsiy', 10)).toBeNull();
    expect(upperLevelOf('vitamin-c', 30)).toBeNull();
    expect(upperLevelOf('toString', 30)).toBeNull();
  });

  it('never falls as children grow', () => {
    for (const substance of [...Object.keys(norms), 'omega-3', 'astaksantin']) {
      const levels = [1, 4, 7, 11, 15, 18].map((age) => upperLevelOf(substance, age)?.amount ?? 0);
      expect(levels, substance).toEqual(levels.toSorted((a, b) => a - b));
    }
  });
});
