import { shownOutlines } from './support/focus-stops.ts';
import { withoutPictures } from './support/routes.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

/** Whoever goes through a page with the Tab key sees where he is: by pixels, at every stop, in both themes. */

const templates = ['/daily/omega-3', '/about', '/articles', '/events', '/search?q=магний'];

test.beforeEach(withoutPictures);

for (const path of templates) {
  test(`every focus stop of ${path} is seen`, anyScreen, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, path);
    const stops = await shownOutlines(page, 'main');
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.filter(({ shown }) => shown < 1).map(({ what, shown }) => `${what} ${shown.toFixed(2)}`)).toEqual([]);
  });
}
