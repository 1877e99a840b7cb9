import { expect, it } from 'vitest';
import { hoursOf } from './day-hours.ts';
import { planDay } from './day-plan.ts';
import type { Jar } from './jar.ts';

const jar = (id: string, substance: string, food: Jar['food'], times: Jar['times'] = ['morning']): Jar => ({
  id,
  title: id,
  isOurs: true,
  portions: 1,
  rows: [{ substance, amount: 10, unit: 'mg' }],
  servings: 30,
  age: null,
  mothers: null,
  times,
  food,
});

const rules = [{ first: 'zhelezo', second: 'tsink', hours: 2, reason: 'Один путь.' }];

function timesOf(...jars: Jar[]): Record<string, string> {
  const hours = hoursOf(planDay(jars, rules), rules);
  return Object.fromEntries(
    [...hours].map(([{ id }, minutes]) => [id, `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`]),
  );
}

it('rings with the meal, or two hours after it', () => {
  expect(timesOf(jar('with', 'a', 'with'), jar('without', 'b', 'without'), jar('any', 'c', 'any'))).toEqual({
    with: '8:00',
    without: '10:00',
    any: '8:00',
  });
});

it('keeps two hours between what is to be taken apart, also at one time of day', () => {
  expect(timesOf(jar('iron', 'zhelezo', 'without'), jar('zinc', 'tsink', 'with'))).toEqual({
    zinc: '8:00',
    iron: '10:00',
  });
  expect(timesOf(jar('iron', 'zhelezo', 'any'), jar('zinc', 'tsink', 'any'))).toEqual({ iron: '8:00', zinc: '10:00' });
});
