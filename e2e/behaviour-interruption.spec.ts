import type { Page } from '@playwright/test';
import {
  anyScreen,
  clickLink,
  expect,
  followFooterLink,
  hydrated,
  inMotion,
  open,
  scrollTo,
  scrollY,
  test,
} from './support/test.ts';

test.use(inMotion);

/*
 * What takes the place of a page or of a list is seen when it appears, wherever the reader was, and he is back in his place
 * when it has gone.
 */

const article = '/articles/magniy-v-ratsione';
const heading = (page: Page) => page.locator('main h1');
const retry = (page: Page) => page.getByRole('button', { name: 'Попробовать ещё раз' });

/** As an unhandled error of the site's own code does. */
const breakPage = (page: Page) =>
  page.evaluate(() => {
    const filename = `${window.location.origin}/assets/index.js`;
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('provoked'), filename }));
  });

const cut = (page: Page) => page.route(/\/(?:api\/v1|healthz)/, (route) => route.abort());

test('an unhandled error far down a page: the error page is seen, and a reload brings the place back', async ({
  page,
}) => {
  await open(page, article);
  await scrollTo(page, 900);
  await breakPage(page);
  await expect(heading(page)).toBeInViewport();
  await expect(retry(page)).toBeInViewport();
  await expect(heading(page)).toBeFocused();
  await retry(page).click();
  await expect(retry(page)).toHaveCount(0);
  await hydrated(page);
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('whoever leaves an error page comes back to where he read', anyScreen, async ({ page }) => {
  await open(page, article);
  await scrollTo(page, 900);
  await breakPage(page);
  await expect(heading(page)).toBeInViewport();
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('a filter that fails is seen; when the network is back, so is the place', async ({ page, complaints }) => {
  complaints.allow(/ERR_|not answered|page error/);
  await open(page, '/products-filters');
  await scrollTo(page, 700);
  await cut(page);
  await clickLink(page, '?form=capsules');
  await expect(heading(page)).toHaveText(/связь/i);
  await expect(heading(page)).toBeInViewport();
  await page.unroute(/\/(?:api\/v1|healthz)/);
  await expect(heading(page)).not.toHaveText(/связь/i, { timeout: 20_000 });
  await expect(page).toHaveURL('/products-filters?form=capsules');
  await expect.poll(() => scrollY(page)).toBe(700);
});

test('a filter that the server cannot answer is seen as well', anyScreen, async ({ page, complaints }) => {
  complaints.allow(/500|page error/);
  await page.route('**/api/v1/pages/products-filters?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, '/products-filters');
  await scrollTo(page, 700);
  await clickLink(page, '?form=capsules');
  await expect(retry(page)).toBeInViewport();
  await expect(heading(page)).toBeInViewport();
  await page.goBack();
  await expect(retry(page)).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(700);
});

test('a search that finds nothing is seen by who was far down the results', async ({ page }) => {
  await open(page, '/search?q=витамин');
  await scrollTo(page, 900);
  await clickLink(page, '?q=ъъъъъъъъ');
  const nothing = page.getByRole('heading', { name: /Такого у нас нет/ });
  await expect(nothing).toBeInViewport();
  await clickLink(page, '?q=витамин');
  await expect(nothing).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('filters that fit nothing say so in view', async ({ page }) => {
  await open(page, '/products-filters');
  await scrollTo(page, 1_000);
  await clickLink(page, '?form=drops&series=sport');
  const nothing = page.getByRole('heading', { name: 'Так не подходит ни один продукт' });
  await expect(nothing).toBeInViewport();
  await clickLink(page, '/products-filters');
  await expect(nothing).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(1_000);
});
