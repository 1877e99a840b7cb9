import type { Page } from '@playwright/test';
import { pagePaths } from '../src/contract/paths.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectNoSidewaysScroll, expectOnePrintedPage } from './support/layout.ts';
import { forbidStorage } from './support/reader.ts';
import { anyScreen, expect, hydrated, open, test } from './support/test.ts';

const address = pagePaths.comparison;
const two = `${address}?p=daily/magniy-b6,calm/magniy-bisglitsinat`;
const four = `${address}?p=daily/magniy-b6,calm/magniy-bisglitsinat,daily/omega-3,daily/vitamin-d3-kapli`;
const heads = (page: Page) => page.getByRole('columnheader');
/** The row below its name. */
const values = (page: Page, name: string) =>
  page.locator('tbody').filter({ has: page.getByRole('rowheader', { name }) });
const tray = (page: Page) => page.getByRole('complementary', { name: 'Сравнение' });

test('puts products side by side: headline substance first, one scale, words for what differs', async ({ page }) => {
  await open(page, two);
  await expect(heads(page)).toHaveText(['Магний + B6', 'Магния бисглицинат']);
  await expect(page.getByRole('rowheader').first()).toContainText('Магний · главное вещество');
  await expect(values(page, 'Магний')).toContainText('150 мг');
  await expect(values(page, 'Магний')).toContainText('50 %');
  await expect(
    page.getByText(
      'Магний: в «Магний + B6» — 150 мг (магния цитрат), в «Магния бисглицинат» — 200 мг (магния бисглицинат)',
    ),
  ).toBeVisible();
  await expect(page.getByText(/^Кроме состава:/)).toBeVisible();
  await expectAccessible(page, { within: 'main' });
});

test('four fit the screen, and their names stay in view; what is unknown or too much is explained', async ({
  page,
}) => {
  await open(page, `${four},immuno/tsink-selen,daily/long-gone`);
  await expect(heads(page)).toHaveCount(4);
  await expect(page.getByText('daily/long-gone')).toBeVisible();
  await expect(page.getByText('Показываем первые четыре')).toBeVisible();
  await expectNoSidewaysScroll(page);
  // Between syllables only.
  expect(await brokenWords(page)).toEqual([]);
  await page.getByRole('rowheader', { name: 'Аллергены' }).scrollIntoViewIfNeeded();
  await expect(heads(page).first()).toBeInViewport();
});

test(
  'a typed price becomes the cost of a day, and stands in the address; a shared link leaves the reader’s own tray alone',
  anyScreen,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('vitimepro:compare', 'daily/omega-3'));
    await open(page, two);
    expect(await page.evaluate(() => localStorage.getItem('vitimepro:compare'))).toBe('daily/omega-3');
    await page.getByLabel('Цена упаковки, ₽: Магний + B6').fill('890');
    await expect(values(page, 'Стоимость дня')).toContainText('19,78 ₽ в день');
    await expect(page).toHaveURL(/c1=890/);
    await page.getByLabel('Цена упаковки, ₽: Магния бисглицинат').fill('дорого');
    await expect(values(page, 'Стоимость дня')).toContainText('Нужно число');
    await page.reload();
    await hydrated(page);
    await expect(values(page, 'Стоимость дня')).toContainText('19,78 ₽ в день');
  },
);

