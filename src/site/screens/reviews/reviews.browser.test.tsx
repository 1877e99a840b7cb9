import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { wordsOf } from '../../../../fixtures/browser/look.ts';
import { address, goBack, visit } from '../../../../fixtures/browser/visit.tsx';

const product = page.getByLabelText('О\u00a0каком продукте');
const order = page.getByLabelText('В каком порядке');
const reset = page.getByRole('link', { name: 'Сбросить' });
const shown = page.getByText(/^Показано:/);

it('are narrowed to a product and to stars, and all are back at once', async () => {
  await visit('/reviews');
  const all = wordsOf(shown.element());
  await expect.element(reset).not.toBeInTheDocument();
  await product.selectOptions('daily/vitamin-d3');
  await expect.poll(address).toBe('/reviews?product=daily%2Fvitamin-d3');
  await page.getByRole('link', { name: /^5 звёзд/ }).click();
  await expect.poll(address).toBe('/reviews?product=daily%2Fvitamin-d3&stars=5');
  await expect.element(page.getByRole('heading', { name: /Витамин\sD3.*5\sзвёзд/ })).toBeVisible();
  await reset.click();
  await expect.poll(address).toBe('/reviews');
  await expect.poll(() => wordsOf(shown.element())).toBe(all);
  await expect.element(product).toHaveValue('');
  await goBack();
  await expect.element(product).toHaveValue('daily/vitamin-d3');
});

it('keep their product when their order changes', async () => {
  await visit('/reviews?product=daily%2Fvitamin-d3');
  await order.selectOptions('low');
  await expect.poll(address).toBe('/reviews?product=daily%2Fvitamin-d3&order=low');
  await expect.element(product).toHaveValue('daily/vitamin-d3');
  await expect.element(order).toHaveValue('low');
});
