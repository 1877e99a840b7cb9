import { expect, test } from 'vitest';
import { axisEnd, mostEnd, positionOn } from './nutrient-bar.tsx';

const rows = (...percents: (number | null)[]) => percents.map((percent) => ({ percent }));

test('three norms are three times as long as one', () => {
  const end = axisEnd(rows(100, 300, 15));
  expect(positionOn(end, 300)).toBeCloseTo(3 * positionOn(end, 100));
  expect(positionOn(end, 15)).toBeCloseTo(0.15 * positionOn(end, 100));
});

test('the norm stands inside the axis, however small the doses are', () => {
  expect(positionOn(axisEnd(rows(5, null)), 100)).toBeLessThan(90);
  expect(positionOn(axisEnd([]), 100)).toBeLessThan(90);
});

test('an axis holds what is on it, up to the place where bars are broken', () => {
  expect(axisEnd(rows(100, 167))).toBe(180);
  expect(axisEnd(rows(100, 2500))).toBe(mostEnd);
  expect(positionOn(mostEnd, 2500)).toBe(100);
});
