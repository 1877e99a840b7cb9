import type { Page } from '@playwright/test';
import { themeSlugs } from '../src/contract/paths.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

/** What a visitor meets before scrolling. One visit per page, in many windows. */

const narrow = [
  [320, 640],
  [390, 844],
  [640, 450], // 1280 × 900 at 200 %
  [667, 375],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1180, 820],
] as const;
const wide = [
  [1200, 700],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
] as const;

test('the home page opens with whole words beside a whole picture, in any window', anyScreen, async ({ page }) => {
  await open(page, '/');
  for (const [width, height] of [...narrow, ...wide]) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const { title, lead, action, picture, brokenWords } = await firstScreen(page);
      expect(brokenWords).toEqual([]);
      await expectNoSidewaysScroll(page);
      expect(action.bottom, 'the button').toBeLessThanOrEqual(height);
      // From 1200 px on the words lie on the left half of the scene, which is empty; below that they never touch it.
      if (width < 1200) {
        for (const words of [title, lead, action]) expect(overlap(words, picture)).toBe(0);
        expect(visibleShare(picture, height), 'the picture').toBeGreaterThan(height < 700 ? 0.3 : 0.8);
      } else {
        expect(Math.max(title.right, lead.right, action.right)).toBeLessThanOrEqual((picture.left + picture.right) / 2);
      }
    });
  }
});

test('every theme opens with headline, sentence, button and picture', anyScreen, async ({ page }) => {
  for (const slug of themeSlugs) {
    await open(page, `/${slug}`);
    // Low windows have no room for the button; what the page is about is seen in any.
    for (const [width, height] of [
      [640, 450],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await firstScreen(page)).title.bottom, `/${slug} in ${width} × ${height}`).toBeLessThanOrEqual(height);
    }
    for (const [width, height] of [
      [390, 844],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await test.step(`/${slug} in ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        const { title, lead, action, picture, brokenWords } = await firstScreen(page);
        for (const words of [title, lead, action]) {
          expect(words.bottom).toBeLessThanOrEqual(height);
          expect(overlap(words, picture), 'words on the picture').toBe(0);
        }
        expect(visibleShare(picture, height), 'the picture').toBeGreaterThan(0.75);
        expect(brokenWords).toEqual([]);
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

type Box = Record<'left' | 'top' | 'right' | 'bottom', number>;

const visibleShare = ({ top, bottom }: Box, height: number) => (Math.min(bottom, height) - top) / (bottom - top);

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? Math.round(width * height) : 0;
}

/** Where the words of the first screen stand (their glyphs, not their boxes), and which of large headings' words are broken. */
function firstScreen(page: Page) {
  return page.evaluate(() => {
    const title = document.querySelector('h1');
    const lead = title?.parentElement?.querySelector('h1 ~ p') ?? document.querySelector('h1 ~ * p');
    const action = document.querySelector('main a[class*="rounded-full"]');
    const picture = document.querySelector('main img[fetchpriority="high"]');
    if (!title || !lead || !action || !picture) throw new Error('the first screen is not whole');
    const range = document.createRange();
    const glyphs = (element: Element) => {
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const brokenWords = [...document.querySelectorAll('h1, .opening h2')].flatMap((heading) => {
      const text = heading.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)]
        .filter(({ index, 0: word }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map(([word]) => word);
    });
    const box = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
    return {
      title: glyphs(title),
      lead: glyphs(lead),
      action: box(action.getBoundingClientRect()),
      picture: box(picture.getBoundingClientRect()),
      brokenWords,
    };
  });
}
