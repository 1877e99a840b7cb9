import { expect, it } from 'vitest';
import { monthName, monthToOpen } from './season.ts';

const coldHalf = [9, 10, 11, 12, 1, 2, 3];

it.each([
  [9, 9],
  [12, 12],
  [1, 1],
  [3, 3],
  [4, 9],
  [8, 9],
])('in month %i it opens on %i', (now, opened) => {
  expect(monthToOpen(coldHalf, now)).toBe(opened);
});

it('goes over the end of the year to the next one it has', () => {
  expect(monthToOpen([2, 10], 11)).toBe(2);
  expect(monthToOpen([10, 2], 3)).toBe(10);
});

it('names the months', () => {
  expect([1, 12].map(monthName)).toEqual(['Январь', 'Декабрь']);
});
