import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const listPage = '/articles';

/** The first picture that is still far below the window. */
async function farPicture(page: Page, distance = 500): Promise<{ index: number; top: number }> {
  const found = await page.evaluate((beyond) => {
    const all = [...document.querySelectorAll<HTMLImageElement>('main img[data-lazy]')];
    const index = all.findIndex((img) => img.getBoundingClientRect().top > window.innerHeight + beyond);
    return { index, top: Math.round((all[index]?.getBoundingClientRect().top ?? 0) + window.scrollY) };
  }, distance);
  expect(found.index, 'the page has a picture far below').toBeGreaterThanOrEqual(0);
  return found;
}

/** Scrolls so that the given place is that far below the lower edge of the window. */
const bringWithin = (page: Page, top: number, distance: number) =>
  page.evaluate(([y, below]) => window.scrollTo({ top: y - window.innerHeight - below, behavior: 'instant' }), [
    top,
    distance,
  ] as const);

test('a picture starts 300 px before it is seen, not earlier', async ({ page }) => {
  await open(page, listPage);
  const { index, top } = await farPicture(page);
  const picture = page.locator('main img[data-lazy]').nth(index);
  await expect(picture).toHaveAttribute('data-state', 'not-loaded');
  await bringWithin(page, top, 330);
  await page.waitForTimeout(400);
  await expect(picture).toHaveAttribute('data-state', 'not-loaded');
  await bringWithin(page, top, 270);
  await expect(picture).toHaveAttribute('data-state', 'loaded');
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/media\/.+\.avif$/);
});

test('it passes through loading, has its size, sizes, srcset and colour from the start', async ({ page }) => {
  await open(page, listPage);
  const { index, top } = await farPicture(page);
  const picture = page.locator('main img[data-lazy]').nth(index);
  for (const name of ['width', 'height']) await expect(picture).toHaveAttribute(name, /^\d+$/);
  expect(await picture.evaluate((img) => getComputedStyle(img).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/media/**', async (route) => {
    await held;
    await route.continue();
  });
  await bringWithin(page, top, 100);
  await expect(picture).toHaveAttribute('data-state', 'loading');
  await expect(picture).toHaveAttribute('srcset', /\.webp 320w, .+\.webp \d+w/);
  await expect(picture).toHaveAttribute('sizes', /./);
  const before = await picture.boundingBox();
  release();
  await expect(picture).toHaveAttribute('data-state', 'loaded');
  expect(await picture.boundingBox()).toEqual(before);
});

test('nothing jumps while pictures load', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, listPage);
  for (let step = 1; step <= 6; step++) {
    await page.evaluate((n) => window.scrollTo({ top: n * 500, behavior: 'instant' }), step);
    await page.waitForTimeout(120);
  }
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.02);
});

test('a failed picture says so and loads again when the browser is back online', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await open(page, listPage);
  const { index, top } = await farPicture(page);
  const picture = page.locator('main img[data-lazy]').nth(index);
  await page.route('**/media/**', (route) => route.abort());
  await bringWithin(page, top, 0);
  await expect(picture).toHaveAttribute('data-state', 'error');
  await page.unroute('**/media/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(picture).toHaveAttribute('data-state', 'loaded');
});

test('a picture above the fold loads at once with high priority', async ({ page, request }) => {
  const html = await (await request.get('/daily/omega-3')).text();
  const first = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html)?.[0] ?? '';
  expect(first).toMatch(/srcset="/i);
  expect(first).toMatch(/data-state="loading"/);
  await open(page, '/daily/omega-3');
  const picture = page.locator('main img[fetchpriority="high"]').first();
  await expect(picture).toHaveAttribute('data-state', 'loaded');
});

test('without scripts the pictures still show', async ({ browser, baseURL }) => {
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
