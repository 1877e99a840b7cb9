import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RatingDistribution } from './rating.tsx';

it('draws each kind of rating as its share of all', () => {
  const html = renderToStaticMarkup(
    <RatingDistribution rating={{ value: 4, count: 4, distribution: [0, 0, 1, 2, 1] }} />,
  );
  expect([...html.matchAll(/width:(\d+)%/g)].map(([, share]) => share)).toEqual(['25', '50', '25', '0', '0']);
});
