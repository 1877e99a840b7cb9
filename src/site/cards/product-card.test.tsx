import { expect, it } from 'vitest';
import { product } from '../../../fixtures/gallery/samples.ts';
import { renderExample } from '../../../fixtures/render-example.tsx';
import { formAndAmount, ProductCard } from './product-card.tsx';

const withFact = (percent: number | null) =>
  renderExample(<ProductCard product={{ ...product, keyFact: { value: '150\u00a0мг', label: 'магния', percent } }} />);

it('shows the dose against the norm, and says the share once', async () => {
  const html = await withFact(38);
  expect(html.match(/tick-bar/g)).toHaveLength(1);
  expect(html).toContain('--share:38%');
  expect(html.match(/38\s%/g)).toHaveLength(1);
});

it('breaks a bar that is longer than its axis', async () => {
  expect(await withFact(625)).toMatch(/data-over="true"[^>]*--share:120%/);
  expect(await withFact(100)).not.toContain('data-over');
});

it('says a dose without a norm in words alone', async () => {
  const html = await withFact(null);
  expect(html).toContain('магния');
  expect(html).not.toMatch(/tick-bar|нормы/);
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
