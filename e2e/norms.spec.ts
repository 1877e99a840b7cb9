import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { normsFile } from '../src/contract/page-vocabulary.ts';
import { pagePaths } from '../src/contract/paths.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

const address = pagePaths.norms;
const needs = (page: Page) => page.getByRole('table', { name: 'Суточные нормы' });
const names = (page: Page) => needs(page).getByRole('rowheader').allInnerTexts();

test('shows every norm with its document, and why a number is missing', anyScreen, async ({ page }) => {
  await open(page, address);
  const iron = needs(page).getByRole('row', { name: /^Железо/ });
  await expect(iron.getByRole('cell')).toHaveText(
    ['14', '10', '18', 'то\u00a0же', '18', '33', '18', '10', '10', '12', '12', '12', '15', '18'],
    { useInnerText: true },
  );
  const limits = page.getByRole('table', { name: 'Пределы' });
  // Hardly a ceiling of a portion is confirmed: a column would say «не сверено».
  await expect(limits.getByRole('columnheader', { name: /порции/ })).toHaveCount(0);
  await expect(limits.getByRole('row', { name: /^Витамин D/ })).toContainText('EFSA, 2023');
  await expect(page.getByText(/Остальные столбцы: МР\s2\.3\.1\.0253-\u206021/)).toBeVisible();
});

test(
  'sorts by a heading, with the keyboard, both ways, in its place; narrows to one group of people and of substances',
  anyScreen,
  async ({ page }) => {
    await open(page, address);
    // The table is wider than a phone, the page is not.
    for (const width of [412, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    const before = await names(page);
    const heading = needs(page).getByRole('columnheader', { name: 'Мужчины' });
    await heading.getByRole('link').focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(`${address}?sort=-men`);
    const sorted = await names(page);
    expect(sorted[0]).toMatch(/^Калий/);
    expect(sorted.toSorted()).toEqual(before.toSorted());
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await heading.getByRole('link').press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    expect((await names(page))[0]).toMatch(/^Витамин\sB12/);
    await page.goBack();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await page.goBack();
    await expect(page).toHaveURL(address);

    await page.getByLabel('Вещества').selectOption('Минералы');
    await expect(page).toHaveURL(`${address}?group=minerals`);
    await expect(needs(page).getByRole('rowheader')).toHaveCount(8);
    await page.getByLabel('Кому').selectOption('Дети 1–\u20602 лет');
    const own = page.getByRole('table', { name: 'Нормы и\u00a0пределы: Дети 1–\u20602 лет' });
    await expect(own.getByRole('row', { name: /^Цинк/ }).getByRole('cell').first()).toHaveText('5');
    await expect(own.getByRole('row', { name: /^Цинк/ })).toContainText('7');
    await expect(own.getByRole('columnheader', { name: 'На этикетке' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByLabel('Кому')).toHaveValue('');
  },
);

test('gives the table as a file', anyScreen, async ({ page }) => {
  await open(page, address);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Скачать таблицу/ }).click();
  const file = await download;
  expect(new URL(file.url()).pathname).toBe(normsFile);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFВещество;Группа;/);
  expect(text).toContain('Железо;Минералы;Физиологическая потребность;Женщины;18;мг;МР 2.3.1.0253-21;\r\n');
});

test('a substance and a product lead here', anyScreen, async ({ page }) => {
  for (const from of ['/components/magniy', '/daily/magniy-b6']) {
    await open(page, from);
    await expect(page.getByRole('main').getByRole('link', { name: 'Нормы и пределы всех веществ' })).toHaveAttribute(
      'href',
      address,
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the same by forms and links', anyScreen, async ({ page }) => {
    await page.goto(address);
    await page.getByLabel('Кому').selectOption('Кормящие');
    await page.getByRole('button', { name: 'Показать' }).click();
    const own = page.getByRole('table', { name: 'Нормы и\u00a0пределы: Кормящие' });
    await expect(own.getByRole('row', { name: /^Йод/ }).getByRole('cell').first()).toHaveText('290');
    await own.getByRole('link', { name: 'Норма в день' }).click();
    await expect(own.getByRole('rowheader').first()).toHaveText(/^Калий/);
  });
});
