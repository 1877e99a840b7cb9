import { anyScreen, expect, open, scrollTo, test } from './support/test.ts';

test(
  'what stands at the bottom of a phone makes room for each other, and a dialog holds the page still',
  anyScreen,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => localStorage.setItem('vitimepro:compare', 'daily/omega-3'));
    await open(page, '/daily/magniy-b6');
    const tray = page.getByRole('complementary', { name: 'Сравнение' });
    const bar = page.locator('.buy-bar');
    // One bar, never two: the comparison is a number in it.
    await expect(bar.getByRole('link', { name: 'Сравнить: выбрано 1' })).toBeVisible();
    await expect(tray).toBeHidden();
    await scrollTo(page, 3000);
    await expect
      .poll(() => page.locator('.product-contents').evaluate((list) => list.getBoundingClientRect().y))
      .toBe(0);
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const lastLine = page.locator('.site-footer :is(p, a, button):visible').last();
    expect(await lastLine.evaluate(bottomOf)).toBeLessThan(await bar.evaluate((one) => one.getBoundingClientRect().y));

    const overflow = () => page.locator('html').evaluate((root) => getComputedStyle(root).overflowY);
    await bar.getByRole('button', { name: 'Купить' }).click();
    await expect.poll(overflow).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect.poll(overflow).not.toBe('hidden');
  },
);

test('a landing in the dark takes the header along, and leaves it as it was', anyScreen, async ({ page }) => {
  const ink = () => page.locator('.site-header').evaluate((header) => getComputedStyle(header).color);
  await open(page, '/for-men');
  await expect.poll(ink).toBe('rgb(255, 255, 255)');
  await page
    .locator('.site-header')
    .getByRole('link', { name: /на главную/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(ink).not.toBe('rgb(255, 255, 255)');
});
