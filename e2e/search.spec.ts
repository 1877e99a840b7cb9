import type { Page } from '@playwright/test';
import { themeSlugs } from '../src/contract/paths.ts';
import type { SearchResponse } from '../src/contract/search.ts';
import { withoutPictures } from './support/routes.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

const boxOf = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Поиск по сайту' });
const kindsOf = (page: Page) => page.getByRole('navigation', { name: 'Что показать' });
const resultsOf = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'по запросу' });

async function search(page: Page, query: string): Promise<SearchResponse> {
  return (await page.request.get(`/api/v1/search?${query}`)).json();
}

test.beforeEach(withoutPictures);

test('results stand by kind with their counts; kind and query are in the address, and Back goes through them', async ({
  page,
}) => {
  const results = await search(page, 'q=магний');
  const total = results.groups.reduce((sum, group) => sum + group.count, 0);
  await open(page, '/search?q=магний');
  await expect(page).toHaveTitle(/^магний — /);
  await expect(found(page)).toContainText(String(total));
  await expect(kindsOf(page).getByRole('link')).toHaveText([
    `Всё${total}`,
    ...results.groups.map((group) => `${group.title}${group.count}`),
  ]);
  await expect(resultsOf(page)).toHaveCount(results.hits.length);

  const articles = results.groups.find((group) => group.kind === 'article');
  if (!articles) throw new Error('no article is found');
  await kindsOf(page).getByRole('link', { name: articles.title }).click();
  await expect(page).toHaveURL(/\?q=[^&]+&kind=article$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([articles.title]);
  await expect(resultsOf(page)).toHaveCount(articles.count);

  await boxOf(page).fill('цинк');
  await boxOf(page).press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('цинк')}`);
  await expect(found(page)).toContainText('«цинк»');
  await expect(page).toHaveTitle(/^цинк — /);
  await expect(boxOf(page)).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/kind=article$/);
  await expect(boxOf(page)).toHaveValue('магний');
  await expect(resultsOf(page)).toHaveCount(articles.count);
  await page.goBack();
  await expect(found(page)).toContainText(String(total));
  await expect(resultsOf(page)).toHaveCount(results.hits.length);
});

test('every kind says how many of its results are left, and shows them all', anyScreen, async ({ page }) => {
  const results = await search(page, 'q=магний');
  await open(page, '/search?q=магний');
  const more = page.getByRole('main').getByRole('link', { name: /^Ещё/ });
  await expect(more.first()).toBeVisible();
  const link = (await more.first().textContent()) ?? '';
  const [kind] = new URL((await more.first().getAttribute('href')) ?? '', 'http://x').searchParams.getAll('kind');
  const count = results.groups.find((group) => group.kind === kind)?.count ?? 0;
  const shown = results.hits.filter((hit) => hit.kind === kind).length;
  expect(link).toMatch(new RegExp(`^Ещё\\s${count - shown}\\sответ`));
  await more.first().click();
  await expect(resultsOf(page)).toHaveCount(Math.min(count, results.pagination.perPage));
});

test('what is not here finds nothing, whatever number stands beside it', anyScreen, async ({ page }) => {
  await open(page, '/search?q=айфон+17');
  await expect(page).toHaveTitle(/^айфон 17 — /);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'ничего не нашлось' })).toBeVisible();
  await expect(kindsOf(page)).toHaveCount(0);
});

test('snippets tell a heading from the text after it', anyScreen, async ({ page }) => {
  const { hits } = await search(page, 'q=магний');
  const texts = hits.map(({ text }) => text.map((piece) => piece.text).join(''));
  // A small letter or a digit, a space and a word with a capital is a seam, or a name.
  const seams = texts.flatMap((text) => text.match(/[а-яё] (Как|Зачем|Сколько|Когда|Кому|Почему|Где) [а-яё]+/g) ?? []);
  expect(seams).toEqual([]);
});

test('marks what matched, and nothing of a query or a text becomes HTML', anyScreen, async ({ page }) => {
  await open(page, `/search?q=${encodeURIComponent('магний <b>б6</b> &lt;i&gt;')}`);
  await expect(resultsOf(page).first().locator('mark').first()).toHaveText(/магни/i);
  await expect(page.getByRole('main').locator('b, i')).toHaveCount(0);
});

test('offers what was probably meant', anyScreen, async ({ page }) => {
  await open(page, '/search?q=vfuybq');
  const meant = page.getByText('Возможно, вы искали:').getByRole('link');
  await expect(meant).toHaveText('магний');
  await expect(resultsOf(page).first()).toContainText(/магний/i);
  await meant.click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('магний')}`);
  await expect(meant).toHaveCount(0);
  await expect(boxOf(page)).toHaveValue('магний');
});

