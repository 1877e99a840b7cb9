import { expect, test } from 'vitest';
import { normPosition, positionOnScale } from './nutrient-scale.ts';

test('the scale is even up to the norm and never leaves the bar', () => {
  expect(positionOnScale(0)).toBe(0);
  expect(positionOnScale(50)).toBe(normPosition / 2);
  expect(positionOnScale(100)).toBe(normPosition);
  expect(positionOnScale(6000)).toBe(100);
  expect(positionOnScale(90_000)).toBe(100);
});

test('more is always further to the right', () => {
  const places = [10, 99, 100, 101, 250, 1000, 2000, 5000].map(positionOnScale);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
