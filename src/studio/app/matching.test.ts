import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const find = (query: string) =>
  matching(
    ['Цинк + магний\nтовары', 'Магний + B6\nтовары', 'Магний\nсправочник компонентов', 'Ёлка'],
    query,
    (words) => words,
  );

it('what begins with the words and says little else comes first', () => {
  expect(find('магний')).toEqual(['Магний\nсправочник компонентов', 'Магний + B6\nтовары', 'Цинк + магний\nтовары']);
  expect(find('товары цинк')).toEqual(['Цинк + магний\nтовары']);
  expect(find('елка')).toEqual(['Ёлка']);
});

it('keeps the order while nothing is asked for', () => {
  expect(find(' ')).toHaveLength(4);
  expect(find('')[0]).toBe('Цинк + магний\nтовары');
});
