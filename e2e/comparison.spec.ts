import { pagePaths } from '../src/contract/paths.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectOnePrintedPage } from './support/layout.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

test('cards fill a tray that leads to the comparison, which prints on one page', anyScreen, async ({ page }) => {
  const tray = page.getByRole('complementary', { name: 'Сравнение' });
  await open(page, '/calm');
  await page.getByRole('link', { name: /^Сравнить: Магния бисглицинат/ }).click();
  await expect(tray).toContainText('Добавьте ещё один');
  await page
    .getByRole('link', { name: /^Сравнить: / })
    .last()
    .click();
  await expect(page).toHaveURL(/\/calm$/);
  await expectAccessible(page, { within: 'aside' });
  await tray.getByRole('link', { name: 'Сравнить 2' }).click();
  await expect(page).toHaveURL((url) => url.pathname === pagePaths.comparison);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(tray).toHaveCount(0);
  await expectOnePrintedPage(page);
});
