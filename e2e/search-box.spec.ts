import type { Page } from '@playwright/test';
import { hold } from './support/routes.ts';
import { anyScreen, expect, onlyPhone, open, test } from './support/test.ts';

const boxOf = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Поиск по сайту' });
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' });
const optionsOf = (page: Page) => listOf(page).getByRole('option');

test('the search of a phone opens with the field ready', onlyPhone, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).click();
  await expect(page).toHaveURL('/search');
  await expect(boxOf(page)).toBeFocused();
  await expect(listOf(page)).toBeHidden();
  await page.keyboard.type('цин');
  await expect(optionsOf(page).first()).toContainText('цинк');
  await page.reload();
  await expect(boxOf(page)).toBeFocused();
});

test('hears who turned to it while its suggestions were loading', anyScreen, async ({ page }) => {
  const release = await hold(page, /\/assets\/search-box-combobox-[\w-]+\.js$/);
  await open(page, '/search');
  await boxOf(page).click();
  release();
  await expect(listOf(page)).toBeVisible();
});
