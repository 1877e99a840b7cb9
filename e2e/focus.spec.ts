import { shownOutlines } from './support/focus-stops.ts';
import { inOneWindow } from './support/one-window.ts';
import { anyScreen, expect, open } from './support/test.ts';

const test = inOneWindow({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

/** Whoever goes through a page with the Tab key sees where he is: by pixels, at every stop, in both themes. */

// One worker for all: what was seen on one page is not looked at again on the next.
test.describe.configure({ mode: 'default' });

/** Each template once, the tools with something in them; what stands around every page once, with the home page. */
const templates: [within: string, ...paths: string[]][] = [
  ['body', '/'],
  ['main', '/daily', '/daily/omega-3', '/products-filters', '/search?q=магний', '/for-immunity', '/for-kidz'],
  ['main', '/about', '/contacts', '/agreement-policy', '/faq', '/reviews', '/where-to-buy', '/interesting', '/nope'],
  ['main', '/articles', '/articles/gigiena-sna', '/components', '/components/magniy', '/events', '/events/vebinar-son'],
  ['main', '/specialists', '/specialists/pavel-demin', '/expert-sokolova', '/partiya', '/normy', '/slovar', '/dozy'],
  ['main', '/moya-polka?s=1;;daily/omega-3', '/sravnenie?p=daily/omega-3,daily/vitamin-d3', '/sovmestimost'],
  ['main', '/lekarstva', '/podbor'],
];

for (const [within, ...paths] of templates)
  for (const path of paths)
    test(`every focus stop of ${path} is seen`, anyScreen, async ({ page, complaints }) => {
      if (path === '/nope') complaints.allow(/404/);
      test.setTimeout(120_000);
      await open(page, path);
      const { seen, hidden } = await shownOutlines(page, within);
      expect(seen).toBeGreaterThan(0);
      expect(hidden).toEqual([]);
    });
