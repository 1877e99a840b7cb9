import type { Locator, Page } from '@playwright/test';
import { hold, withoutPictures } from './support/routes.ts';
import { anyScreen, expect, makeTall, open, scrollTo, scrollY, test } from './support/test.ts';

const totalOf = (page: Page) => page.getByRole('region', { name: 'Подходящие продукты' }).getByRole('status');
const cardsOf = (page: Page) => page.getByRole('region', { name: 'Подходящие продукты' }).getByRole('article');
const perPage = 24;

async function expectTotal(page: Page, total: number): Promise<void> {
  await expect(totalOf(page)).toHaveText(new RegExp(`^${total}\\sпродукт(|а|ов)$`));
  await expect(cardsOf(page)).toHaveCount(Math.min(total, perPage));
}

async function readTotal(page: Page): Promise<number> {
  return Number.parseInt((await totalOf(page).textContent()) ?? '', 10);
}

/** The facets stand beside the products; on a phone they come in a sheet. */
async function facets(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('form', { name: 'Подбор по признакам' });
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  if (!(await sheet.isVisible())) await page.getByRole('button', { name: 'Фильтры' }).click();
  return sheet;
}

/** The line of a value, in a facet that is unfolded for it. */
async function lineOf(within: Locator, facet: string, value: string): Promise<Locator> {
  const group = within.locator('details', { has: within.page().locator(`legend:text-is("${facet}")`) }).first();
  const line = group.locator('label').filter({ has: within.page().getByText(value, { exact: true }) });
  for (const fold of await line.locator('xpath=ancestor::details').all()) {
    await fold.evaluate((element: HTMLDetailsElement) => {
      element.open = true;
    });
  }
  await expect(line).toBeVisible();
  return line;
}

/** What the line says a click gives: «12», or «+3» to what is shown. */
async function promised(page: Page, line: Locator): Promise<number> {
  const [, plus, number] = /(\+?)(\d+)$/.exec((await line.textContent()) ?? '') ?? [];
  return Number(number) + (plus ? await readTotal(page) : 0);
}

test.beforeEach(withoutPictures);

test('a button that is pressed before the page is hydrated does its work when it is', anyScreen, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/assets/start-site-*.js');
  const asked = page.waitForRequest('**/assets/start-site-*.js');
  await page.goto('/products-filters', { waitUntil: 'commit' });
  await asked;
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect(sheet).toBeHidden();
  release();
  await expect(sheet).toBeVisible();
});

test('a click gives what its number said: values add to each other, facets narrow', async ({ page, isMobile }) => {
  await open(page, '/products-filters');
  await expectTotal(page, await readTotal(page));
  const within = await facets(page, isMobile);
  const steps = [
    ['Форма', 'Капсулы', 'form=capsules'],
    ['Форма', 'Порошок в саше', 'form=capsules,sachets'],
    ['Содержит', 'Магний', 'component=magniy&form=capsules,sachets'],
    ['Содержит', 'Цинк', 'component=magniy,tsink&form=capsules,sachets'],
    ['Не содержит', 'Витамин B6', 'component=magniy,tsink&without=vitamin-b6&form=capsules,sachets'],
  ] as const;
  const totals: number[] = [await readTotal(page)];
  for (const [facet, value, query] of steps) {
    const line = await lineOf(within, facet, value);
    const total = await promised(page, line);
    await line.getByRole('checkbox').check();
    await expect(page).toHaveURL(`/products-filters?${query}`);
    await expectTotal(page, total);
    totals.push(total);
  }
  const [all = 0, one = 0, two = 0, narrowed = 0, widened = 0, without = 0] = totals;
  expect([one < all, two > one, narrowed < two, widened > narrowed, without < widened]).toEqual(Array(5).fill(true));

  // The address is all there is: another visitor sees the same.
  await page.reload();
  await expectTotal(page, without);
  const again = await facets(page, isMobile);
  for (const [facet, value] of steps)
    await expect((await lineOf(again, facet, value)).getByRole('checkbox')).toBeChecked();
  if (isMobile) await again.getByRole('button', { name: `Показать ${without}` }).click();

  await page
    .getByRole('list', { name: 'Выбранные признаки' })
    .getByRole('link', { name: /Витамин B6/ })
    .click();
  await expectTotal(page, widened);
  await page.goBack();
  await expectTotal(page, without);
  await page.goBack();
  await expectTotal(page, widened);
  await page.goBack();
  await expectTotal(page, narrowed);
});

