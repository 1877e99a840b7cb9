import { pagePaths } from '../src/contract/paths.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

const address = pagePaths.batch;

test('a number typed into the search opens its passport; an empty one is no error', anyScreen, async ({ page }) => {
  await open(page, `${address}?n=`);
  const search = page.getByRole('banner').getByRole('combobox');
  await search.click();
  await search.pressSequentially('а01 2608 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A01-2608-2' })).toBeVisible();
  await expect(page).toHaveURL(/\/partiya\?n=A01-2608-2$/);
});

test('a number typed beside the drawn jar leads to its passport', anyScreen, async ({ page }) => {
  await open(page, pagePaths['where-to-buy']);
  await page.getByLabel('Номер партии').fill('A02-2607-1');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByRole('heading', { name: 'A02-2607-1' })).toBeVisible();
});
