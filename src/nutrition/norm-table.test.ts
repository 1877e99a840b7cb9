import { expect, it } from 'vitest';
import { norms } from './label-norms.ts';
import { ceilingOf, upperLevelOf } from './limits.ts';
import { audiences, needsOf } from './needs.ts';
import { normTable } from './norm-table.ts';

const lineOf = (key: string) => normTable().find((line) => line.key === key) ?? expect.fail(`no ${key}`);
const needOf = (key: string, who: string) => lineOf(key).needs[audiences.findIndex((one) => one.key === who)];

it('has a line for every substance with a norm or a limit, each once', () => {
  const keys = normTable().map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys).toEqual(expect.arrayContaining([...Object.keys(norms), 'omega-3', 'astaksantin', 'koenzim-q10']));
});

it('tells the sexes, the trimesters and the ages apart', () => {
  expect(['men', 'women', 'first', 'later', 'boys-15-17', 'girls-15-17'].map((who) => needOf('zhelezo', who))).toEqual([
    10, 18, 18, 33, 15, 18,
  ]);
  expect([needOf('kaltsiy', 'past-65'), needOf('zhelezo', 'past-65')]).toEqual([1200, null]);
});

it('says all that the pages of substances say', () => {
  for (const line of normTable()) {
    const amounts = new Set(line.needs);
    expect(needsOf(line.key).filter(({ amount }) => !amounts.has(amount))).toEqual([]);
  }
});

it('counts limits in the unit of the line', () => {
  for (const { key, unit, ceiling } of normTable()) {
    expect([unit, undefined], key).toContain(upperLevelOf(key, 18)?.unit);
    if (typeof ceiling === 'number') expect(ceilingOf(key)?.unit, key).toBe(unit);
  }
  expect(lineOf('magniy').ceiling).toBe('unconfirmed');
  expect(lineOf('belok').ceiling).toBeNull();
});
