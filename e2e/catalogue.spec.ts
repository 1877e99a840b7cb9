import type { Page, Response } from '@playwright/test';
import { catalogueRoutes, catalogueStates } from '../scripts/catalogue-addresses.ts';
import { htmlFaults } from '../src/site/gallery/html-faults.ts';
import { expectAccessible, expectAccessibleLayout } from './support/accessible.ts';
import { expectNoSidewaysScroll, layoutShift } from './support/layout.ts';
import { withoutPictures } from './support/pictures.ts';
import { expect, hydrated, inMotion, test } from './support/test.ts';

test.use(inMotion);

/*
 * The brand's own catalogue, one visit per address: what can be seen of a page in one go is proven in one go. The width of
 * the narrowest phone, which leaves a page no room that a wider one would lack, but not a phone's density: painting every
 * page to its end takes long enough.
 */
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from here
  baseURL: async ({}, use) => use(process.env.E2E_CATALOGUE_ORIGIN),
  viewport: { width: 320, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
});
test.beforeEach(withoutPictures);

for (const path of new Set([...catalogueRoutes, ...catalogueStates])) {
  test(`${path} is a whole page: valid, steady, accessible, in its frame`, async ({ page, baseURL }) => {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    expect(await faultsOf(response)).toEqual([]);
    // Read to its end before anything else: whatever moves while pictures and scripts come is counted.
    await hydrated(page);
    expect(await layoutShift(page), 'layout shift').toBeLessThan(0.005);
    await expectHead(page, `${baseURL}${path.split('?')[0]}`);
    if (path !== '/') await expect(page.getByRole('navigation', { name: 'Вы здесь' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleLayout(page);
  });
}

test('the page for unknown addresses is valid HTML', async ({ page, complaints }) => {
  complaints.allow(/404/);
  const response = await page.goto('/no-such-page', { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(404);
  expect(await faultsOf(response)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // One browser page for all of them: opening it takes longer than reading.
  test('every page can be read', async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of catalogueRoutes) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\p{L}\d]{2}/u);
        await expect(page.getByRole('main')).toBeVisible();
        expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(
          path === '/search' ? 60 : 200,
        );
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      });
    }
  });
});

const faultsOf = async (response: Response | null): Promise<string[]> => htmlFaults((await response?.text()) ?? '');

async function expectHead(page: Page, canonical: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/.{10,}/);
  expect((await attribute(page, 'meta[name="description"]', 'content')).length).toBeGreaterThan(40);
  expect(await attribute(page, 'link[rel="canonical"]', 'href')).toBe(canonical);
}

async function attribute(page: Page, selector: string, name: string): Promise<string> {
  await expect(page.locator(selector)).toHaveCount(1);
  return (await page.locator(selector).getAttribute(name)) ?? '';
}
