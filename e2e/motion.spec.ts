import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, layoutShift } from './support/layout.ts';
import { withoutPictures } from './support/routes.ts';
import { anyScreen, expect, inMotion, nextFrames, open, scrollTo, test } from './support/test.ts';

test.use(inMotion);

test.beforeEach(withoutPictures);

test('the capsule on the home page opens while one scrolls, and ends in the jar', async ({ page }) => {
  await open(page, '/');
  await scrollThrough(page, 0);
  expect(await formula(page)).toMatchObject({ step: 'Капсула', gap: 0, discs: [0, 0, 0], lines: 0, jar: 0 });
  await scrollThrough(page, 0.38);
  const opened = await formula(page);
  expect(opened).toMatchObject({ step: 'Вещества', lines: 0, jar: 0 });
  expect(opened.gap).toBeGreaterThan(40);
  for (const width of opened.discs) expect(width).toBeGreaterThan(70);
  await scrollThrough(page, 0.7);
  expect(await formula(page)).toMatchObject({ step: 'Дозы', lines: 1, jar: 0 });
  await scrollThrough(page, 1);
  const assembled = await formula(page);
  expect(assembled).toMatchObject({ step: 'Банка', gap: 0, lines: 1, jar: 1, counted: ['45', '80', '150'] });
  for (const width of assembled.discs) expect(width).toBeLessThan(90);
});

test('whoever comes by keyboard finds the formula complete', anyScreen, async ({ page }) => {
  await open(page, '/');
  await scrollThrough(page, 0.1);
  expect(await formula(page)).toMatchObject({ lines: 0, jar: 0 });
  await page.keyboard.press('Tab');
  await page.locator('.formula').getByRole('link').last().focus();
  expect(await formula(page)).toMatchObject({ gap: 0, lines: 1, jar: 1 });
});

for (const [name, without] of [
  ['under reduced motion', { reducedMotion: 'reduce' }],
  ['on paper', { media: 'print' }],
] as const)
  test(`the formula is complete and still ${name}`, anyScreen, async ({ page }) => {
    await page.emulateMedia(without);
    await open(page, '/');
    await expectAtRest(page);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the formula is complete and still', anyScreen, async ({ page }) => {
    await page.goto('/');
    await expectAtRest(page);
  });
});

test('in a low window the formula is still, and nowhere wider than the page', anyScreen, async ({ page }) => {
  await open(page, '/');
  for (const [width, height] of [
    [320, 640],
    [390, 664],
    [844, 390],
    [820, 1180],
    [1024, 600],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await nextFrames(page);
    if (height < 512) await expectAtRest(page);
    else
      for (const share of [0, 0.38, 0.7, 1]) {
        await scrollThrough(page, share);
        const { overflow } = await formula(page);
        expect(overflow, `${width} × ${height}, ${share}`).toEqual([]);
      }
    await expectNoSidewaysScroll(page);
  }
});

test('nothing of the home page moves by itself while it is read to its end', anyScreen, async ({ page }) => {
  await open(page, '/');
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test(
  'a key figure counts up once, when it is first seen, over the number that is there',
  anyScreen,
  async ({ page }) => {
    await open(page, '/');
    const figure = page.getByRole('definition').filter({ hasText: '15 мкг' }).first();
    const shown = () =>
      figure
        .locator('.count')
        .evaluate((element) => [element.textContent, getComputedStyle(element).getPropertyValue('--n')]);
    expect(await shown()).toEqual(['15', '0']);
    await figure.scrollIntoViewIfNeeded();
    await expect.poll(shown).toEqual(['15', '15']);
    await scrollTo(page, 0);
    await nextFrames(page);
    expect(await shown()).toEqual(['15', '15']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await figure.scrollIntoViewIfNeeded();
    expect(await figure.locator('.count').evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
      'none',
    );
  },
);

test('React takes a page over without asking where anything is', anyScreen, async ({ page }) => {
  // Each question in an effect has the whole page laid out in between.
  await page.addInitScript(() => {
    const asked = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      document.documentElement.dataset.asked = this.outerHTML.slice(0, 80);
      return asked.call(this);
    };
  });
  await open(page, '/');
  await expect(page.locator('[data-reveal="waiting"]').last()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
});

/** Goes so far along the way on which the panel stays: from 0 to 1. */
async function scrollThrough(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const { top, height } = (document.querySelector('.formula-way') as Element).getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + (height - innerHeight) * part, behavior: 'instant' });
  }, share);
  await nextFrames(page);
}

/** Nothing waits for scrolling: the panel is as long as its way, and all of it can be seen. */
async function expectAtRest(page: Page): Promise<void> {
  expect(await formula(page)).toMatchObject({ way: 0, gap: 0, lines: 1, jar: 1, overflow: [] });
  for (const share of ['45', '80', '150'])
    await expect(page.locator('.formula-share', { hasText: `${share} %` })).toBeVisible();
  const steps = page.locator('.formula-steps li');
  await expect(steps).toHaveCount(4);
  for (const step of await steps.all()) await expect(step).toHaveCSS('opacity', '1');
}

/** What there is to see of the formula. */
function formula(page: Page) {
  return page.locator('.formula').evaluate((section) => {
    const all = (selector: string) => [...section.querySelectorAll<HTMLElement>(selector)];
    const opacity = (element: Element) => Number(getComputedStyle(element).opacity);
    const faintest = (selector: string) => Math.min(...all(selector).map(opacity));
    const [way, stage, cap, body] = ['.formula-way', '.formula-stage', '.capsule-cap', '.capsule-body'].map((one) =>
      (section.querySelector(one) as Element).getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect, DOMRect];
    const steps = all('.formula-steps li');
    return {
      way: Math.round(way.height - stage.height),
      step: steps.toSorted((a, b) => opacity(b) - opacity(a))[0]?.querySelector('b')?.textContent,
      gap: Math.max(0, Math.round(body.top - cap.bottom)),
      discs: all('.formula-disc').map((disc) =>
        opacity(disc.parentElement as Element) === 0 ? 0 : Math.round(disc.getBoundingClientRect().width),
      ),
      lines: faintest('.formula-name, .formula-dose, .formula-share, .nutrient-bar'),
      jar: faintest('.formula-jar'),
      counted: all('.count').map((count) => getComputedStyle(count).getPropertyValue('--n')),
      // Words and pictures that the panel would cut off.
      overflow: all('.formula-words > *, .formula-steps li, .formula-name, .formula-share, .formula-disc, .formula-jar')
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const seen = opacity(element) > 0 && right > left;
          return seen && (left < stage.left || right > stage.right || top < stage.top || bottom > stage.bottom);
        })
        .map((element) => element.className),
    };
  });
}
