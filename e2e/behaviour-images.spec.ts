import type { Locator, Page } from '@playwright/test';
import { withPictures } from './support/browser.ts';
import { adoptStyle } from './support/in-page.ts';
import { hold } from './support/routes.ts';
import { anyScreen, expect, inMotion, nextFrames, open, test } from './support/test.ts';

test.use({ ...inMotion, ...withPictures });

declare global {
  interface Window {
    /** How much the page has jumped so far. */
    shift: number;
  }
}

const listPage = '/articles';

/** The server makes a picture when it is first asked for; on a busy machine that takes its time. */
const whenMade = { timeout: 30_000 };

/** The first picture that is still far below the window, once the fonts have settled the page. */
async function farPicture(page: Page, within = 'main'): Promise<Locator> {
  const selector = `${within} img[data-lazy]`;
  const find = () =>
    page.evaluate(async (pictures) => {
      await document.fonts.ready;
      const all = [...document.querySelectorAll(pictures)];
      return all.findIndex((img) => img.getBoundingClientRect().top > window.innerHeight + 500);
    }, selector);
  await expect.poll(find, 'the page has a picture far below').toBeGreaterThanOrEqual(0);
  return page.locator(selector).nth(await find());
}

/** Scrolls so that the picture is that far below the lower edge of the window. */
const bringWithin = (picture: Locator, distance: number) =>
  picture.evaluate(
    (img, below) =>
      window.scrollBy({ top: img.getBoundingClientRect().top - window.innerHeight - below, behavior: 'instant' }),
    distance,
  );

test('a picture starts 300 px before it is seen, not earlier', anyScreen, async ({ page }) => {
  await open(page, listPage);
  const picture = await farPicture(page);
  await expect(picture).toHaveAttribute('data-state', 'not-loaded');
  await bringWithin(picture, 305);
  await nextFrames(page);
  await expect(picture).toHaveAttribute('data-state', 'not-loaded');
  await bringWithin(picture, 295);
  await expect(picture).toHaveAttribute('data-state', 'loaded', whenMade);
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/media\/.+\.avif$/);
});

test('a picture in an animated block starts 100 px before it is seen', anyScreen, async ({ page }) => {
  await open(page, '/');
  const picture = await farPicture(page, '[data-reveal]');
  await bringWithin(picture, 105);
  await nextFrames(page);
  await expect(picture).toHaveAttribute('data-state', 'not-loaded');
  await bringWithin(picture, 95);
  await expect(picture).toHaveAttribute('data-state', /^(loading|loaded)$/);
});

test(
  'it passes through loading, has its size, sizes, srcset and colour from the start',
  anyScreen,
  async ({ page }) => {
    await open(page, listPage);
    const picture = await farPicture(page);
    for (const name of ['width', 'height']) await expect(picture).toHaveAttribute(name, /^\d+$/);
    // What stands in its place has its proportions: where the page gives no height, nothing jumps either.
    const [own, given] = await picture.evaluate((img: HTMLImageElement) => [
      img.naturalWidth / img.naturalHeight,
      Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
    ]);
    expect(own).toBeCloseTo(given ?? 0, 2);
    expect(await picture.evaluate((img) => getComputedStyle(img).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    const release = await hold(page, '**/media/**');
    await bringWithin(picture, 100);
    await expect(picture).toHaveAttribute('data-state', 'loading');
    await expect(picture).toHaveAttribute('srcset', /\.webp 320w, .+\.webp \d+w/);
    await expect(picture).toHaveAttribute('sizes', /./);
    const before = await picture.boundingBox();
    release();
    await expect(picture).toHaveAttribute('data-state', 'loaded', whenMade);
    expect(await picture.boundingBox()).toEqual(before);
  },
);

test('nothing jumps while pictures load', async ({ page }) => {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await hold(page, '**/media/**');
  await open(page, listPage);
  await page.evaluate(() => document.fonts.ready);
  const inView = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main img')]
        .filter((img) => {
          const { top, bottom } = img.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        })
        .map((img) => img.dataset.state),
    );
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(inView).toContain('loading');
  await nextFrames(page);
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);

  // Most places give a picture its height. Where none does, its own size has to be known.
  await page.evaluate(
    adoptStyle,
    '.card-media { aspect-ratio: auto !important } .card-media img { height: auto !important }',
  );
  await nextFrames(page);
  await page.evaluate(() => {
    window.shift = 0;
  });
  expect(await inView()).toContain('loading');
  release();
  await expect.poll(async () => new Set(await inView()), whenMade).toEqual(new Set(['loaded']));
  await nextFrames(page);
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
});

test(
  'a failed picture says so and loads again when the browser is back online',
  anyScreen,
  async ({ page, context, complaints }) => {
    complaints.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await open(page, listPage);
    const picture = await farPicture(page);
    await page.route('**/media/**', (route) => route.abort());
    await bringWithin(picture, 0);
    await expect(picture).toHaveAttribute('data-state', 'error');
    // A tab that nobody sees does not try by itself: only the network's return can be the reason.
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
    await page.unroute('**/media/**');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(picture).toHaveAttribute('data-state', 'loaded', whenMade);
  },
);

test(
  'a picture that failed while the browser stayed online is tried again',
  anyScreen,
  async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    await open(page, listPage);
    const picture = await farPicture(page);
    await page.route('**/media/**', (route) => route.abort());
    await bringWithin(picture, 0);
    await expect(picture).toHaveAttribute('data-state', 'error');
    await page.unroute('**/media/**');
    await expect(picture).toHaveAttribute('data-state', 'loaded', whenMade);
  },
);

test('a picture above the fold loads at once with high priority', anyScreen, async ({ page, request }) => {
  const html = await (await request.get('/daily/omega-3')).text();
  const first = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html)?.[0] ?? '';
  expect(first).toMatch(/srcset="/i);
  expect(first).toMatch(/data-state="loading"/);
  // Not with the frame that shows it, which would keep the page waiting.
  expect(first).toMatch(/decoding="async"/);
  await open(page, '/daily/omega-3');
  const picture = page.locator('main img[fetchpriority="high"]').first();
  await expect(picture).toHaveAttribute('data-state', 'loaded', whenMade);
});

test('without scripts the pictures still show', anyScreen, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL + listPage);
  const picture = page.locator('main noscript img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute('src', /^\/media\//);
  await expect(page.locator('main img[data-lazy]').first()).toBeHidden();
  await context.close();
});
