import type { Page } from '@playwright/test';
import { layoutShift } from './support/layout.ts';
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
    styles: document.querySelectorAll('main [style*="content-visibility"]').length,
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

/** Dear, and below the first screen wherever they are passed over. */
const nearParts = [
  {
    path: '/',
    around: '.formula-scene',
    parts: '.formula-rows > li, .formula-jar, .formula-capsule',
    everywhere: true,
  },
  { path: '/articles/gigiena-sna', around: 'main .prose', parts: 'main .prose, main .prose > *', everywhere: false },
  {
    path: longPage,
    around: 'main section:nth-of-type(2)',
    parts: 'main [data-accent] > section:nth-of-type(2) > *',
    everywhere: false,
  },
  {
    path: '/products-filters',
    around: 'main ul.grid > li:nth-child(5)',
    parts: 'main ul.grid > li:nth-child(5)',
    everywhere: false,
    // Where it may be in sight, the browser looks whether it is.
    elsewhere: 'auto',
  },
  {
    path: '/daily/omega-3',
    around: '.label-sheet',
    parts: '.label-sheet, .product-page > section > *',
    everywhere: false,
  },
];

for (const { path, around, parts, everywhere, elsewhere = 'visible' } of nearParts)
  test(`${around} is not part of the first frame, and there before anybody can see it`, async ({ page, isMobile }) => {
    await page.addInitScript((selector) => {
      document.addEventListener('DOMContentLoaded', () => {
        const states = [...document.querySelectorAll(selector)].map((part) => getComputedStyle(part).contentVisibility);
        document.documentElement.dataset.parts = [...new Set(states)].join();
      });
    }, parts);
    await open(page, path);
    const isPassedOver = everywhere || isMobile;
    expect(await page.evaluate(() => document.documentElement.dataset.parts)).toBe(isPassedOver ? 'hidden' : elsewhere);
    const top = (await page.locator(around).boundingBox())?.y ?? 0;
    if (isPassedOver) expect(top).toBeGreaterThan(page.viewportSize()?.height ?? Number.POSITIVE_INFINITY);
    await expect.poll(() => traces(page)).toEqual({ sheets: 0, styles: 0, passedOver: 0 });
    const states = await page
      .locator(parts)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).contentVisibility));
    expect(new Set(states)).toEqual(new Set(['visible']));
    expect(await layoutShift(page)).toBeLessThan(0.005);
  });

test('a card with a surface is never hidden: its appearing would count as a layout shift', async ({ page }) => {
  const surfaces = 'main ul.grid > li[class]';
  await page.addInitScript((selector) => {
    document.addEventListener('DOMContentLoaded', () => {
      const states = [...document.querySelectorAll(selector)].map((card) => getComputedStyle(card).contentVisibility);
      document.documentElement.dataset.surfaces = states.join();
    });
  }, surfaces);
  await open(page, '/daily/omega-3');
  expect(await page.locator(surfaces).count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.dataset.surfaces)).not.toContain('hidden');
});

test('a table far down on a phone comes row by row, and wholly', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wider window may show it');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const rows = [...document.querySelectorAll('main .comparison tr')];
      const noted = new Set<number>();
      const note = () => {
        noted.add(rows.filter((row) => getComputedStyle(row).display !== 'none').length);
        document.documentElement.dataset.rows = [...noted].join();
        requestAnimationFrame(note);
      };
      note();
    }),
  );
  await open(page, longPage);
  const rows = await page.locator('main .comparison tr').count();
  expect(rows).toBeGreaterThan(2);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.rows))
    .toBe([...Array(rows + 1).keys()].join());
  await expect.poll(() => traces(page)).toEqual({ sheets: 0, styles: 0, passedOver: 0 });
  await expect(page.locator('main .comparison tr').last()).toBeVisible();
});

/** Perhaps in sight: a frame later than what certainly is. */
const nextParts = [
  { path: '/', part: '.formula', onPhone: false },
  {
    path: `/search?q=${encodeURIComponent('витамин')}`,
    part: 'main section:nth-of-type(2) li:nth-child(3)',
    onPhone: true,
  },
];

for (const { path, part, onPhone } of nextParts)
  test(`${part} comes with the second frame, before the page has loaded`, async ({ page, isMobile }) => {
    test.skip(onPhone && !isMobile, 'a wider window has room for it');
    await page.addInitScript((selector) => {
      const noted: string[] = [];
      const note = () => {
        const found = document.querySelector(selector);
        if (found) noted.push(`${document.readyState} ${getComputedStyle(found).contentVisibility}`);
        document.documentElement.dataset.noted = [...new Set(noted)].join();
      };
      document.addEventListener('DOMContentLoaded', () => {
        new Image().src = '/media/awaited';
        note();
      });
      new PerformanceObserver(() => setTimeout(note)).observe({ type: 'paint', buffered: true });
    }, part);
    // Nothing has loaded while one picture has not come.
    await page.route(/\/media\//, () => {});
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.noted))
      .toBe('interactive hidden,interactive visible');
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
