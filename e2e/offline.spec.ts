import type { Page } from '@playwright/test';
import { offlinePaths } from '../src/contract/offline.ts';
import { withPictures } from './support/browser.ts';
import { anyScreen, expect, followFooterLink, hydrated, open, test } from './support/test.ts';

test.use({ ...withPictures, serviceWorkers: 'allow' });

const networkComplaints = /ERR_|not answered|page error|Failed to (?:fetch|load)|preload|dynamically imported/i;

const kept = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));

/** Until the worker has it: it works when nobody is looking. */
const expectKept = (page: Page, path: string) => expect.poll(() => kept(page)).toContain(path);

/** A copy of a page, which says so above everything else. */
const copy = (page: Page) => page.locator('html[data-kept]');

async function expectDated(page: Page): Promise<void> {
  await expect(copy(page)).toHaveAttribute('data-kept', /20\d\d/);
  const words = await copy(page).evaluate((html) => getComputedStyle(html, '::before').content);
  expect(words).toMatch(/копия страницы от.*data-kept|копия страницы от.*20\d\d/);
}

test(
  'without a network what was read is there, with its date; what was not has a page of ours',
  anyScreen,
  async ({ page, context, complaints }) => {
    complaints.allow(networkComplaints);
    // A landing of a campaign, and a page that is reached from it.
    await open(page, '/about?utm_source=vk');
    await expectKept(page, '/about');
    const heading = (await page.locator('main h1').textContent()) ?? '';
    await followFooterLink(page, 'Контакты');
    await expect(page).toHaveTitle(/Контакты/);
    await expectKept(page, '/contacts');

    await context.setOffline(true);
    await page.goto('/about');
    await hydrated(page);
    await expect(page.locator('main h1')).toHaveText(heading);
    await expectDated(page);
    await page.reload();
    await expect(page.locator('main h1')).toHaveText(heading);

    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Связь/);
    const picture = page.getByRole('img').first();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.check('16px Onest', 'Ж')))).toBe(true);
    await expect(page.getByRole('link', { name: /^8 800/ })).toHaveAttribute('href', /^tel:/);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Контакты/ })
      .click();
    await expect(page).toHaveURL('/contacts');
    await expect(page.locator('main h1')).toHaveText('Контакты');

    await context.setOffline(false);
    await expect(copy(page)).toHaveCount(0, { timeout: 20_000 });
    await expect(page.locator('main h1')).toHaveText('Контакты');
  },
);

test(
  'a page that was read opens from inside the site too, and the shelf without having been read',
  anyScreen,
  async ({ page, context, complaints }) => {
    complaints.allow(networkComplaints);
    await open(page, '/contacts');
    await expectKept(page, '/contacts');
    await expectKept(page, '/moya-polka');
    await open(page, '/about');
    await context.setOffline(true);
    await followFooterLink(page, 'Контакты');
    await expectDated(page);
    await expect(page.locator('main h1')).toHaveText('Контакты');
    await page.goto('/moya-polka');
    await hydrated(page);
    await expect(page.locator('main h1')).toHaveText('Моя полка');
  },
);

test('with a network a page is as the server has it, and no copy is shown', anyScreen, async ({ page }) => {
  await open(page, '/contacts');
  await expectKept(page, '/contacts');
  await page.evaluate(async () => {
    const pages = await caches.open('pages');
    await pages.put('/contacts', new Response('<html lang="ru"><title>old</title><h1>old', { headers: {} }));
  });
  await page.reload();
  await expect(page.locator('main h1')).toHaveText('Контакты');
  await expect(copy(page)).toHaveCount(0);
});

test('what must not be kept is not: errors, and what somebody takes', anyScreen, async ({ page, complaints }) => {
  complaints.allow(/404/);
  await open(page, '/no-such-page');
  await open(page, '/podbor?aim=sleep');
  await open(page, '/contacts');
  await expectKept(page, '/contacts');
  expect(await kept(page)).toEqual(expect.not.arrayContaining(['/no-such-page', '/podbor']));
});

test('a worker that is gone from the server ends itself', anyScreen, async ({ page, context }) => {
  await open(page, '/contacts');
  await expectKept(page, '/contacts');
  // The next page starts it anew.
  await context.route(`**${offlinePaths.worker}`, (route) => route.fulfill({ status: 404, body: '' }));
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
