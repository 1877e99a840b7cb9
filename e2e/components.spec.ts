import { expectAccessible } from './support/accessible.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

test(
  'components are chosen by group, food and neighbour; the address keeps the choice',
  anyScreen,
  async ({ page }) => {
    await open(page, '/components');
    const tiles = page.locator('.element-tile');
    const all = await tiles.count();
    expect(all).toBeGreaterThan(10);
    await page.getByLabel('Где есть').selectOption('В\u00a0рыбе и\u00a0морепродуктах');
    await expect(page).toHaveURL('/components?food=fish');
    await expect(tiles.filter({ hasText: 'Омега-3' })).toHaveCount(1);
    await expect(tiles.filter({ hasText: 'Магний' })).toHaveCount(0);
    await page.goBack();
    await expect(tiles).toHaveCount(all);
    await page.getByLabel('С\u00a0чем сочетается').selectOption('Железо');
    await expect(page).toHaveURL('/components?with=zhelezo');
    await expect(tiles.filter({ hasText: 'Кальций' })).toHaveCount(1);
    // The graph is for the eye; the list says the same, with the reason.
    const apart = page.getByRole('region', { name: 'В разное время' });
    await expect(apart.getByRole('link', { name: /кальций/i })).toHaveAttribute('href', /^\/sovmestimost#/);
    await expectAccessible(page, { within: 'main' });
    await expectNoSidewaysScroll(page);
  },
);
