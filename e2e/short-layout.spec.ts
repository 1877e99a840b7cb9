import type { Page } from '@playwright/test';
import { anyScreen, expect, open, test } from './support/test.ts';

const longPage = '/daily';

/** Writes down, before anything is loaded, what the browser does with the last section. */
const noteAtFirst = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const last = [...document.querySelectorAll('main section')].at(-1);
      if (last) document.documentElement.dataset.atFirst = getComputedStyle(last).contentVisibility;
    }),
  );

const atFirst = (page: Page) => page.evaluate(() => document.documentElement.dataset.atFirst);

const traces = (page: Page) =>
  page.evaluate(() => ({
    sheets: document.adoptedStyleSheets.length,
    styles: document.querySelectorAll('main section[style*="content-visibility"]').length,
    passedOver: [...document.querySelectorAll('main section')].filter(
      (section) => getComputedStyle(section).contentVisibility !== 'visible',
    ).length,
  }));

test.beforeEach(({ page }) => noteAtFirst(page));

test('far sections of a long page are laid out after it has loaded, and nothing is left of it', async ({ page }) => {
  await open(page, longPage);
  expect(await atFirst(page)).toBe('auto');
  await expect.poll(() => traces(page)).toEqual({ sheets: 0, styles: 0, passedOver: 0 });
});

test('who scrolls has the whole page at once', anyScreen, async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      window.scrollTo({ top: 200, behavior: 'instant' });
      // Sooner than the sections could be gone through one by one.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          document.documentElement.dataset.sheets = String(document.adoptedStyleSheets.length);
        }),
      );
    }),
  );
  await open(page, longPage);
  expect(await page.evaluate(() => document.documentElement.dataset.sheets)).toBe('0');
});

test('who comes to a hash, or comes back, has the whole page at once', anyScreen, async ({ page }) => {
  await open(page, `${longPage}#main`);
  expect(await atFirst(page)).toBe('visible');
  await open(page, longPage);
  await page.reload();
  await expect.poll(() => atFirst(page)).toBe('visible');
});