test('a component cannot be wanted and unwanted at once', anyScreen, async ({ page }) => {
  await open(page, '/products-filters?component=magniy');
  const line = await lineOf(await facets(page, false), 'Не содержит', 'Магний');
  await expect(line).toContainText(/0$/);
  await expect(line.getByRole('checkbox')).toBeDisabled();
});

test(
  'what makes no sense in an address is named and left out, and the next click cleans the address',
  anyScreen,
  async ({ page, isMobile }) => {
    await open(
      page,
      '/products-filters?form=steam,drops&component=magniy&without=magniy&sort=size&page=zz&utm_source=vk',
    );
    const notice = page.getByText('Часть адреса мы не поняли и пропустили');
    await expect(notice).toContainText('form=steam');
    await expect(notice).toContainText('without=magniy');
    await expect(notice).toContainText('sort=size');
    await expect(notice).toContainText('page=zz');
    await expect(notice).not.toContainText('utm_source');
    const line = await lineOf(await facets(page, isMobile), 'Форма', 'Капли');
    await expect(line.getByRole('checkbox')).toBeChecked();
    await line.getByRole('checkbox').uncheck();
    await expect(page).toHaveURL('/products-filters?component=magniy');
    await expect(notice).toHaveCount(0);
  },
);

test('an empty result says what is left without each condition, and that is true', anyScreen, async ({ page }) => {
  await open(page, '/products-filters?component=kreatin&form=spray&mark=vegan');
  await expectTotal(page, 0);
  const ways = page.getByRole('link', { name: /^Без условия/ });
  const count = await ways.count();
  expect(count).toBeGreaterThan(0);
  for (let i = 0; i < count; i++) {
    const left = Number(/(\d+)$/.exec((await ways.nth(i).textContent()) ?? '')?.[1]);
    expect(left).toBeGreaterThan(0);
    await ways.nth(i).click();
    await expectTotal(page, left);
    await page.goBack();
    await expectTotal(page, 0);
  }
  await page.getByRole('link', { name: 'Показать весь каталог' }).click();
  await expect(page).toHaveURL('/products-filters');
});

test('sorting is in the address and neither it nor a filter moves the page', async ({ page, isMobile }) => {
  await open(page, '/products-filters');
  await makeTall(page);
  await scrollTo(page, 300);
  const titles = () => cardsOf(page).getByRole('heading').allTextContents();
  const before = await titles();
  await page.getByLabel('Порядок').selectOption('title');
  await expect(page).toHaveURL('/products-filters?sort=title');
  await expect.poll(titles).not.toEqual(before);
  const sorted = await titles();
  expect(sorted).toEqual([...sorted].sort(new Intl.Collator('ru').compare));
  expect(await scrollY(page)).toBe(300);

  const line = await lineOf(await facets(page, isMobile), 'Форма', 'Капли');
  // Pressed where it is: Playwright would scroll to it first, and the position is what is being tested.
  await line.getByRole('checkbox').evaluate((box: HTMLElement) => box.click());
  await expect(page).toHaveURL('/products-filters?form=drops&sort=title');
  await expect(cardsOf(page)).not.toHaveCount(before.length);
  expect(await scrollY(page)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL('/products-filters?sort=title');
  await expect.poll(titles).toEqual(sorted);
  expect(await scrollY(page)).toBe(300);
});

test('the second page of the catalogue starts at its top', anyScreen, async ({ page }) => {
  await open(page, '/products-filters');
  await page.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL('/products-filters?page=2#list');
  await expect.poll(async () => Math.round((await totalOf(page).boundingBox())?.y ?? 0)).toBeGreaterThanOrEqual(0);
  await expect(totalOf(page)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter is a plain form', async ({ page }) => {
    await page.goto('/products-filters');
    const form = page.getByRole('form', { name: 'Подбор по признакам' });
    const numbers: number[] = [];
    for (const name of ['Капли', 'Спрей']) {
      const line = form.locator('label').filter({ has: page.getByText(name, { exact: true }) });
      numbers.push(await promised(page, line));
      await line.getByRole('checkbox').check();
    }
    await page.getByLabel('Порядок').selectOption('rating');
    await form.getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL('/products-filters?form=drops&form=spray&sort=rating');
    await expectTotal(page, (numbers[0] ?? 0) + (numbers[1] ?? 0));
    for (const value of ['drops', 'spray']) await expect(form.locator(`input[value=${value}]`)).toBeChecked();
    await page.getByRole('list', { name: 'Выбранные признаки' }).getByRole('link', { name: 'Капли' }).click();
    await expect(page).toHaveURL('/products-filters?form=spray&sort=rating');
    await expectTotal(page, numbers[1] ?? 0);
  });
});
