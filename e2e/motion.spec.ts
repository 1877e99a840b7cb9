import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, layoutShift } from './support/layout.ts';
import { anyScreen, expect, inMotion, nextFrames, open, test } from './support/test.ts';

test.use(inMotion);

test('the capsule on the home page opens while one scrolls, forwards and backwards, and ends in bars and jar', async ({
  page,
}) => {
  await open(page, '/');
  await scrollThrough(page, 0);
  await expect(page.locator('.opening')).toHaveAttribute('data-drawn');
  const closed = await opening(page);
  expect(closed).toMatchObject({ beat: '620', rows: 0, jar: 0 });
  const dots = await drawn(page);
  await scrollThrough(page, 0.3);
  const opened = await opening(page);
  expect(opened).toMatchObject({ beat: '75', rows: 0, jar: 0 });
  expect(opened.gap - closed.gap).toBeGreaterThan(100);
  expect(await drawn(page)).not.toBe(dots);
  await scrollThrough(page, 0.65);
  expect(await opening(page), 'no words where dots fly').toMatchObject({ beat: '100\u00a0%', rows: 0 });
  await scrollThrough(page, 0.77);
  expect(await opening(page)).toMatchObject({ beat: '100\u00a0%', rows: 1 });
  await scrollThrough(page, 1);
  expect(await opening(page)).toMatchObject({ beat: '90', rows: 1, jar: 1 });
  await scrollThrough(page, 0);
  expect(await drawn(page)).toBe(dots);
});

test('whoever comes by keyboard finds the opening complete', anyScreen, async ({ page }) => {
  await open(page, '/');
  await scrollThrough(page, 0.1);
  expect(await opening(page)).toMatchObject({ rows: 0, jar: 0 });
  await page.keyboard.press('Tab');
  await page.locator('.opening').getByRole('link').last().focus();
  expect(await opening(page)).toMatchObject({ rows: 1, jar: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the opening is complete and still', anyScreen, async ({ page }) => {
    await page.goto('/');
    expect(await opening(page)).toMatchObject({ way: 0, rows: 1, jar: 1, beats: 4, overflow: [] });
  });
});

test('on paper the opening is complete and still', anyScreen, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/');
  expect(await opening(page)).toMatchObject({ way: 0, rows: 1, jar: 1, beats: 4, overflow: [] });
});

test(
  'in a low window the opening is still; it is at most 1800 px on a phone, and nothing lies on another thing',
  anyScreen,
  async ({ page }) => {
    await open(page, '/');
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [390, 664],
      [844, 390],
      [820, 1180],
      [1024, 600],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await nextFrames(page);
      if (width < 400)
        expect((await page.locator('.opening-way').boundingBox())?.height, `${width}`).toBeLessThanOrEqual(1_800);
      if (height < 608) expect(await opening(page)).toMatchObject({ way: 0, beats: 4, overflow: [] });
      else
        for (const share of [0, 0.3, 0.7, 1]) {
          await scrollThrough(page, share);
          expect(await opening(page), `${width} × ${height}, ${share}`).toMatchObject({ overflow: [], crossing: [] });
        }
      await expectNoSidewaysScroll(page);
    }
  },
);

test('nothing of the home page moves by itself while it is read to its end', anyScreen, async ({ page }) => {
  await open(page, '/');
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('React takes a page over without asking where anything is', anyScreen, async ({ page }) => {
  // Each question in an effect has the whole page laid out in between.
  await page.addInitScript(() => {
    const asked = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      document.documentElement.dataset.asked = this.outerHTML.slice(0, 80);
      return asked.call(this);
    };
  });
  // A page without the opening, which asks for its places when it comes near.
  await open(page, '/about');
  await expect(page.locator('[data-reveal="waiting"]').last()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
});

/** Goes so far along the way on which the panel stays: from 0 to 1. */
async function scrollThrough(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const { top, height } = (document.querySelector('.opening-way') as Element).getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + (height - innerHeight) * part, behavior: 'instant' });
  }, share);
  await nextFrames(page);
}

/** What the canvas shows. */
const drawn = (page: Page) =>
  page.locator('.opening canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** What there is to see of the opening. */
function opening(page: Page) {
  return page.locator('.opening').evaluate((section) => {
    const all = (selector: string) => [...section.querySelectorAll<HTMLElement>(selector)];
    const opacity = (element: Element) => Number(getComputedStyle(element).opacity);
    const faintest = (selector: string) => Math.min(...all(selector).map(opacity));
    const box = (selector: string) => (section.querySelector(selector) as Element).getBoundingClientRect();
    const [way, stage, cap, body] = ['.opening-way', '.opening-stage', '.opening-cap', '.opening-body'].map(box) as [
      DOMRect,
      DOMRect,
      DOMRect,
      DOMRect,
    ];
    const beats = all('.opening-beats > li');
    return {
      way: Math.round(way.height - stage.height),
      beat: beats.toSorted((a, b) => opacity(b) - opacity(a))[0]?.querySelector('b')?.textContent,
      beats: beats.filter((beat) => opacity(beat) === 1).length,
      gap: Math.round(cap.left - body.left),
      rows: faintest('.opening-row > *'),
      jar: faintest('.opening-jar'),
      // Words and pictures that the panel would cut off.
      overflow: all('.opening-words > *, .opening-beats > li, .opening-row, .opening-jar')
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const seen = opacity(element) > 0 && right > left;
          return seen && (left < stage.left || right > stage.right || top < stage.top || bottom > stage.bottom);
        })
        .map((element) => element.className),
      // The bars, and the words and the jar beside them.
      crossing: all('.opening-words, .opening-jar')
        .filter((element) => {
          const [one, other] = [element.getBoundingClientRect(), box('.opening-rows')];
          const isBeside = one.right <= other.left || one.left >= other.right;
          return !isBeside && one.bottom > other.top && one.top < other.bottom;
        })
        .map((element) => element.className),
    };
  });
}
