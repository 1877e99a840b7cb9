import { expect, it } from 'vitest';
import { ages, fitOf } from './ages.ts';

it.each([
  [2, 'early'],
  [3, 'fits'],
  [11, 'fits'],
  [12, 'late'],
] as const)('from three to eleven: %i is %s', (years, fit) => {
  expect(fitOf({ from: 3, to: 11 }, years)).toBe(fit);
});

it('has no end where the label names none', () => {
  expect(fitOf({ from: 14, to: null }, ages.most)).toBe('fits');
});
