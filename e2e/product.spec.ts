import { expect, open, scrollTo, test } from './support/test.ts';

test('on a phone the way to buy is at hand below the shop buttons, also for who jumps over them', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens keep the buttons in sight');
  await open(page, '/daily/omega-3');
  const bar = page.locator('.buy-bar');
  await expect(bar).toHaveAttribute('inert');
  await scrollTo(page, 3000);
  await expect(bar).not.toHaveAttribute('inert');
  await expect(bar.getByRole('button', { name: 'Купить' })).toBeInViewport();
  await scrollTo(page, 0);
  await expect(bar).toHaveAttribute('inert');
});
