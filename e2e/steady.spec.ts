import { expectNoSidewaysScroll, layoutShift } from './support/layout.ts';
import { withCheapPictures } from './support/pictures.ts';
import { routes, stateRoutes } from './support/routes.ts';
import { anyScreen, expect, test } from './support/test.ts';

// A phone's width, but not its density: painting every page to its end takes long enough.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
test.beforeEach(withCheapPictures);

for (const path of [...routes.map((route) => route.path), ...stateRoutes]) {
  test(`${path} does not jump while its pictures come, nor stick out at 320 px`, anyScreen, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await layoutShift(page), 'layout shift').toBeLessThan(0.005);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 844 });
    await expectNoSidewaysScroll(page);
  });
}
