import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, test } from 'vitest';
import { pagesAround } from './pagination.tsx';
import { RatingDistribution } from './rating-distribution.tsx';

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

it('draws each kind of rating as its share of all', () => {
  const html = renderToStaticMarkup(
    <RatingDistribution rating={{ value: 4, count: 4, distribution: [0, 0, 1, 2, 1] }} />,
  );
  expect([...html.matchAll(/width:(\d+)%/g)].map(([, share]) => share)).toEqual(['25', '50', '25', '0', '0']);
  // For who does not see the bars.
  expect([...html.matchAll(/sr-only">(\d+)\s%/g)].map(([, share]) => share)).toEqual(['25', '50', '25', '0', '0']);
});
