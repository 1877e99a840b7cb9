import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { withCheapPictures } from './support/pictures.ts';
import { routes, stateRoutes } from './support/routes.ts';
import { expect, hydrated, test } from './support/test.ts';

test.beforeEach(withCheapPictures);

for (const { path, h1 } of routes) {
  test(`${path} is a whole page`, async ({ page, baseURL }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page).toHaveTitle(/.{10,}/);
    expect((await attribute(page, 'meta[name="description"]', 'content')).length).toBeGreaterThan(40);
    expect(await attribute(page, 'link[rel="canonical"]', 'href')).toBe(`${baseURL}${path}`);
    if (path !== '/') await expect(page.getByRole('navigation', { name: 'Вы здесь' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

for (const path of stateRoutes) {
  test(`${path} holds in this state`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, h1 } of routes) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      await expect(page.getByRole('main')).toBeVisible();
      expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(
        path === '/search' ? 60 : 200,
      );
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    });
  }
});

async function attribute(page: Page, selector: string, name: string): Promise<string> {
  await expect(page.locator(selector)).toHaveCount(1);
  return (await page.locator(selector).getAttribute(name)) ?? '';
}
