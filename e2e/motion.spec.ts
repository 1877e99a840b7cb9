import { layoutShift } from './support/layout.ts';
import { withoutPictures } from './support/routes.ts';
import { anyScreen, expect, inMotion, open, test } from './support/test.ts';

test.use(inMotion);

test.beforeEach(withoutPictures);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the formula is complete and still', anyScreen, async ({ page }) => {
    await page.goto('/');
    const steps = page.locator('.formula-steps li');
    await expect(steps).toHaveCount(4);
    for (const step of await steps.all()) await expect(step).toHaveCSS('opacity', '1');
    for (const share of ['45', '80', '150'])
      await expect(page.locator('.formula-share', { hasText: `${share} %` })).toBeVisible();
    // No way to go while it would open.
    const [way, stage] = await Promise.all(
      [page.locator('.formula-way'), page.locator('.formula-stage')].map((part) => part.boundingBox()),
    );
    expect(Math.round(way?.height ?? 0)).toBe(Math.round(stage?.height ?? 1));
  });
});

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
  await open(page, '/');
  await expect(page.locator('[data-reveal="waiting"]').last()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined();
});
