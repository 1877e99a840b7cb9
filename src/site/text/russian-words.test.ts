import { expect, test } from 'vitest';
import { dateParts } from './date-parts.ts';
import { countOf, formatDate, formatDecimal, formatPercent } from './russian-words.ts';

test.each([
  [0, '0 отзывов'],
  [1, '1 отзыв'],
  [3, '3 отзыва'],
  [11, '11 отзывов'],
  [22, '22 отзыва'],
  [1101, '1 101 отзыв'],
])('%i is counted in Russian', (count, text) => {
  expect(countOf(count, 'отзыв', 'отзыва', 'отзывов')).toBe(text.replaceAll(' ', '\u00a0'));
});

test('numbers take a comma and a space before the per cent sign', () => {
  expect(formatDecimal(4.75)).toBe('4,8');
  expect(formatPercent(1250)).toBe('1\u00a0250\u00a0%');
});

test('a date does not move with the zone of the machine', () => {
  expect(formatDate('2026-11-15')).toBe('15\u00a0ноября\u00a02026');
  expect(dateParts('2026-12-31T23:30:00+03:00')).toMatchObject({
    day: '31',
    month: 'дек',
    year: '2026',
    time: '23:30',
  });
});
