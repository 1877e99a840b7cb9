import type { Page } from '@playwright/test';
import type { SearchResponse } from '../src/contract/search.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

const boxOf = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Поиск по сайту' });
const kindsOf = (page: Page) => page.getByRole('navigation', { name: 'Что показать' });
const resultsOf = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'по запросу' });

async function search(page: Page, query: string): Promise<SearchResponse> {
  return (await page.request.get(`/api/v1/search?${query}`)).json();
}

test(
  'results stand by kind with their counts; kind and query are in the address, and Back goes through them',
  anyScreen,
  async ({ page }) => {
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
  },
);