test(
  'prints on one page, its table below its words; is worked by keyboard alone: differences only, add, remove',
  anyScreen,
  async ({ page }) => {
    await open(page, two);
    await expectOnePrintedPage(page);
    const rows = page.getByRole('rowheader');
    const before = await rows.count();
    await page.getByRole('link', { name: 'Только отличия' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/d=1/);
    await expect.poll(() => rows.count()).toBeLessThan(before);
    await page.getByLabel('Добавить к сравнению').focus();
    await page.getByLabel('Добавить к сравнению').selectOption('daily/omega-3');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heads(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Убрать из сравнения: Магний + B6' }).focus();
    await page.keyboard.press('Enter');
    await expect(heads(page)).toHaveText(['Магния бисглицинат', 'Омега-3']);
    await expect(page.getByRole('heading', { name: 'Что отличается' })).toBeFocused();
    await page.goBack();
    await expect(heads(page)).toHaveCount(3);
  },
);

test('cards fill a tray that leads to the comparison', async ({ page }) => {
  await open(page, '/calm');
  await page.getByRole('link', { name: /^Сравнить: Магния бисглицинат/ }).click();
  await expect(tray(page)).toContainText('Добавьте ещё один');
  await page
    .getByRole('link', { name: /^Сравнить: / })
    .last()
    .click();
  await expect(page).toHaveURL(/\/calm$/);
  await expectAccessible(page, { within: 'aside' });
  await tray(page).getByRole('link', { name: 'Сравнить 2' }).click();
  await expect(heads(page)).toHaveCount(2);
  await expect(tray(page)).toHaveCount(0);
});

test(
  'the tray is the next stop after the control that filled it, and gives the focus back',
  anyScreen,
  async ({ page }) => {
    await open(page, '/calm');
    const mark = page.getByRole('link', { name: /^Сравнить: Магния бисглицинат/ });
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(tray(page)).toBeVisible();
    await page.keyboard.press('Tab');
    const remove = tray(page).getByRole('button', { name: /^Убрать из сравнения/ });
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tray(page)).toHaveCount(0);
    await expect(mark).toBeFocused();
  },
);

test('on a phone only what differs is shown, until all is asked for', anyScreen, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${address}?p=immuno/vitamin-c-500,immuno/tsink-selen`);
  const shown = page.locator('tbody:visible');
  const few = await shown.count();
  await page.getByRole('link', { name: 'И то, что совпадает' }).click();
  await expect.poll(() => shown.count()).toBeGreaterThan(few);
});

test('the tray is kept, and a fifth product is refused', anyScreen, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['vitimepro:compare'] ??= 'daily/omega-3,daily/magniy-b6,daily/vitamin-d3,daily/zhelezo-c';
  });
  await open(page, '/calm');
  await expect(tray(page).getByRole('listitem')).toHaveCount(4);
  await page
    .getByRole('link', { name: /^Сравнить: / })
    .first()
    .click();
  await expect(page.getByText('В сравнении уже четыре продукта')).toBeVisible();
  await tray(page).getByRole('button', { name: 'Убрать из сравнения: Омега-3' }).click();
  await expect(tray(page).getByRole('listitem')).toHaveCount(3);
  await page.goto(address);
  await expect(heads(page)).toHaveText([/Магний \+\sB6/, /D3/, /Железо/]);
  await expect(page).toHaveURL(/p=daily\/magniy-b6,daily\/vitamin-d3,daily\/zhelezo-c/);
});

test(
  'with storage forbidden the tray lives as long as the page, and the comparison in the address',
  anyScreen,
  async ({ page }) => {
    await forbidStorage(page);
    await open(page, '/calm');
    await page
      .getByRole('link', { name: /^Сравнить: / })
      .first()
      .click();
    await page
      .getByRole('link', { name: /^Сравнить: / })
      .last()
      .click();
    await tray(page).getByRole('link', { name: 'Сравнить 2' }).click();
    await expect(heads(page)).toHaveCount(2);
    await page.reload();
    await hydrated(page);
    await expect(heads(page)).toHaveCount(2);
  },
);

test('alone, it offers comparisons to begin with', anyScreen, async ({ page }) => {
  await open(page, address);
  await page.getByRole('link', { name: /^Три магния/ }).click();
  await expect(heads(page).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is a link or a form', anyScreen, async ({ page }) => {
    await page.goto('/calm/magniy-bisglitsinat');
    await page.getByRole('link', { name: 'Сравнить: Магния бисглицинат' }).click();
    await page.getByLabel('Добавить к сравнению').selectOption('daily/magniy-b6');
    await page.getByRole('button', { name: 'Добавить' }).click();
    await expect(heads(page)).toHaveText(['Магния бисглицинат', 'Магний + B6']);
    await page.getByLabel('Цена упаковки, ₽: Магний + B6').fill('890');
    await page.getByRole('button', { name: 'Посчитать стоимость' }).click();
    await expect(values(page, 'Стоимость дня')).toContainText('19,78 ₽ в день');
    await page.getByRole('link', { name: 'Только отличия' }).click();
    await page.getByRole('link', { name: 'Убрать из сравнения: Магния бисглицинат' }).click();
    await expect(heads(page)).toHaveCount(0);
    await expect(page.getByText('Выберите хотя бы два продукта')).toBeVisible();
  });
});

test('a table says that it scrolls only where it does', anyScreen, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/calm');
  const hint = page.getByText('Таблица листается вбок');
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 820, height: 1100 });
  await expect(hint).toBeHidden();
});

/** Words of the table that end a line without a hyphen. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('.compared').evaluate((table) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const lines = [...word].map((_, at) => {
          range.setStart(node, index + at);
          range.setEnd(node, index + at + 1);
          return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
        });
        if (new Set(lines).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
