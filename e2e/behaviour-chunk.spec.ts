import type { Page } from '@playwright/test';
import { withPictures } from './support/browser.ts';
import { anyScreen, expect, followFooterLink, hydrated, nextFrames, open, test } from './support/test.ts';

test.use(withPictures);

const chunk = /\/assets\/contacts-[\w-]+\.js$/;
const expectedComplaints = /contacts-[\w-]+\.js|ERR_FAILED|preload/i;

const retry = (page: Page) => page.getByRole('button', { name: 'Попробовать ещё раз' });

/** How often the server was asked for the document itself. */
function countDocuments(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

test('a page whose chunk fails is loaded anew at its own address', anyScreen, async ({ page, complaints }) => {
  complaints.allow(expectedComplaints);
  await open(page, '/about');
  const documents = countDocuments(page, '/contacts');
  await page.route(chunk, (route) => (documents() === 0 ? route.abort() : route.continue()));
  await followFooterLink(page, 'Контакты');
  await expect.poll(documents).toBe(1);
  await expect(page).toHaveURL('/contacts');
  await hydrated(page);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(retry(page)).toHaveCount(0);
});

test(
  'it is loaded anew once in 10 seconds; then the error page offers a retry',
  anyScreen,
  async ({ page, complaints }) => {
    complaints.allow(expectedComplaints);
    await page.route(chunk, (route) => route.abort());
    await open(page, '/about');
    const documents = countDocuments(page, '/contacts');
    await followFooterLink(page, 'Контакты');
    await expect.poll(documents).toBe(1);
    await expect(page).toHaveURL('/contacts');
    await expect(page.locator('main h1')).toBeVisible();

    // It opens again after ten seconds. Half of them, not nearly all: a busy machine needs some for the way.
    await open(page, '/about');
    await page.evaluate(() => sessionStorage.setItem('reloaded:/contacts', String(Date.now() - 5_000)));
    await followFooterLink(page, 'Контакты');
    await expect(retry(page)).toBeVisible();
    await expect(page).toHaveTitle(/временно\sне\sоткрывается/);
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    expect(documents()).toBe(1);

    await open(page, '/about');
    await page.evaluate(() => sessionStorage.setItem('reloaded:/contacts', String(Date.now() - 10_001)));
    await followFooterLink(page, 'Контакты');
    await expect.poll(documents).toBe(2);
    await expect(page).toHaveURL('/contacts');
    await page.waitForLoadState();

    await open(page, '/about');
    await page.evaluate(() => sessionStorage.setItem('reloaded:/contacts', String(Date.now())));
    await followFooterLink(page, 'Контакты');
    await expect(retry(page)).toBeVisible();
    await page.unroute(chunk);
    await retry(page).click();
    await expect(page).toHaveTitle(/Контакты/);
    await expect(retry(page)).toHaveCount(0);
  },
);

test(
  'a page of the server stays readable when its own chunk fails: links and pictures work',
  anyScreen,
  async ({ page, complaints }) => {
    complaints.allow(/\/assets\/articles|ERR_FAILED|preload|dynamically imported/i);
    await page.route(/\/assets\/articles\.index-[\w-]+\.js$/, (route) => route.abort());
    const documents = countDocuments(page, '/articles');
    await page.goto('/articles?utm_source=vk');
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(2);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page).toHaveTitle(/Статьи/);
    await expect(retry(page)).toHaveCount(0);
    const picture = page.locator('main img').last();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await page.evaluate(() => localStorage.getItem('utm_source'))).toBe('vk');

    const article = page.locator('main h2 a, main h3 a').first();
    const href = await article.getAttribute('href');
    await article.click();
    await expect(page).toHaveURL(href ?? '');
    await hydrated(page);
  },
);

test(
  'without a network nothing is loaded anew, and the page comes when it is back',
  anyScreen,
  async ({ page, context, complaints }) => {
    complaints.allow(/ERR_|not answered|page error|preload|dynamically imported/i);
    await open(page, '/about');
    const documents = countDocuments(page, '/contacts');
    await context.setOffline(true);
    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveTitle(/Нет связи/);
    await context.setOffline(false);
    await expect(page).toHaveTitle(/Контакты/);
    expect(documents()).toBe(0);
  },
);

test(
  'where session storage is forbidden, a failed chunk shows the error page and reloads nothing',
  anyScreen,
  async ({ page, complaints }) => {
    complaints.allow(/contacts-[\w-]+\.js|ERR_FAILED|preload|denied|dynamically imported/i);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.route(chunk, (route) => route.abort());
    await open(page, '/about');
    const documents = countDocuments(page, '/contacts');
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await followFooterLink(page, 'Контакты');
    await expect(retry(page)).toBeVisible();
    expect(documents()).toBe(0);
    expect(uncaught).toEqual([]);
  },
);

test('a link that is only pointed at reloads nothing', anyScreen, async ({ page, complaints }) => {
  complaints.allow(expectedComplaints);
  await open(page, '/about');
  const documents = [countDocuments(page, '/contacts'), countDocuments(page, '/about')];
  const failed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
  await page.route(chunk, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты', exact: true }).hover();
  await failed;
  // Whoever reloads asks first whether the server is there: by then it would have been told.
  await page.evaluate(() => fetch('/healthz'));
  await nextFrames(page);
  expect(documents.map((count) => count())).toEqual([0, 0]);
  await expect(page).toHaveURL('/about');
});
