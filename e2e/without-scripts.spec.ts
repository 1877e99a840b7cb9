import { pagePaths } from '../src/contract/paths.ts';
import { anyScreen, expect, test } from './support/test.ts';

/** Without scripts every tool is links and forms, which the server answers. With them each is tried as a component. */
test.use({ javaScriptEnabled: false });

test('norms are narrowed and sorted', anyScreen, async ({ page }) => {
  await page.goto(pagePaths.norms);
  await page.getByLabel('Кому').selectOption('Кормящие');
  await page.getByRole('button', { name: 'Показать' }).click();
  const own = page.getByRole('table', { name: 'Нормы и\u00a0пределы: Кормящие' });
  await expect(own.getByRole('row', { name: /^Йод/ }).getByRole('cell').first()).toHaveText('290');
  await own.getByRole('link', { name: 'Норма в день' }).click();
  await expect(own.getByRole('rowheader').first()).toHaveText(/^Калий/);
});

test('a pair has its reason and its answer', anyScreen, async ({ page }) => {
  await page.goto(pagePaths.combinations);
  await page.getByRole('link', { name: 'Железо и Цинк: В разное время' }).click();
  await expect(page.locator('#zhelezo--tsink')).toBeInViewport();
  await page.getByLabel('Что принимаете').selectOption({ label: 'Железо' });
  await page.getByLabel('С чем').selectOption({ label: 'Чай и кофе' });
  await page.getByRole('button', { name: 'Проверить пару' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Полифенолы' })).toContainText('хотя бы 1 час между ними');
});

test('products are compared, priced and removed', anyScreen, async ({ page }) => {
  const heads = page.getByRole('columnheader');
  await page.goto('/calm/magniy-bisglitsinat');
  await page.getByRole('link', { name: 'Сравнить: Магния бисглицинат' }).click();
  await page.getByLabel('Добавить к сравнению').selectOption('daily/magniy-b6');
  await page.getByRole('button', { name: 'Добавить' }).click();
  await expect(heads).toHaveText(['Магния бисглицинат', 'Магний + B6']);
  await page.getByLabel('Цена упаковки, ₽: Магний + B6').fill('890');
  await page.getByRole('button', { name: 'Посчитать стоимость' }).click();
  await expect(page.locator('tbody').filter({ hasText: 'Стоимость дня' })).toContainText('19,78 ₽ в день');
  await page.getByRole('link', { name: 'Только отличия' }).click();
  await page.getByRole('link', { name: 'Убрать из сравнения: Магния бисглицинат' }).click();
  await expect(heads).toHaveCount(0);
  await expect(page.getByText('Выберите хотя бы два продукта')).toBeVisible();
});

test('products are filtered by several values, which go one by one', anyScreen, async ({ page }) => {
  await page.goto('/products-filters');
  const form = page.getByRole('form', { name: 'Подбор по признакам' });
  const total = page.getByRole('region', { name: 'Подходящие продукты' }).getByRole('status');
  const numbers: number[] = [];
  for (const name of ['Капли', 'Спрей']) {
    const line = form.locator('label').filter({ has: page.getByText(name, { exact: true }) });
    numbers.push(Number(/\d+$/.exec((await line.textContent()) ?? '')?.[0]));
    await line.getByRole('checkbox').check();
  }
  const [drops = 0, spray = 0] = numbers;
  await page.getByLabel('Порядок').selectOption('rating');
  await form.getByRole('button', { name: 'Показать' }).click();
  await expect(page).toHaveURL('/products-filters?form=drops&form=spray&sort=rating');
  await expect(total).toHaveText(new RegExp(`^${drops + spray}\\sпродукт(|а|ов)$`));
  for (const value of ['drops', 'spray']) await expect(form.locator(`input[value=${value}]`)).toBeChecked();
  await page.getByRole('list', { name: 'Выбранные признаки' }).getByRole('link', { name: 'Капли' }).click();
  await expect(page).toHaveURL('/products-filters?form=spray&sort=rating');
  await expect(total).toHaveText(new RegExp(`^${spray}\\sпродукт(|а|ов)$`));
});

test('a batch is found by its number, beside the drawn jar and where it is shown', anyScreen, async ({ page }) => {
  await page.goto(pagePaths['where-to-buy']);
  await page.getByLabel('Номер партии').fill('a01 2608 2');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByRole('heading', { name: 'A01-2608-2' })).toBeVisible();
  await page.getByLabel('Номер партии').fill('нет такого');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByRole('note')).toContainText('«нет такого»');
  await page.goto('/search?q=A01-2608-2');
  await expect(page.getByRole('heading', { name: 'A01-2608-2' })).toBeVisible();
});

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

test('the search is a plain form and its results are plain pages', anyScreen, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/search');
  const box = main.getByRole('searchbox', { name: 'Поиск по сайту' });
  await box.fill('vfuybq');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=vfuybq');
  await expect(box).toHaveValue('vfuybq');
  await expect(main.getByRole('article').first()).toContainText(/магний/i);
  await page.getByText('Возможно, вы искали:').getByRole('link').click();
  await page.getByRole('navigation', { name: 'Что показать' }).getByRole('link', { name: 'Статьи' }).click();
  await expect(page).toHaveURL(/kind=article$/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Статьи']);
});
