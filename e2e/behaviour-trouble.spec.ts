import type { APIRequestContext, Page } from '@playwright/test';
import type { PageData } from '../src/contract/pages.ts';
import { withPictures } from './support/browser.ts';
import {
  anyScreen,
  expect,
  followFooterLink,
  hydrated,
  inMotion,
  loseNetwork,
  nextFrames,
  open,
  test,
} from './support/test.ts';

test.use({ ...inMotion, ...withPictures });

const readErrorPage = async (request: APIRequestContext) =>
  (await (await request.get('/api/v1/pages/error')).json()) as Required<PageData<'error'>>;

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name });
const plain = (html: string) => html.replace(/<br>/g, '').replace(/<[^>]+>/g, '');
/** Where the files of a picture lie: their widths differ from screen to screen. */
const folderOf = ({ href }: { href: string }) => href.slice(0, href.lastIndexOf('/'));
const networkComplaints = /ERR_|not answered|page error|Failed to fetch|preload|dynamically imported/i;

/** Survives as long as the document is not loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);

interface Shown {
  title: string;
  text: string;
  image: { href: string };
  tab: string;
}

async function expectTrouble(page: Page, { title, text, image, tab }: Shown): Promise<void> {
  const main = page.locator('main');
  await expect(main.locator('h1')).toHaveText(plain(title));
  // Its markup is part of it.
  expect((await main.locator('h1').innerHTML()).replaceAll('&nbsp;', '\u00a0')).toBe(title);
  await expect(main.getByText(text)).toBeVisible();
  await expect(page).toHaveTitle(tab);
  const picture = main.locator('img').first();
  await expect(picture).toHaveAttribute('src', new RegExp(folderOf(image)));
  await expect(picture).toHaveAttribute('data-state', 'loaded', { timeout: 40_000 });
}

/** Every request of the page for data is refused, as if a cable had been cut between browser and server. */
const cut = (page: Page) => page.route(/\/(?:api\/v1|healthz|assets)/, (route) => route.abort());

test(
  'a page that does not exist, a fault of ours and a lost network each have a page of their own',
  anyScreen,
  async ({ page, context, request, complaints }) => {
    complaints.allow(networkComplaints);
    complaints.allow(/404|answered 500|status of 500/);
    const data = await readErrorPage(request);
    const links = [data.linkToHome, data.linkToContacts].map(({ label }) => label);
    const main = page.locator('main');

    expect((await page.goto('/nope'))?.status()).toBe(404);
    await hydrated(page);
    await expectTrouble(page, { ...data, tab: data.seo.meta_title });
    for (const label of links) await expect(main.getByRole('link', { name: label })).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);

    await page.route('**/api/v1/pages/contacts', (route) => route.fulfill({ status: 500, body: '{}' }));
    await open(page, '/about');
    const ownTitle = await page.title();
    await followFooterLink(page, 'Контакты');
    await expectTrouble(page, { ...data.fault, tab: data.fault.meta_title });
    for (const label of links) await expect(main.getByRole('link', { name: label })).toBeVisible();
    await expect(button(page, data.fault.retry)).toBeVisible();
    await expect(main.getByText('502 ·')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(ownTitle);
    await page.unroute('**/api/v1/pages/contacts');

    // The picture of the third was asked for when all else was there.
    await page.waitForLoadState('networkidle');
    await loseNetwork(page);
    await followFooterLink(page, 'Интересное');
    await expectTrouble(page, { ...data.offline, tab: data.offline.meta_title });
    await expect(main.getByText('Нет соединения')).toBeVisible();
    for (const label of [data.offline.retry, data.offline.back]) await expect(button(page, label)).toBeVisible();
    await expect(main.getByRole('link')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page).toHaveTitle(/Интересное/);
  },
);

