import type { Locator } from '@playwright/test';
import { anyScreen, expect, open, test } from './support/test.ts';

/** Where a visitor's own colours replace all others, what was told by colour alone is told by lines. */

const borderOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(shown);
    return `${Number.parseFloat(borderTopWidth)} ${borderTopStyle}`;
  });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('fields and choices keep their borders', anyScreen, async ({ page }) => {
  for (const [path, field] of [
    ['/partiya', 'main input[name=n]'],
    ['/products-filters', 'main select'],
    ['/reviews', 'main select'],
  ] as const) {
    await open(page, path);
    expect(await borderOf(page.locator(field).first()), path).toBe('1 solid');
  }
});

test(
  'a notice, a warning and what is cancelled look different, and are called differently',
  anyScreen,
  async ({ page }) => {
    await open(page, '/where-to-buy');
    const note = page.getByRole('note', { name: 'Справка' }).first();
    expect(await borderOf(note)).toBe('1 solid');
    await open(page, '/partiya?n=nope');
    expect(await borderOf(page.getByRole('note', { name: 'Внимание' }).first())).toBe('3 dashed');
  },
);
