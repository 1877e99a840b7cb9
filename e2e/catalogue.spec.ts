import type { Page, Response } from '@playwright/test';
import { htmlFaults } from '../fixtures/html-faults.ts';
import { catalogueRoutes, catalogueStates } from '../scripts/catalogue-addresses.ts';
import { expectAccessible, expectAccessibleLayout } from './support/accessible.ts';
import { expectNoSidewaysScroll, layoutShift } from './support/layout.ts';
import { withoutPictures } from './support/routes.ts';
import { test as everyTest, expect, heardBy, hydrated } from './support/test.ts';

/*
 * The brand's own catalogue, one visit per address: what can be seen of a page in one go is proven in one go. The width of
 * the narrowest phone, which leaves a page no room that a wider one would lack, but not a phone's density: painting every
 * page to its end takes long enough.
 */
const phone = { viewport: { width: 320, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };

/**
 * One window for all addresses: in a new one the browser starts a process and compiles axe and the site anew. Pages are
 * none the warmer for it, as the browser keeps no file while requests are answered here.
 */
const test = everyTest.extend<object, { window: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from here
  baseURL: async ({}, use) => use(process.env.E2E_CATALOGUE_ORIGIN),
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...phone, locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
      await withoutPictures({ context });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ window, complaints }, use) => {
    const context = window.context();
    await heardBy(complaints, context, () => use(context));
  },
  page: async ({ window, context: _ }, use) => {
    await window.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await window.setViewportSize(phone.viewport);
    await use(window);
    await window.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});

// The longest comes first: the other worker has nothing left to do while it runs at the end.
test.describe('without JavaScript', () => {
  // One browser page for all of them: opening it takes longer than reading.
  test('every page can be read', async ({ browser, baseURL, complaints }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    await withoutPictures({ context });
    const page = await context.newPage();
    await heardBy(complaints, context, async () => {
      for (const path of catalogueRoutes)
        await test.step(path, async () => {
          await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\p{L}\d]{2}/u);
          await expect(page.getByRole('main')).toBeVisible();
          expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(
            path === '/search' ? 60 : 200,
          );
          await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        });
    });
    await context.close();
  });
});

for (const path of new Set([...catalogueRoutes, ...catalogueStates])) {
  test(`${path} is a whole page: valid, steady, accessible, in its frame`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
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

test('the page for unknown addresses is valid HTML', async ({ page, baseURL, complaints }) => {
  complaints.allow(/404/);
  const response = await page.goto(`${baseURL}/no-such-page`, { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(404);
  expect(await faultsOf(response)).toEqual([]);
});

const faultsOf = async (response: Response | null): Promise<string[]> => htmlFaults((await response?.text()) ?? '');

/** Looked at in one go: what a page has on arrival needs no waiting, and every question takes its time. */
async function expectHead(page: Page, canonical: string): Promise<void> {
  const head = await page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      headings: [...document.querySelectorAll('h1, [aria-level="1"]')].map((heading) => heading.checkVisibility()),
      title: document.title,
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
    };
  });
  expect(head).toEqual({
    // One, and it can be seen.
    headings: [true],
    title: expect.stringMatching(/.{10,}/),
    descriptions: [expect.stringMatching(/.{41,}/)],
    canonicals: [canonical],
  });
}
