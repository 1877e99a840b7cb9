import type { Page } from '@playwright/test';
import { anyScreen, expect, open, test } from './support/test.ts';

const details = /\/assets\/product-details-[\w-]+\.js$/;

/** How often the code of what a product's page only says was asked for. */
function countAsked(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (details.test(request.url())) count += 1;
  });
  return () => count;
}

/** React's own mark on what it has taken over. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

test('what is only read stands in the page, and its code comes when the reader acts', anyScreen, async ({ page }) => {
  const asked = countAsked(page);
  await open(page, '/daily/omega-3');
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(0);
  const heading = page.getByRole('heading', { name: 'Паспорт продукта' });
  await expect(page.getByRole('region', { name: 'Состав' })).toBeVisible();
  await heading.evaluate((element) => Object.assign(element, { isSent: true }));
  await page.mouse.wheel(0, 100);
  await expect.poll(() => heading.evaluate(isAlive)).toBe(true);
  expect(await heading.evaluate((element) => 'isSent' in element), 'the very element of the server').toBe(true);
});

test('a window that shows all of a page waits for no act', anyScreen, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 12_000 });
  await open(page, '/daily/omega-3');
  await expect.poll(() => page.getByRole('heading', { name: 'Паспорт продукта' }).evaluate(isAlive)).toBe(true);
});

test('without its code it can be read, and its links lead on', anyScreen, async ({ page, complaints }) => {
  complaints.allow(/product-details|ERR_FAILED|preload/i);
  const asked = countAsked(page);
  await page.route(details, (route) => route.abort());
  await open(page, '/daily/omega-3');
  await page.mouse.wheel(0, 100);
  await expect.poll(asked).toBeGreaterThan(0);
  const row = page.getByRole('region', { name: 'Состав' }).locator('summary').last();
  await row.click();
  await expect(page.getByRole('region', { name: 'Состав' }).locator('details[open]')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Все отзывы о продукте' }).click();
  await expect(page).toHaveURL(/\/reviews\?product=/);
  await expect(page.locator('main h1')).toHaveText('Отзывы');
});

test('a product that is opened from another page comes with all that it says', anyScreen, async ({ page }) => {
  await open(page, '/daily');
  await page.evaluate(() => {
    const seen = { without: 0, with: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('.product-page'))
        seen[document.querySelector('#passport h2') ? 'with' : 'without'] += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('main a[href="/daily/omega-3"]').first().click();
  await expect(page.getByRole('heading', { name: 'Паспорт продукта' })).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toMatchObject({ without: 0 });
});
