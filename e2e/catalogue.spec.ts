import type { Page, Response } from '@playwright/test';
import { htmlFaults } from '../fixtures/html-faults.ts';
import { catalogueHeadings, catalogueRoutes, catalogueStates } from '../scripts/catalogue-addresses.ts';
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

test('no word of a heading is broken without a hyphen at any width', async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  await withoutPictures({ context });
  const page = await context.newPage();
  for (const path of catalogueHeadings) {
    await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
    for (const width of [360, 390, 640, 820, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator('h1, h2, h3').evaluateAll(brokenWords), `${path} at ${width} px`).toEqual([]);
    }
  }
  await context.close();
});

/** Runs in the page. A word divided at a soft hyphen is in order; one that an emergency broke is not. */
function brokenWords(headings: Element[]): string[] {
  const range = document.createRange();
  return headings.flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
      for (const { 0: piece, index } of text.data.matchAll(/[\p{L}\d\u00ad]{2,}/gu)) {
        if (piece.includes('\u00ad')) continue;
        range.setStart(text, index);
        range.setEnd(text, index + piece.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(piece);
      }
    return broken;
  });
}

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
