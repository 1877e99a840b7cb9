import { expect, it } from 'vitest';
import { products } from '../../../../fixtures/gallery/samples.ts';
import { renderExample } from '../../../../fixtures/render-example.tsx';
import { ProductCombinations } from './product-around.tsx';

const neighbour = (index: number, kind: 'together' | 'choose' | 'apart') => {
  const [card] = products.slice(index);
  if (!card) throw new Error('no such product');
  return { ...card, kind, reason: `Причина ${index}` };
};

it('keeps what goes together apart from what is taken one of or at another time', async () => {
  const html = await renderExample(
    <ProductCombinations related={[neighbour(0, 'apart'), neighbour(1, 'together'), neighbour(2, 'choose')]} />,
  );
  const order = ['Сочетается', 'Причина 1', 'Выберите одно или разведите', 'Причина 0', 'Причина 2'];
  expect(order.map((words) => html.indexOf(words))).toEqual(
    order.map((words) => html.indexOf(words)).toSorted((a, b) => a - b),
  );
  expect(order.every((words) => html.includes(words))).toBe(true);
  expect(html).toContain('Разведите по времени');
});
