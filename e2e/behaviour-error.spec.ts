import type { Page } from '@playwright/test';
import { expect, followFooterLink, open, test } from './support/test.ts';

const retry = (page: Page) => page.getByRole('button', { name: 'Попробовать ещё раз' });
const toContacts = (page: Page) =>
  page
    .locator('main')
    .getByRole('link', { name: /контакт|связаться|написать/i })
    .first();

/** Raises the event that the browser raises for an error nobody caught. */
async function raise(page: Page, kind: 'error' | 'unhandledrejection', file: string): Promise<void> {
  await page.evaluate(
    ([type, source]) => {
      const error = new Error('provoked');
      error.stack = `Error: provoked\n    at run (${source}:1:2)`;
      if (type === 'error') window.dispatchEvent(new ErrorEvent('error', { error, filename: source }));
      else {
        const promise = Promise.reject(error);
        promise.catch(() => {});
        window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: error }));
      }
    },
    [kind, file] as const,
  );
}

for (const kind of ['error', 'unhandledrejection'] as const) {
  test(`an unhandled ${kind} of the site shows the error page; its button clears it`, async ({ page, baseURL }) => {
    await open(page, '/about');
    await raise(page, kind, `${baseURL}/assets/index.js`);
    await expect(retry(page)).toBeVisible();
    await toContacts(page).click();
    await expect(page).toHaveURL('/contacts');
    await expect(retry(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(retry(page)).toHaveCount(0);
  });

  for (const file of ['chrome-extension://abcdef/content.js', 'https://mc.yandex.ru/metrika/tag.js']) {
    test(`an ${kind} of ${new URL(file).protocol}//${new URL(file).host} does not`, async ({ page }) => {
      await open(page, '/about');
      const heading = await page.locator('main h1').textContent();
      await raise(page, kind, file);
      await page.waitForTimeout(200);
      await expect(retry(page)).toHaveCount(0);
      await expect(page.locator('main h1')).toHaveText(heading ?? '');
    });
  }
}

test('the state is cleared by any navigation, also to the page that failed', async ({ page, baseURL }) => {
  await open(page, '/about');
  await raise(page, 'error', `${baseURL}/assets/index.js`);
  await expect(retry(page)).toBeVisible();
  await followFooterLink(page, 'О бренде');
  await expect(retry(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
});

test('a loader that fails is logged and shows the error page, and the next page clears it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/pages\/contacts|page error|500/);
  await page.route('**/api/v1/pages/contacts', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, '/about');
  const logged = page.waitForEvent('console', (message) => message.text() === '/api/v1/pages/contacts answered 500');
  await followFooterLink(page, 'Контакты');
  await logged;
  await expect(retry(page)).toBeVisible();
  await followFooterLink(page, 'Интересное');
  await expect(page).toHaveURL('/interesting');
  await expect(retry(page)).toHaveCount(0);
});

test('a page that cannot be drawn shows the error page', async ({ page, complaints }) => {
  complaints.allow(/TypeError|Cannot read|undefined/);
  await page.route('**/api/v1/pages/contacts', (route) =>
    route.fulfill({ json: { seo: {}, title: { not: 'a text' } } }),
  );
  complaints.allow(/Minified React error|not valid as a React child/);
  await open(page, '/about');
  await followFooterLink(page, 'Контакты');
  await expect(retry(page)).toBeVisible();
  await followFooterLink(page, 'О бренде');
  await expect(page).toHaveURL('/about');
  await expect(retry(page)).toHaveCount(0);
});
