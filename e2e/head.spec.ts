import type { Page } from '@playwright/test';
import { pagePaths, themeSlugs } from '../src/contract/paths.ts';
import { anyScreen, clickLink, expect, open, test } from './support/test.ts';

/** One address for every route, and the states of a route whose head differs. */
const addresses = [
  ...Object.values(pagePaths),
  ...themeSlugs.map((slug) => `/${slug}`),
  '/daily',
  '/daily/omega-3',
  '/articles/magniy-v-ratsione',
  '/components/magniy',
  '/expert-titov',
  '/articles?page=2',
  '/articles?topic=sleep',
  '/reviews?page=2',
  '/products-filters?form=capsules',
  '/products-filters?page=2',
  '/search?q=магний',
  '/no-such-series',
  '/daily/no-such-product',
  '/no/such/page',
];

/**
 * Everything a page tells about itself: title, tags, links and structured data, in an order of our own. With `html`, what
 * a robot reads of that: the document as it comes, before any script.
 */
function readHead(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((source) => {
    const read = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const told =
      'meta, link[rel=canonical], link[rel=prev], link[rel=next], link[rel=alternate], link[rel=icon], link[rel=manifest], link[rel=search], link[rel=apple-touch-icon]';
    const tags = [...read.head.querySelectorAll(told)].map((tag) => {
      const attributes = [...tag.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return `${tag.tagName.toLowerCase()} ${attributes.join(' ')}`;
    });
    const data = [...read.querySelectorAll('script[type="application/ld+json"]')].map((tag) => tag.textContent ?? '');
    return [`title ${read.title}`, `lang ${read.documentElement.lang}`, ...tags.sort(), ...data.sort()];
  }, html);
}

test(
  'the head after client-side navigation is the head of a direct load, on every route',
  anyScreen,
  async ({ page, request, complaints }) => {
    test.setTimeout(300_000);
    complaints.allow(/404/);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const firstOf = (prefix: string) =>
      new RegExp(`<loc>https?://[^/]+(${prefix}[^<]+)</loc>`).exec(sitemap)?.[1] ?? '';
    const all = [...addresses, firstOf('/events/'), firstOf('/specialists/')];

    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const address of all) {
      const expected = await readHead(page, await (await request.get(address)).text());
      expect(expected.filter((line) => line.startsWith('link') && line.includes('rel=canonical'))).toHaveLength(1);
      await clickLink(page, address);
      await expect.soft.poll(() => readHead(page), { message: address }).toEqual(expected);
    }
    expect(await page.evaluate(() => 'sameDocument' in window), 'no document was loaded on the way').toBe(true);
  },
);

test('campaign marks in the landing address change nothing in the head', anyScreen, async ({ page }) => {
  await open(page, '/products-filters');
  const plain = await readHead(page);
  await open(page, '/products-filters?utm_source=vk&yclid=1');
  expect(await readHead(page)).toEqual(plain);
});
