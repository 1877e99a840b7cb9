import { expect, it } from 'vitest';
import { product } from '../../../fixtures/gallery/samples.ts';
import { renderExample } from '../../../fixtures/render-example.tsx';
import { ProductCard } from './product-card.tsx';

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
