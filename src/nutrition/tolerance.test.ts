import { expect, it } from 'vitest';
import { isWithin, type Measured, shareOfLabel, toleranceOf } from './tolerance.ts';

it.each<[Measured, number, number, boolean]>([
  ['vitamin', 80, 100, true],
  ['vitamin', 79.999, 100, false],
  ['vitamin', 150, 100, true],
  ['vitamin', 150.001, 100, false],
  ['mineral', 145, 100, true],
  ['mineral', 146, 100, false],
  ['other', 0.36, 0.3, true],
  ['other', 0.3601, 0.3, false],
  ['culture', 2_000_000_000, 2_000_000_000, true],
  ['culture', 1_999_999_999, 2_000_000_000, false],
  ['culture', 9_000_000_000, 2_000_000_000, true],
])('%s: %d found where the label says %d', (kind, found, label, expected) => {
  expect(isWithin(found, label, toleranceOf(kind))).toBe(expected);
});

it('is written in whole per cent', () => {
  expect(shareOfLabel(0.3, 0.1)).toBe(300);
  expect(shareOfLabel(824, 800)).toBe(103);
});