test(
  'a lost network: the page comes by itself when it is back, and what was typed is still there',
  anyScreen,
  async ({ page, context, request, complaints }) => {
    complaints.allow(networkComplaints);
    const { offline } = await readErrorPage(request);
    await open(page, '/about');
    await mark(page);
    const search = page.getByRole('banner').getByRole('combobox');
    await search.fill('магн');
    await loseNetwork(page);
    await followFooterLink(page, 'Контакты');
    await expect(page.locator('main h1')).toHaveText(plain(offline.title));
    await expect(page).toHaveURL('/contacts');
    await context.setOffline(false);
    await expect(page).toHaveTitle(/Контакты/);
    await expect(page.locator('main h1')).not.toHaveText(plain(offline.title));
    await expect(search).toHaveValue('магн');
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'a server that is away: the page comes by itself when it answers again',
  anyScreen,
  async ({ page, request, complaints }) => {
    complaints.allow(networkComplaints);
    const { offline } = await readErrorPage(request);
    await open(page, '/about');
    await mark(page);
    await cut(page);
    await followFooterLink(page, 'Контакты');
    await expect(page.locator('main h1')).toHaveText(plain(offline.title));
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.unroute(/\/(?:api\/v1|healthz|assets)/);
    await expect(page).toHaveTitle(/Контакты/, { timeout: 20_000 });
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'without a network one can ask by hand, and go back to what was read',
  anyScreen,
  async ({ page, request, complaints }) => {
    complaints.allow(networkComplaints);
    const { offline } = await readErrorPage(request);
    // The server made the page long before it was asked for.
    await page.clock.install({ time: Date.now() + 3_600_000 });
    await open(page, '/about');
    const heading = (await page.locator('main h1').textContent()) ?? '';
    await loseNetwork(page);
    await followFooterLink(page, 'Контакты');
    await button(page, offline.retry).click();
    await expect(page.getByRole('status').filter({ hasText: 'Связи пока нет' })).toBeVisible();
    await button(page, offline.back).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('main h1')).toHaveText(heading);
  },
);

test('an API that is away for a moment: the page comes by itself', anyScreen, async ({ page, request, complaints }) => {
  complaints.allow(/503|page error/);
  const { fault } = await readErrorPage(request);
  await page.route('**/api/v1/pages/contacts', (route) => route.fulfill({ status: 503, body: '{}' }));
  await open(page, '/about');
  await followFooterLink(page, 'Контакты');
  await expect(page.locator('main h1')).toHaveText(plain(fault.title));
  await page.unroute('**/api/v1/pages/contacts');
  await expect(page).toHaveTitle(/Контакты/, { timeout: 30_000 });
});

test(
  'a failed data request is logged with its path: no answer, 404, and an answer that is no JSON',
  anyScreen,
  async ({ page, complaints }) => {
    complaints.allow(networkComplaints);
    complaints.allow(/404|no JSON|SyntaxError/);
    const path = '/api/v1/pages/contacts';
    for (const [answer, words] of [
      ['abort', `${path} was not answered`],
      [404, `${path} answered 404`],
      ['html', `${path} answered 200, but no JSON`],
    ] as const) {
      await page.route(`**${path}`, (route) => {
        if (answer === 'abort') return route.abort();
        if (answer === 404) return route.fulfill({ status: 404, body: '{}' });
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      });
      await open(page, '/about');
      const logged = page.waitForEvent('console', (message) => message.text().startsWith(words));
      await followFooterLink(page, 'Контакты');
      await logged;
      await page.unroute(`**${path}`);
    }
  },
);

test('rejections that carry no error of the site leave the page alone', anyScreen, async ({ page, complaints }) => {
  complaints.allow(/a text|Failed to fetch|^uncaught: $/);
  await open(page, '/about');
  const heading = (await page.locator('main h1').textContent()) ?? '';
  await page.evaluate(() => {
    void Promise.reject('a text');
    void Promise.reject(new TypeError('Failed to fetch'));
  });
  await nextFrames(page);
  await expect(page.locator('main h1')).toHaveText(heading);
});
