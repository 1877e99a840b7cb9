import { expect, followFooterLink, open, test } from './support/test.ts';

for (const path of ['/search?q=123', '/search?q=true&utm_source=vk', '/products-filters?form=capsules,tablets']) {
  test(`${path} is neither redirected nor rewritten`, async ({ page, request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    await open(page, path);
    await expect(page).toHaveURL(path);
  });
}

test('a page is loaded on demand', async ({ page }) => {
  const chunk = /\/assets\/contacts-[\w-]+\.js$/;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => chunk.test(path))).toEqual([]);
  await followFooterLink(page, 'Контакты');
  await expect(page).toHaveURL('/contacts');
  expect(requested.filter((path) => chunk.test(path))).toHaveLength(1);
});
