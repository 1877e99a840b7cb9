import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jars as byName, rules, shelves } from '../../../fixtures/shelves.ts';
import { decimal, plus, times, toNumber } from '../decimal.ts';
import { writePercent } from '../wording.ts';
import { planDay } from './day-plan.ts';
import { amountOf, flagWords } from './flag-words.ts';
import { type Flag, flagsOf } from './flags.ts';
import type { Jar } from './jar.ts';
import { daysLeft, daysOf, lastDayOf } from './jar.ts';
import { sumShelf } from './sum-shelf.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const allJars: readonly Jar[] = Object.values(byName);

function jarsOf(names: (typeof shelves)[number]['jars']): Jar[] {
  return names.map((name) => (typeof name === 'string' ? byName[name] : { ...byName[name[0]], portions: name[1] }));
}

function short(flag: Flag): string {
  switch (flag.kind) {
    case 'apart':
    case 'sleepy':
      return `${flag.kind} ${flag.jars.map(({ id }) => id).join(' ')}`;
    case 'mothers':
      return `mothers ${flag.isForbidden ? 'no' : 'ask'} ${flag.jars.map(({ id }) => id).join(' ')}`;
    case 'age':
    case 'portions':
      return `${flag.kind} ${flag.jar.id}`;
    case 'clotting':
      return `clotting ${flag.sums.map(({ substance }) => substance).join(' ')}`;
    default:
      return `${flag.kind} ${flag.sum.substance}`;
  }
}

describe('the shelves worked out by hand', () => {
  it('are more than twenty', () => expect(shelves.length).toBeGreaterThan(20));

  it.each(shelves.map((shelf, index) => ({ ...shelf, number: index + 1 })))('number $number', (shelf) => {
    const jars = jarsOf(shelf.jars);
    const person = shelf.person ?? null;
    const sums = sumShelf(jars, person);
    const found = sums.map((sum) => [
      sum.substance,
      [plain(amountOf(sum)), sum.norm ? plain(writePercent(sum.norm.percent)) : '—'],
    ]);
    expect(Object.fromEntries(found)).toEqual(shelf.sums);
    expect(flagsOf(jars, sums, person, rules).map(short)).toEqual(shelf.flags);
  });
});

const someJars = fc
  .subarray([...allJars], { minLength: 1 })
  .chain((chosen) =>
    fc.tuple(...chosen.map((jar) => fc.integer({ min: 1, max: 9 }).map((portions): Jar => ({ ...jar, portions })))),
  );
const twoOrders = someJars.chain((jars) =>
  fc.tuple(fc.constant(jars), fc.shuffledSubarray(jars, { minLength: jars.length, maxLength: jars.length })),
);
const anyPerson = fc.constantFrom(...shelves.map(({ person }) => person ?? null));

describe('any shelf', () => {
  it('has the same sums, flags and day whatever the order of its jars', () => {
    fc.assert(
      fc.property(twoOrders, anyPerson, ([one, other], person) => {
        const sums = sumShelf(one, person);
        expect(sumShelf(other, person)).toEqual(sums);
        expect(flagsOf(other, sums, person, rules)).toEqual(flagsOf(one, sums, person, rules));
        expect(planDay(other, rules)).toEqual(planDay(one, rules));
      }),
    );
  });

  it('sums what its jars hold, exactly', () => {
    fc.assert(
      fc.property(someJars, (jars) => {
        for (const { from, total } of sumShelf(jars, null)) {
          expect(toNumber(total)).toBe(toNumber(from.map(({ amount }) => amount).reduce(plus)));
        }
      }),
    );
  });

  it('shows no floating-point tail', () => {
    const amount = fc
      .tuple(fc.integer({ min: 1, max: 99_999 }), fc.nat(3))
      .map(([digits, scale]) => `${digits}e-${scale}`);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), (amounts) => {
        const jars = amounts.map(
          (text, index): Jar => ({
            ...byName.magbis,
            id: `jar-${index}`,
            rows: [{ substance: 'magniy', amount: Number(text), unit: 'mg' }],
          }),
        );
        const [sum] = sumShelf(jars, null);
        const byHand = amounts.map((text) => times(decimal(Number(text)), decimal(1))).reduce(plus);
        expect(sum && toNumber(sum.total)).toBe(toNumber(byHand));
        expect(sum && plain(amountOf(sum))).toMatch(/^\d{1,3}( ?\d{3})*(,\d{0,2}[1-9])? мг$/);
      }),
    );
  });

  it('says every flag in words, without a hole in them', () => {
    fc.assert(
      fc.property(someJars, anyPerson, (jars, person) => {
        for (const flag of flagsOf(jars, sumShelf(jars, person), person, rules)) {
          const { title, text } = flagWords(flag, (substance) => substance);
          expect(`${title} ${text}`).not.toMatch(/undefined|NaN|null|\(\)|«»| {2}/);
        }
      }),
    );
  });
});

describe('the day', () => {
  it('keeps a jar to its own times and takes each once', () => {
    fc.assert(
      fc.property(someJars, (jars) => {
        const placed = planDay(jars, rules).slots.flatMap(({ slot, jars: here }) => here.map((jar) => ({ slot, jar })));
        expect(placed.map(({ jar }) => jar.id).toSorted()).toEqual(jars.map(({ id }) => id).toSorted());
        for (const { slot, jar } of placed) expect(jar.times.includes('any') || jar.times.includes(slot)).toBe(true);
      }),
    );
  });

  it('parts what hinders each other where their times allow it', () => {
    const plan = planDay([byName.iron, byName.multi, byName.zinc], rules);
    const where = Object.fromEntries(plan.slots.map(({ slot, jars }) => [slot, jars.map(({ id }) => id)]));
    expect(where).toEqual({ morning: ['iron', 'multi'], day: ['zinc'], evening: [] });
    expect(plan.together).toEqual([]);
  });

  it('says what could not be parted', () => {
    const early = { ...byName.iron, times: ['morning'] } as const;
    const zinc = { ...byName.zinc, times: ['morning'] } as const;
    expect(planDay([early, zinc], rules).together.map((pair) => pair.map(({ id }) => id))).toEqual([['iron', 'zinc']]);
  });
});

describe('how long a jar lasts', () => {
  it.each([
    [60, 1, 60, '2027-01-13'],
    [60, 2, 30, '2026-12-14'],
    [45, 2, 22, '2026-12-06'],
    [1, 1, 1, '2026-11-15'],
    [1, 2, 0, null],
  ])('%i portions, %i a day: %i days, until %s', (servings, portions, days, last) => {
    expect(daysOf({ servings, portions })).toBe(days);
    expect(lastDayOf({ servings, portions }, '2026-11-15')).toBe(last);
  });

  it('is unknown without the number of portions', () => {
    expect(lastDayOf({ servings: null, portions: 1 }, '2026-11-15')).toBeNull();
  });
});

it.each([
  ['2026-11-15', 30],
  ['2026-11-05', 20],
  ['2026-10-16', 0],
  ['2026-01-01', 0],
  // The reader's clock was wrong, or the jar waits for its day.
  ['2026-12-01', 30],
  [undefined, 30],
])('of sixty capsules, two a day, opened on %s, %i days are left', (opened, days) => {
  expect(daysLeft({ servings: 60, portions: 2, opened }, '2026-11-15')).toBe(days);
  expect(daysLeft({ servings: null, portions: 2, opened }, '2026-11-15')).toBeNull();
});
