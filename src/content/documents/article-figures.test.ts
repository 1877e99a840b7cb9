import { expect, it } from 'vitest';
import { compileFigure } from './article-figures.ts';

const amounts = (...of: number[]) =>
  compileFigure({
    type: 'amounts',
    id: 'eda',
    title: 'В ста граммах',
    unit: 'mg',
    mark: { amount: 100, words: 'потребность за день' },
    rows: of.map((amount) => ({ name: `${amount}`, amount })),
  });

it('the norm stands at five sixths of the axis, unless an amount is longer', () => {
  expect(amounts(60, 30)).toMatchObject({ mark: { share: 83.3 }, rows: [{ share: 50 }, { share: 25 }] });
  expect(amounts(200)).toMatchObject({ mark: { share: 50 }, rows: [{ share: 100 }] });
  expect(amounts(2.5)).toMatchObject({
    mark: { words: 'потребность за день, 100\u00a0мг' },
    rows: [{ amountText: '2,5\u00a0мг' }],
  });
});
