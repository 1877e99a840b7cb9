import type { Locator, Page } from '@playwright/test';
import { anyScreen, expect, followFooterLink, inMotion, nextFrames, open, test } from './support/test.ts';

test.use(inMotion);

const retry = (page: Page) => page.getByRole('button', { name: 'Попробовать ещё раз' });
const toContacts = (page: Page) =>
  page
    .locator('main')
    .getByRole('link', { name: /контакт|связаться|написать/i })
    .first();

type Kind = 'error' | 'unhandledrejection';

/** Raises the event that the browser raises for an error nobody caught. */
async function raise(page: Page, kind: Kind, file: string): Promise<void> {
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

/** Raises what browsers report without an error object. */
async function raiseMessage(page: Page, message: string, filename: string): Promise<void> {
  await page.evaluate((init) => window.dispatchEvent(new ErrorEvent('error', init)), { message, filename });
}

async function expectErrorPageToClear(page: Page, button: Locator, to: string): Promise<void> {
  await expect(retry(page)).toBeVisible();
  await button.click();
  await expect(page).toHaveURL(to);
  await expect(retry(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(retry(page)).toHaveCount(0);
}

test(
  'an unhandled error of the site shows the error page; its button clears it',
  anyScreen,
  async ({ page, baseURL }) => {
    await open(page, '/about');
    await raise(page, 'error', `${baseURL}/assets/index.js`);
    await expectErrorPageToClear(page, toContacts(page), '/contacts');
  },
);

test('an unhandled rejection of the site does the same', anyScreen, async ({ page, baseURL }) => {
  await open(page, '/about');
  await raise(page, 'unhandledrejection', `${baseURL}/assets/index.js`);
  const { linkToHome } = await (await page.request.get('/api/v1/pages/error')).json();
  await expectErrorPageToClear(
    page,
    page.locator('main').getByRole('link', { name: linkToHome.label }),
    linkToHome.url,
  );
});

test(
  'errors of extensions and third parties, and what browsers merely remark, do not',
  anyScreen,
  async ({ page, baseURL }) => {
    await open(page, '/about');
    const heading = await page.locator('main h1').textContent();
    const foreign = ['chrome-extension://abcdef/content.js', 'https://mc.yandex.ru/metrika/tag.js'];
    const own = `${baseURL}/assets/index.js`;
    const provocations: [string, () => Promise<void>][] = [
      ...foreign.flatMap((file) =>
        (['error', 'unhandledrejection'] as const).map((kind): [string, () => Promise<void>] => [
          `${kind} of ${file}`,
          () => raise(page, kind, file),
        ]),
      ),
      ['a script of another origin', () => raiseMessage(page, 'Script error.', '')],
      [
        'a ResizeObserver',
        () => raiseMessage(page, 'ResizeObserver loop completed with undelivered notifications.', own),
      ],
    ];
    for (const [what, provoke] of provocations) {
      await provoke();
      await nextFrames(page);
      await expect(retry(page), what).toHaveCount(0);
      await expect(page.locator('main h1'), what).toHaveText(heading ?? '');
    }
  },
);

test('the state is cleared by any navigation, also to the page that failed', anyScreen, async ({ page, baseURL }) => {
  await open(page, '/about');
  await raise(page, 'error', `${baseURL}/assets/index.js`);
  await expect(retry(page)).toBeVisible();
  await followFooterLink(page, 'О бренде');
  await expect(retry(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
});

test(
  'a loader that fails is logged and shows the error page, and the next page clears it',
  anyScreen,
  async ({ page, complaints }) => {
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
  },
);

test('a page that cannot be drawn shows the error page', anyScreen, async ({ page, complaints }) => {
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
