import { hold } from './support/routes.ts';
import { anyScreen, expect, test } from './support/test.ts';

test('a button that is pressed before the page is hydrated does its work when it is', anyScreen, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/assets/start-site-*.js');
  const asked = page.waitForRequest('**/assets/start-site-*.js');
  await page.goto('/products-filters', { waitUntil: 'commit' });
  await asked;
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect(sheet).toBeHidden();
  release();
  await expect(sheet).toBeVisible();
});
