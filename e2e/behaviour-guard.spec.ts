import type { Page } from '@playwright/test';
import { clickLink, expect, open, test } from './support/test.ts';

const mark = (page: Page) => page.evaluate(() => (window as unknown as { sameDocument?: boolean }).sameDocument);

test.beforeEach(async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => {
    (window as unknown as { sameDocument: boolean }).sameDocument = true;
  });
});

test('links inside content go through the router', async ({ page, baseURL }) => {
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

for (const href of [
  'javascript:document.title="ran"',
  ' \u0001JaVa\tScRiPt:document.title="ran"',
  'data:text/html,<title>ran</title>',
  'vbscript:x',
  'blob:http://localhost/1',
]) {
  test(`a click on ${JSON.stringify(href)} does nothing`, async ({ page }) => {
    const title = await page.title();
    await clickLink(page, href);
    await page.waitForTimeout(100);
    await expect(page).toHaveURL('/about');
    expect(await page.title()).toBe(title);
    expect(await mark(page)).toBe(true);
  });
}
