import { expect, it } from 'vitest';
import { product } from '../../../fixtures/gallery/samples.ts';
import { renderExample } from '../../../fixtures/render-example.tsx';
import { formAndAmount, ProductCard } from './product-card.tsx';

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

it.each([
  ['capsules', '90\u00a0капсул', '90\u00a0капсул'],
  ['gummies', '60\u00a0мармеладок', '60\u00a0мармеладок'],
  ['softgels', '30\u00a0капсул', 'Мягкие капсулы, 30\u00a0шт.'],
  ['effervescent', '21\u00a0таблетка', 'Шипучие таблетки, 21\u00a0шт.'],
  ['sachets', '20\u00a0саше', 'Порошок в саше, 20\u00a0шт.'],
  ['drops', '20\u00a0мл', 'Капли, 20\u00a0мл'],
] as const)('says the form of %s in «%s» once', (form, quantity, words) => {
  expect(formAndAmount({ form, quantity })).toBe(words);
});
