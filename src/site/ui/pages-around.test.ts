import { expect, test } from 'vitest';
import { pagesAround } from './pagination.tsx';

const shown = (page: number, pages: number) =>
  pagesAround(page, pages)
    .map((item) => item.page ?? '…')
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 10, '1 2 3 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [10, 10, '1 … 8 9 10'],
])('page %i of %i', (page, pages, expected) => {
  expect(shown(page, pages)).toBe(expected);
});
