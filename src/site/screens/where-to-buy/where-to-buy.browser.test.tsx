import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { onPhone } from '../../../../fixtures/browser/look.ts';
import { visit } from '../../../../fixtures/browser/visit.tsx';
import { pagePaths } from '../../../contract/paths.ts';

const main = page.getByRole('main');
const shops = main.getByRole('article');
const heights = () => shops.elements().map((shop) => Math.round(shop.getBoundingClientRect().height));

it('on a phone every shop is a row of one height, which unfolds what there is to read', async () => {
  await onPhone();
  await visit(pagePaths['where-to-buy']);
  await expect.element(shops.first()).toBeVisible();
  expect(new Set(heights()).size).toBe(1);
  expect(Math.max(...heights())).toBeLessThanOrEqual(80);
  const row = shops.first().getByRole('heading', { level: 3 });
  const { x, y } = row.element().getBoundingClientRect();
  const isOpen = () => shops.first().element().querySelector('details')?.open;
  expect(isOpen()).toBe(false);
  // Wherever the row is touched, its summary lies there.
  (document.elementFromPoint(x + 4, y + 4) as HTMLElement).click();
  expect(isOpen()).toBe(true);
});

it('on a desktop it is there to be read at once', async () => {
  await visit(pagePaths['where-to-buy']);
  await expect.element(shops.first()).toBeVisible();
  expect(Math.min(...heights())).toBeGreaterThan(100);
});
