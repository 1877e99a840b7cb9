import type { Page } from '@playwright/test';
import { anyScreen, clickLink, expect, inMotion, nextFrames, open, test } from './support/test.ts';

test.use(inMotion);

const mark = (page: Page) => page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument);

test.beforeEach(async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    (window as unknown as { sameDocument: boolean }).sameDocument = true;
  });
});

test('links inside content go through the router', anyScreen, async ({ page, baseURL }) => {
  await clickLink(page, '/contacts');
  await expect(page).toHaveURL('/contacts');
  await clickLink(page, `${baseURL}/faq`);
  await expect(page).toHaveURL('/faq');
  await clickLink(page, '?a=1');
  await expect(page).toHaveURL('/faq?a=1');
  await clickLink(page, '#main');
  await expect(page).toHaveURL('/faq?a=1#main');
  expect(await mark(page)).toBe(true);
});

const dangerous = [
  'javascript:document.title="ran"',
  'JaVaScRiPt:document.title="ran"',
  ' \u0001JaVa\tScRiPt:document.title="ran"',
  'java\nscript:document.title="ran"',
  'java\u200bscript:document.title="ran"',
  'javascript%3Adocument.title="ran"',
  '%256Aavascript%253Adocument.title="ran"',
  '&#106;avascript&colon;document.title="ran"',
  '\\u006aavascript:document.title="ran"',
  'javascript：document.title="ran"',
  'data:text/html,<title>ran</title>',
  '\tDATA:text/html;base64,PHRpdGxlPnJhbjwvdGl0bGU+',
  'vbscript:x',
  'VBS\ncript:x',
  'blob:http://localhost/1',
  'blob%3Ahttp://localhost/1',
];

test(
  'a click on a link with a dangerous address throws and leads nowhere, however it is spelt',
  anyScreen,
  async ({ page, complaints }) => {
    complaints.allow(/navigation to a dangerous URL/);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    const title = await page.title();
    for (const href of dangerous) {
      // A browser follows some of these and ignores others; none of them may even get that far.
      expect.soft(await clickLink(page, href), JSON.stringify(href)).toBe('refused');
      expect
        .soft([page.url(), await page.title()], JSON.stringify(href))
        .toEqual([expect.stringMatching(/\/about$/), title]);
    }
    // An address that is followed after all leads away as soon as the page has come to rest.
    await nextFrames(page);
    await expect(page).toHaveURL('/about');
    expect(await mark(page)).toBe(true);
    expect(thrown).toEqual(dangerous.map((href) => `navigation to a dangerous URL: ${href}`));
  },
);
