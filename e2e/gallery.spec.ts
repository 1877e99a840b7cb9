import { expectAccessible, expectAccessibleLayout } from './support/accessible.ts';
import { galleryPage } from './support/gallery-page.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { anyScreen, expect, test } from './support/test.ts';

/** The gallery puts the tops of many pages into one document. */
const ofWholePages = ['landmark-unique', 'heading-order', 'region', 'landmark-no-duplicate-main'];

test(
  'every example of every component is accessible in both themes, without scripts',
  anyScreen,
  async ({ page, complaints }) => {
    // Hundreds of examples in one document: axe takes its time.
    test.setTimeout(300_000);
    // One example shows a picture whose file is gone.
    complaints.allow(/404/);
    const html = await galleryPage();
    await page.route('**/gallery-of-tests', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/gallery-of-tests');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(20);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { except: ofWholePages });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleLayout(page);
  },
);
