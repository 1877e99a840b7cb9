import { anyScreen, expect, followFooterLink, open, test } from './support/test.ts';

const addresses = [
  '/search?q=123',
  '/search?q=true&utm_source=vk',
  '/search?q=%22b12%22',
  '/search?q=%7B%22a%22%3A1%7D',
  '/products-filters?form=capsules,tablets',
  '/about?a=1&a=2&b=',
];

test('a query is neither redirected nor rewritten', anyScreen, async ({ page, request }) => {
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    await open(page, address);
    await expect(page).toHaveURL(address);
    // On the way inside the site the router writes the address itself.
    await page.evaluate((to) => window.__TSR_ROUTER__?.navigate({ href: `${to}#main` }), address);
    await expect(page).toHaveURL(`${address}#main`);
  }
});

test('a page is loaded on demand', anyScreen, async ({ page }) => {
  const chunk = /\/assets\/contacts-[\w-]+\.js$/;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/about');
  // What loads pages in advance does so as soon as the page is there.
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => chunk.test(path))).toEqual([]);
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  expect(requested.filter((path) => chunk.test(path))).toHaveLength(1);
});
