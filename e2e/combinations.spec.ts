import { pagePaths } from '../src/contract/paths.ts';
import { expectAccessibleAtBothWidths } from './support/accessible.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { forbidStorage } from './support/reader.ts';
import { anyScreen, expect, hydrated, open, test } from './support/test.ts';

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
  const fold = page.getByText('Показать таблицу');
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('link', { name: 'Железо и Цинк: В разное время' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#zhelezo--tsink')).toBeInViewport();
  await expect(page).toHaveURL(/#zhelezo--tsink$/);
});

test('answers about two, by their trade names too, and never takes silence for a yes', anyScreen, async ({ page }) => {
  await open(page, address);
  const answer = page.getByRole('status').filter({ hasText: /Выберите|разное время|нет/ });
  await page.getByLabel('Что принимаете').selectOption({ label: 'Железо' });
  await page.getByLabel('С чем').selectOption({ label: 'Эутирокс' });
  await expect(answer).toContainText('хотя бы 4 часа между ними');
  await expectAccessibleAtBothWidths(page, { within: 'form:has([name=one])' });
  await page.reload();
  await hydrated(page);
  await expect(answer).toContainText('хотя бы 4 часа между ними');
  await page.getByLabel('Что принимаете').selectOption({ label: 'Витамин C' });
  await expect(answer).toContainText('Это не значит, что вместе можно');
  await page.getByLabel('Что принимаете').selectOption({ label: 'Железо' });
  await answer.getByRole('link', { name: /Левотироксин: что учесть/ }).click();
  await expect(page.locator('#levotiroksin')).toBeInViewport();
});

test('is short on a phone, and so are the medicines', anyScreen, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await open(page, address);
  expect(await height()).toBeLessThanOrEqual(4_000);
  await open(page, pagePaths.medicines);
  expect(await height()).toBeLessThanOrEqual(10_000);
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
    await page.getByLabel('Что принимаете').selectOption({ label: 'Железо' });
    await page.getByLabel('С чем').selectOption({ label: 'Чай и кофе' });
    await page.getByRole('button', { name: 'Проверить пару' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Полифенолы' })).toContainText('хотя бы 1 час между ними');
  });
});
