import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/accessible.ts';
import { forbidStorage } from './support/reader.ts';
import { anyScreen, expect, hydrated, open, test } from './support/test.ts';

// The other tools are tried as components, beside their sections.
test.describe('family: whose jars', () => {
  const place = (page: Page, who: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: who, exact: true }) });

  test('sums what a person has, and follows a change by keyboard', anyScreen, async ({ page }) => {
    await open(page, '/for-all-family');
    const girl = place(page, 'Дочь, 5 лет');
    const vitaminD = girl.getByRole('row', { name: /^Витамин D/ });
    await expect(vitaminD).toContainText('15 мкг (600 МЕ)');
    await expect(vitaminD).toContainText('100 %');
    await girl.locator('summary', { hasText: 'Другие банки' }).focus();
    await page.keyboard.press('Enter');
    await girl.getByRole('checkbox', { name: 'Витамин D3 600 МЕ' }).focus();
    await page.keyboard.press('Space');
    await expect(vitaminD).toContainText('30 мкг (1200 МЕ)');
    await expect(girl).toContainText('не для этого возраста');
    await expectAccessibleAtBothWidths(page, { within: '#semya' });
    await page.reload();
    await hydrated(page);
    await expect(vitaminD).toContainText('30 мкг (1200 МЕ)');
    const shared = page.url();
    expect(shared).toContain('#semya=1;');
    await page.getByRole('button', { name: 'Вернуть как было' }).click();
    await expect(vitaminD).toContainText('15 мкг (600 МЕ)');
    // Somebody else's family is looked at, and one's own stays.
    await page.evaluate((url) => window.location.assign(url), shared);
    await expect(vitaminD).toContainText('30 мкг (1200 МЕ)');
    await page.getByRole('button', { name: 'Открыть мою' }).click();
    await expect(vitaminD).toContainText('15 мкг (600 МЕ)');
    await girl.getByRole('link', { name: /На полке подробнее/ }).click();
    await expect(page).toHaveURL(/\/moya-polka#s=1;f5;/);
    await expect(page.locator('#shelf form ul > li')).toHaveCount(2);
  });

  test('works where the browser forbids its memory, and says so', anyScreen, async ({ page }) => {
    await forbidStorage(page);
    await open(page, '/for-all-family');
    const granny = place(page, 'Бабушка');
    await granny.locator('summary', { hasText: 'Другие банки' }).click();
    await granny.getByRole('checkbox', { checked: true }).uncheck();
    await expect(granny).toContainText('Банок нет');
    await expect(page.getByText('Браузер не запоминает')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(granny).toContainText('Банок нет');
  });
});

test('the code of a tool is loaded by its own landing only', anyScreen, async ({ page }) => {
  const scripts = async (address: string) => {
    const loaded = new Set<string>();
    const note = (response: { url(): string }) => void (response.url().endsWith('.js') && loaded.add(response.url()));
    page.on('response', note);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    page.off('response', note);
    const texts = await Promise.all([...loaded].map(async (url) => (await page.request.get(url)).text()));
    return texts.join('\n');
  };
  /** Words that only the tool has. */
  const marks = {
    '/for-men': 'Начать заново',
    '/for-immunity': 'Сейчас за',
    '/for-kidz': 'Возраст ребёнка',
    '/for-sport-and-health': 'Разобрать сумку',
    '/for-all-family': 'Вернуть как было',
    '/for-calmness-and-sleep': 'Погасите экран',
  };
  for (const [address, mark] of Object.entries(marks)) expect(await scripts(address), address).toContain(mark);
  const elsewhere = (await scripts('/for-beauty-and-health')) + (await scripts('/daily/omega-3'));
  for (const mark of Object.values(marks)) expect(elsewhere).not.toContain(mark);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every landing says what its tool would', anyScreen, async ({ page }) => {
    await page.goto('/for-men');
    await expect(page.getByText('Начните с тарелки')).toBeVisible();
    await page.goto('/for-immunity');
    for (const title of ['Пока всё есть', 'После каникул', 'Финишная прямая'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.goto('/for-kidz');
    await expect(page.getByText('от 7 до 17 лет')).toBeVisible();
    await page.goto('/for-sport-and-health');
    await page.getByRole('checkbox', { name: /Банан/ }).check();
    await expect(page.getByText('1,4 л в час')).toBeVisible();
    await page.goto('/for-all-family');
    await expect(page.getByRole('row', { name: /Витамин D/ }).first()).toBeVisible();
    await page.goto('/for-calmness-and-sleep');
    await expect(page.getByRole('heading', { name: 'Свет вполсилы' })).toBeVisible();
  });
});
