import { catalogueNames, catalogueRoutes, catalogueSeries, catalogueStates } from '../scripts/catalogue-addresses.ts';
import { expectAccessible, expectAccessibleLayout } from './support/accessible.ts';
import { expectNoSidewaysScroll, layoutShift } from './support/layout.ts';
import { inOneWindow } from './support/one-window.ts';
import { fakePictures } from './support/routes.ts';
import { expect, hydrated } from './support/test.ts';

/*
 * The brand's own catalogue, one visit per template: what can be seen of a page in one go is proven in one go, and what a
 * request can prove of every address is proven in `http/catalogue.test.ts`. The width of
 * the narrowest phone, which leaves a page no room that a wider one would lack, but not a phone's density: painting every
 * page to its end takes long enough.
 */
const phone = { viewport: { width: 320, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };

const test = inOneWindow(phone).extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from here
  baseURL: async ({}, use) => use(process.env.E2E_CATALOGUE_ORIGIN),
  window: [
    async ({ window }, use) => {
      await fakePictures(window.context());
      await use(window);
    },
    { scope: 'worker' },
  ],
});
// One worker for all: colours that were weighed on one page are not weighed again on the next.
test.describe.configure({ mode: 'default' });

test('no word of a heading is broken without a hyphen at any width', async ({ browser, baseURL, request }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  await fakePictures(context);
  const page = await context.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  const { products, components } = catalogueNames;
  for (const [path = '', ...others] of [products, components, ...catalogueSeries.map((one) => [one])]) {
    await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
    // All pages of a template lay out their heading alike: the names of the others are tried in the first one's place.
    const names = await Promise.all(others.map(async (other) => headingOf(await (await request.get(other)).text())));
    for (const width of [360, 390, 640, 820, 1024, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${path} at ${width} px`;
      expect(await page.locator('h1, h2, h3').evaluateAll(brokenWords, []), place).toEqual([]);
      expect(await heading.evaluateAll(brokenWords, names), place).toEqual([]);
    }
  }
  await context.close();
});

const headingOf = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';

/**
 * Runs in the page. A word divided at a soft hyphen is in order; one that an emergency broke is not. With names, each of
 * them is put in the place of the first heading.
 */
function brokenWords(headings: Element[], names: string[]): string[] {
  const range = document.createRange();
  const brokenIn = (heading: Element): string[] => {
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
  };
  const [first] = headings;
  if (!first || names.length === 0) return headings.flatMap(brokenIn);
  const own = first.innerHTML;
  const found = names.flatMap((name) => {
    first.innerHTML = name;
    return brokenIn(first);
  });
  first.innerHTML = own;
  return found;
}

for (const path of new Set([...catalogueRoutes, ...catalogueStates])) {
  test(`${path} is a whole page: steady, accessible, in its frame`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    // Read to its end before anything else: whatever moves while pictures and scripts come is counted.
    await hydrated(page);
    expect(await layoutShift(page), 'layout shift').toBeLessThan(0.005);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    // Without the room that the footer leaves for bars at the bottom of the window.
    const heightOf = (selector: string) => page.locator(selector).evaluate((element) => element.scrollHeight);
    const footer = await heightOf('.site-footer > div');
    const room = (await heightOf('.site-footer')) - footer;
    expect(footer, 'height of the footer on a phone').toBeLessThanOrEqual(750);
    expect((await heightOf('html')) - room, 'height on a phone').toBeLessThanOrEqual(longestPx(path));
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleLayout(page);
  });
}

/** What a thumb may have to go through. Long articles and legal texts are as long as they are. */
function longestPx(path: string): number {
  if (path === '/') return 8_500;
  if (catalogueNames.products.includes(path)) return 7_500;
  if (/^\/(?:articles\/|agreement-policy|politika-|soglasie-)/.test(path)) return Number.POSITIVE_INFINITY;
  return 10_000;
}

test('nothing that is to be read waits for a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  await fakePictures(context);
  const page = await context.newPage();
  for (const path of [
    '/',
    ...catalogueSeries.slice(0, 1),
    ...catalogueNames.products.slice(0, 1),
    '/for-men',
    '/articles',
  ]) {
    await page.goto(`${baseURL}${path}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  }
  await context.close();
});
