import { expect, it } from 'vitest';
import { renderExample } from '../gallery/render-example.tsx';
import { product } from '../gallery/samples.ts';
import { ProductCard } from './product-card.tsx';

it.each([
  ['400\u00a0мг', true],
  ['600\u00a0МЕ', true],
  ['75\u00a0%', true],
  ['12', false],
  ['4\u00a0млрд', false],
])('on a narrow card «%s» stands without its label: %s', async (value, alone) => {
  const html = await renderExample(<ProductCard product={{ ...product, keyFact: { value, label: 'метка' } }} />);
  const label = /class="([^"]*)">метка/.exec(html)?.[1] ?? '';
  expect(/(^| )sr-only/.test(label)).toBe(alone);
});