test('an empty result helps on: near words, frequent queries, tasks', anyScreen, async ({ page }) => {
  const { nearest, groups } = await search(page, 'q=прополисник');
  expect(groups).toEqual([]);
  expect(nearest.length).toBeGreaterThan(0);
  await open(page, '/search?q=прополисник');
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'ничего не нашлось' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Частые запросы' }).getByRole('link').first()).toBeVisible();
  for (const slug of themeSlugs) await expect(main.locator(`a[href="/${slug}"]`).first()).toBeVisible();
  await main.getByRole('link', { name: nearest[0], exact: true }).click();
  await expect(found(page)).toContainText(`«${nearest[0]}»`);
  await expect(resultsOf(page).first()).toBeVisible();
});

test('a kind without results leads back to the others', anyScreen, async ({ page }) => {
  await open(page, '/search?q=креатин&kind=specialist');
  await page.getByRole('link', { name: 'Показать все' }).click();
  await expect(resultsOf(page).first()).toContainText(/креатин/i);
});

test('a query without a result is counted each time it is asked, whoever keeps pages', anyScreen, async ({ page }) => {
  const misses = ['/search?q=абракадабринка', '/api/v1/search?q=абракадабринка'];
  for (const address of misses) {
    expect((await page.request.get(address)).headers()['cache-control'], address).toBe('no-store');
  }
  const known = await page.request.get('/search?q=цинк');
  expect(known.headers()['cache-control']).toContain('s-maxage');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a plain form and results are plain pages', anyScreen, async ({ page }) => {
    await page.goto('/search');
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Поиск по сайту' });
    await box.fill('vfuybq');
    await box.press('Enter');
    await expect(page).toHaveURL('/search?q=vfuybq');
    await expect(box).toHaveValue('vfuybq');
    await expect(resultsOf(page).first()).toContainText(/магний/i);
    await page.getByText('Возможно, вы искали:').getByRole('link').click();
    await kindsOf(page).getByRole('link', { name: 'Статьи' }).click();
    await expect(page).toHaveURL(/kind=article$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Статьи']);
  });
});

test(
  'who asks about pregnancy or an illness is led to texts first, never to what is contraindicated',
  anyScreen,
  async ({ request }) => {
    const kindsOf = async (query: string): Promise<string[]> => {
      const { hits } = await (await request.get(`/api/v1/search?q=${encodeURIComponent(query)}`)).json();
      return hits.map(({ kind }: { kind: string }) => kind);
    };
    const pregnancy = await kindsOf('беременность');
    expect(pregnancy[0]).toBe('medicine');
    expect(pregnancy).not.toContain('product');
    for (const query of ['простуда', 'бессонница']) {
      const kinds = await kindsOf(query);
      expect(kinds.length, query).toBeGreaterThan(0);
      const firstProduct = kinds.findIndex((kind) => kind === 'product' || kind === 'series');
      const lastText = kinds.findLastIndex((kind) => kind !== 'product' && kind !== 'series');
      expect(firstProduct === -1 || firstProduct > lastText, `${query}: ${kinds}`).toBe(true);
    }
    expect(await kindsOf('эутирокс')).toContain('medicine');
  },
);
