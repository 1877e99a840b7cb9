import { expect, it } from 'vitest';
import { ages, fitOf, readAge } from './ages-section.tsx';

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

it.each([
  ['4', 4],
  ['17', 17],
  ['18', null],
  ['0', null],
  ['4 года', null],
  ['', null],
  [null, null],
])('an address that says %j means %j', (line, years) => {
  expect(readAge(line)).toBe(years);
});
