import type { Page } from '@playwright/test';
import { pagePaths } from '../src/contract/paths.ts';
import { expectAccessible } from './support/accessible.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

const address = pagePaths.finder;
const question = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const answers = (page: Page) => page.getByRole('region', { name: 'Ваши ответы' });

test('every answer is an address: Back takes it away, a reload keeps it', async ({ page }) => {
  await open(page, address);
  await page.getByLabel(/^База\sна\sкаждый/).check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(page).toHaveURL(/a=aim_base$/);
  await page.getByLabel(/^Для\sмужчины/).check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(question(page, 'Сколько лет?')).toBeFocused();
  await page.goBack();
  await expect(question(page, 'Для кого подбираем?')).toBeVisible();
  await page.goBack();
  await expect(question(page, 'Что сейчас важнее всего?')).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await expect(question(page, 'Сколько лет?')).toBeVisible();
  await page.reload();
  await expect(question(page, 'Сколько лет?')).toBeVisible();
  await open(page, `${address}?a=aim_base.who_man.age_18-59.health_healthy.diet_fish-rarely.have_.form_`);
  await expect(question(page, '2 продукта по вашим ответам')).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await page.getByRole('link', { name: 'Сравнить их' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each question is a form that the server answers', anyScreen, async ({ page }) => {
    await page.goto(address);
    await page.getByLabel(/^Спокойный\sвечер/).check();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByLabel(/^Для\sженщины/).check();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByLabel(/^18–\u206059\sлет/).check();
    await page.getByRole('button', { name: 'Дальше' }).click();
    // What has to be known is asked again.
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByLabel(/^Ничего\sиз\sэтого/).check();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await page.getByLabel(/^Рыба\sреже/).check();
    await page.getByRole('button', { name: 'Дальше' }).click();
    // None of the boxes is an answer too.
    await page.getByRole('button', { name: 'Дальше' }).click();
    await expect(question(page, 'В каком виде удобнее?')).toBeVisible();
    await page.getByLabel(/^Проглотить/).check();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await expect(page.getByRole('heading', { name: '3 продукта по вашим ответам' })).toBeVisible();
    await expect(answers(page)).toContainText('Пропущен');
  });
});
