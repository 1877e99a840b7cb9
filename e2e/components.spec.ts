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
    await expect(tiles).toHaveCount(all);
    const strip = page.getByRole('region', { name: 'Железо: сочетания' });
    await expect(strip.getByRole('link', { name: 'Кальций' })).toHaveAttribute('href', /^\/sovmestimost#/);
    // The same in words, for everybody.
    const apart = page.getByRole('region', { name: 'В разное время' });
    await expect(apart.getByRole('link', { name: /железо и.кальций/i })).toHaveAttribute('href', /^\/sovmestimost#/);
    await expectAccessible(page, { within: 'main' });
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a substance that is pointed at or focused lights its partners; its symbol pins it',
  anyScreen,
  async ({ page }) => {
    await open(page, '/components');
    const iron = page.locator('[data-component="zhelezo"]');
    await iron.hover();
    const strip = page.getByRole('region', { name: 'Железо: сочетания' });
    await expect(strip.getByText('В разное время').first()).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(strip).toBeHidden();
    await iron.getByRole('link', { name: /Железо: показать/ }).focus();
    await expect(strip).toBeVisible();
    await page.evaluate(() => scrollTo(0, 200));
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/components?with=zhelezo');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.locator('[data-component="kaltsiy"]').hover();
    // The partner of what is pinned, not a substance of its own.
    await expect(strip).toBeVisible();
    await strip.getByRole('link', { name: 'Снять выбор' }).click();
    await expect(page).toHaveURL('/components');
  },
);

test(
  'a substance in the address is pinned, with lines from its picture to its partners',
  anyScreen,
  async ({ page }) => {
    await open(page, '/components?with=zhelezo');
    const picture = page.locator('[data-component="zhelezo"] img');
    const dot = page.locator('svg circle.fill-ink');
    const [from, to] = [await dot.boundingBox(), await picture.boundingBox()];
    expect(Math.abs((from?.x ?? 0) + 7 - ((to?.x ?? 0) + (to?.width ?? 0) / 2))).toBeLessThan(4);
    expect(await page.locator('path.stroke-link').count()).toBeGreaterThan(0);
  },
);
