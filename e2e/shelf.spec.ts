import type { Page } from '@playwright/test';
import { pagePaths } from '../src/contract/paths.ts';
import { expectAccessibleAtBothWidths } from './support/accessible.ts';
import { clock, forbidStorage } from './support/reader.ts';
import { hold } from './support/routes.ts';
import { anyScreen, expect, hydrated, open, test } from './support/test.ts';

const shelf = pagePaths.shelf;
const jars = (page: Page) => page.locator('#shelf form ul > li');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
/** `tokens` are what is kept and linked: `1;f34;daily/omega-3`. */
const link = (tokens: string) => `${shelf}#s=${tokens}`;

test('a jar stays over a reload, Back and another tab, and a link is not one’s own', async ({ page, context }) => {
  await open(page, '/daily');
  await page
    .getByRole('link', { name: /^На полку/ })
    .first()
    .click();
  // The address changes with the page only.
  await expect(page).toHaveURL(/\/daily$/);
  await page.getByRole('banner').getByRole('link', { name: 'Моя полка 1' }).click();
  await expect(jars(page)).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(jars(page)).toHaveCount(1);

  const other = await context.newPage();
  await open(other, `${shelf}?add=daily/omega-3`);
  await expect(jars(page)).toHaveCount(2);
  await jars(page).getByRole('link', { name: 'Омега-3' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Омега');
  await expect(page).toHaveURL('/daily/omega-3');
  await open(other, `${shelf}?add=daily/zhelezo-c`);
  await page.goBack();
  await expect(jars(page)).toHaveCount(3);
  await expect(page.getByText('Это полка из ссылки')).toHaveCount(0);

  await open(page, link('1;;daily/vitamin-d3'));
  await expect(page.getByText('Это полка из ссылки')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Моя полка/ })
    .click();
  await expect(page.getByText('Это полка из ссылки')).toHaveCount(0);
  await expect(jars(page)).toHaveCount(3);
});

test('where nothing is remembered, the link of a card carries the jar', anyScreen, async ({ page }) => {
  await forbidStorage(page);
  await open(page, '/daily');
  await page
    .getByRole('link', { name: /^На полку/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${shelf}#s=1;;daily/`));
  await expect(page.getByText('Браузер не запоминает полку')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(jars(page)).toHaveCount(1);
  const asked: string[] = [];
  // Chromium asks for the icon again whenever the address changes; pictures come when they are near.
  const others = /favicon\.svg$|\/media\//;
  page.on('request', (request) => others.test(request.url()) || asked.push(request.url()));
  await page.getByRole('button', { name: /Больше порций/ }).click();
  await expect(page).toHaveURL(/\*2$/);
  expect(asked).toEqual([]);
});

test(
  'prints a sheet for a doctor in ten points: for whom, what, how much, what is warned of',
  anyScreen,
  async ({ page }) => {
    await clock(page, '2026-11-19T12:00:00');
    await open(page, link('1;f34p;daily/omega-3*2,immuno/tsink-selen*2,!%D0%9A%D0%B0%D0%BF%D0%BB%D0%B8*1!tsink~9~mg'));
    await expectAccessibleAtBothWidths(page, { within: 'main' });
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.shelf-sheet');
    await expect(sheet).toContainText('Женщина, 34 года, беременность, первый триместр. Составлен 19 ноября 2026');
    await expect(sheet.getByRole('row', { name: /^Омега-3 4 капсулы/ })).toBeVisible();
    await expect(sheet).toContainText('Не для беременных и кормящих');
    await expect(sheet).toContainText('Аллергия на рыбу (Омега-3)');
    await expect(sheet).toContainText('Противопоказаний «Капли» полка не знает');
    await expect(page.getByRole('button', { name: 'Напечатать' })).toBeHidden();
    const tenPoints = 13.3;
    const small = await sheet.evaluate(
      (root, least) =>
        [...root.querySelectorAll('*')].filter(
          (element) => Number.parseFloat(getComputedStyle(element).fontSize) < least,
        ).length,
      tenPoints,
    );
    expect(small).toBe(0);
  },
);

test('does not say that nothing is there before it has looked', anyScreen, async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js/);
  await page.goto(link('1;;daily/omega-3'), { waitUntil: 'commit' });
  await expect(page.getByText('Достаём банки')).toBeVisible();
  await expect(page.getByText('Пока здесь пусто')).toBeHidden();
  release();
  await expect(jars(page)).toHaveCount(1);
  await expect(page.getByText('Достаём банки')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every control is a form that the server answers', anyScreen, async ({ page }) => {
    await page.goto(`${shelf}?add=daily/vitamin-d3`);
    await expect(jars(page)).toHaveCount(1);
    await page.getByRole('button', { name: /Больше порций/ }).click();
    await expect(row(page, 'Витамин D')).toContainText('30 мкг (1200 МЕ)');
    await page.getByLabel('Возраст, лет').fill('34');
    await page.getByRole('button', { name: 'Пересчитать' }).click();
    await expect(row(page, 'Витамин D')).toContainText('200 %');
    await page.getByText('Добавить другую банку').click();
    await page.getByLabel(/Состав порции/).fill('Цинк 10 мг');
    await page.getByRole('button', { name: 'Поставить на полку' }).click();
    await expect(row(page, 'Цинк')).toContainText('10 мг');
    await expect(row(page, 'Витамин D')).toContainText('200 %');
  });
});
