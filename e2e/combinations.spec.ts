import { pagePaths } from '../src/contract/paths.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { forbidStorage } from './support/reader.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

const address = pagePaths.combinations;

test('says of a pair what to do, for how long, why and by whose word', anyScreen, async ({ page }) => {
  await open(page, `${address}#zhelezo`);
  const iron = page.locator('#zhelezo');
  await expect(iron).toBeInViewport();
  const calcium = iron.getByRole('listitem').filter({ hasText: 'Кальций' }).first();
  await expect(calcium).toContainText('В разное время: хотя бы 2 часа между ними');
  await expect(calcium.getByRole('link', { name: /Источник/ })).toHaveAttribute('href', /^https:\/\//);
  await expect(iron).toContainText('Чай и кофе');
  await expect(iron).toContainText('Левотироксин');
});

test('a cell of the matrix leads to its reason, by keyboard, where storage is forbidden', async ({ page }) => {
  await forbidStorage(page);
  await open(page, address);
  // The matrix is wider than a phone, the page is not.
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Железо и Цинк: В разное время' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#zhelezo--tsink')).toBeInViewport();
  await expect(page).toHaveURL(/#zhelezo--tsink$/);
});

test('each pair stands with both of its substances', anyScreen, async ({ request }) => {
  const { pairs, substances } = await (await request.get('/api/v1/pages/combinations')).json();
  const html = await (await request.get(address)).text();
  const keys = new Set(substances.map(({ key }: { key: string }) => key));
  expect(pairs.length).toBeGreaterThan(40);
  for (const { first, second } of pairs) {
    expect(html).toContain(`id="${first}--${second}"`);
    if (keys.has(second)) expect(html).toContain(`id="${second}--${first}"`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('everything is there to read', anyScreen, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Железо и Цинк: В разное время' }).click();
    await expect(page.locator('#zhelezo--tsink')).toBeInViewport();
  });
});
