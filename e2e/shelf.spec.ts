import type { Page } from '@playwright/test';
import { pagePaths } from '../src/contract/paths.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './support/accessible.ts';
import { clock, forbidStorage } from './support/reader.ts';
import { hold } from './support/routes.ts';
import { anyScreen, expect, hydrated, open, test } from './support/test.ts';

const shelf = pagePaths.shelf;
const jars = (page: Page) => page.locator('#shelf form ul > li');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
/** `tokens` are what is kept and linked: `1;f34;daily/omega-3`. */
const link = (tokens: string) => `${shelf}#s=${tokens}`;

test('sums the jars, compares them with norm and limit, and lays out the day', async ({ page }) => {
  await open(page, link('1;;daily/vitamin-d3,daily/multivitaminy,immuno/tsink-selen*2'));
  await expect(jars(page)).toHaveCount(3);
  await expect(row(page, 'Витамин D')).toContainText('25 мкг (1000 МЕ)');
  await expect(row(page, 'Витамин D')).toContainText('500 %');
  await expect(page.getByText('Цинк: больше верхнего уровня').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Утром' }) })).toContainText(
    'Витамины и минералы',
  );
  await expectAccessible(page, { within: 'main' });
});

test(
  'is worked by keyboard alone; takes a jar of any maker from its label, and says what it could not read',
  anyScreen,
  async ({ page }) => {
    await open(page, shelf);
    await page.getByLabel('Добавить из каталога').focus();
    await page.getByLabel('Добавить из каталога').selectOption('daily/vitamin-d3');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(jars(page)).toHaveCount(1);
    await page.getByRole('button', { name: /Больше порций/ }).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Витамин D')).toContainText('30 мкг (1200 МЕ)');
    await page.getByLabel('Возраст, лет').focus();
    await page.keyboard.type('34', { delay: 30 });
    await expect(page.getByLabel('Возраст, лет')).toHaveValue('34');
    await expect(page.getByLabel('Возраст, лет')).toBeFocused();
    await expect(row(page, 'Витамин D')).toContainText('200 %');
    await page.getByRole('button', { name: /Убрать с полки/ }).focus();
    await page.keyboard.press('Enter');
    await expect(jars(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Что вы принимаете' })).toBeFocused();

    await page.getByText('Добавить другую банку').click();
    await page.getByLabel('Название').fill('Солнце, 60 капсул');
    await page.getByLabel('Порций в банке').fill('60');
    await page.getByLabel(/Состав порции/).pressSequentially('Витамин D3 2000 МЕ\nМагния цитрат 950 мг\nзолото много');
    const read = page.getByRole('list', { name: 'Что прочитали' }).getByRole('listitem');
    await expect(read).toHaveCount(3);
    await expect(read.nth(2)).toContainText('золото много — не нашли количества');
    await read
      .nth(1)
      .getByLabel(/Магний — 152\sмг/)
      .check();
    await page.getByRole('button', { name: 'Поставить на полку' }).click();
    await expect(jars(page)).toContainText('Витамин D 2000 МЕ = 50 мкг, Магний 152 мг');
    await expect(row(page, 'Витамин D')).toContainText('333 %');
    await page.reload();
    await hydrated(page);
    await expect(jars(page)).toContainText('Солнце, 60 капсул');

    await page.getByRole('button', { name: /Исправить состав/ }).click();
    await page.getByLabel(/Состав порции/).fill('Витамин D 1000 МЕ');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(jars(page)).toContainText('Витамин D 1000 МЕ = 25 мкг');
    await expect(jars(page)).not.toContainText('Магний');
  },
);

test.describe('the person', () => {
  test('is asked in any order, and stays over a reload and the next change', anyScreen, async ({ page }) => {
    await open(page, shelf);
    await page.getByLabel('Добавить из каталога').selectOption('daily/multivitaminy');
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await page.getByText('Женский').click();
    await expect(page.getByText('Укажите и возраст')).toBeVisible();
    await page.getByLabel('Возраст, лет').pressSequentially('34');
    await page.getByLabel('Беременность и кормление').selectOption('first');
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Возраст, лет')).toHaveValue('34');
    await expect(page.getByLabel('Женский')).toBeChecked();
    await expect(page.getByLabel('Беременность и кормление')).toHaveValue('first');
    await page.getByLabel('Возраст, лет').press('End');
    await page.getByLabel('Возраст, лет').press('Backspace');
    await page.getByLabel('Возраст, лет').press('5');
    await expect(page.getByLabel('Возраст, лет')).toHaveValue('35');
    await expect(page.getByLabel('Беременность и кормление')).toHaveValue('first');
    expect(await page.evaluate(() => localStorage.getItem('vitimepro:shelf'))).toBe('1;f35p;daily/multivitaminy');
  });

  test('of no age is refused with a word', anyScreen, async ({ page }) => {
    await open(page, link('1;;daily/omega-3'));
    await page.getByLabel('Возраст, лет').pressSequentially('0');
    await expect(page.getByRole('alert')).toContainText('от 1 до 120');
  });
});

test.describe('one shelf', () => {
  const kept = (line: string) => (page: Page) =>
    page.evaluate((text) => localStorage.setItem('vitimepro:shelf', text), line);

  test('Back shows what was added meanwhile, as one’s own', anyScreen, async ({ page }) => {
    await open(page, '/daily');
    await kept('1;;daily/omega-3')(page);
    await open(page, shelf);
    await expect(jars(page)).toHaveCount(1);
    await jars(page).getByRole('link').click();
    // The address changes before the page does, and until then the shelf is there and its own.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Омега');
    await expect(page).toHaveURL('/daily/omega-3');
    await kept('1;;daily/omega-3,daily/vitamin-d3')(page);
    await page.goBack();
    await expect(jars(page)).toHaveCount(2);
    await expect(page.getByText('Это полка из ссылки')).toHaveCount(0);
  });

  test('another tab’s jar is seen here, and not overwritten', anyScreen, async ({ page, context }) => {
    await open(page, shelf);
    const other = await context.newPage();
    await open(other, `${shelf}?add=daily/omega-3`);
    await expect(jars(page)).toHaveCount(1);
    await page.getByLabel('Добавить из каталога').selectOption('daily/vitamin-d3');
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(jars(other)).toHaveCount(2);
  });

  test('the header leads from a link’s shelf to one’s own', anyScreen, async ({ page }) => {
    await open(page, '/daily');
    await kept('1;;daily/omega-3')(page);
    await open(page, link('1;;daily/vitamin-d3'));
    await expect(page.getByText('Это полка из ссылки')).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Моя полка/ })
      .click();
    await expect(page.getByText('Это полка из ссылки')).toHaveCount(0);
    await expect(jars(page)).toContainText('Омега-3');
  });

  test('the thirteenth jar is refused where it is added', anyScreen, async ({ page }) => {
    await open(page, '/daily');
    await kept(`1;;${Array.from({ length: 12 }, (_, index) => `x/y-${index}`)}`)(page);
    await page
      .getByRole('link', { name: /^На полку/ })
      .first()
      .click();
    await expect(page.getByText('На полке уже 12 банок')).toBeVisible();
    await expect(page).toHaveURL(/\/daily$/);
  });

  test('what was taken away can be had back', anyScreen, async ({ page }) => {
    await open(page, '/daily');
    await kept('1;f34;daily/omega-3,daily/vitamin-d3')(page);
    await open(page, shelf);
    await page
      .getByRole('button', { name: /Убрать с полки/ })
      .first()
      .click();
    await expect(jars(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(jars(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Убрать всё' }).click();
    await expect(jars(page)).toHaveCount(0);
    await expect(page.getByLabel('Возраст, лет')).toHaveValue('');
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(jars(page)).toHaveCount(2);
    await expect(page.getByLabel('Возраст, лет')).toHaveValue('34');
  });
});

test('never green over what was not checked', anyScreen, async ({ page }) => {
  await open(page, link('1;a3;!A*1!zhelezo~100~mg'));
  await expect(page.getByText('Железо: больше количества, признанного безопасным').first()).toBeVisible();
  await open(page, link('1;a30;!A*1!%D0%9A%D1%83%D1%80%D0%BA%D1%83%D0%BC%D0%B8%D0%BD~500~mg'));
  await expect(page.getByText('С верхними уровнями сверили 0 из 1 вещества').first()).toBeVisible();
  await expect(page.getByText('Верхние уровни не превышены')).toHaveCount(0);
});

test('a card puts its product there without leaving the page, and the header counts', async ({ page }) => {
  await open(page, '/daily');
  await page
    .getByRole('link', { name: /^На полку/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Моя полка 1' })).toBeVisible();
  await expect(page).toHaveURL(/\/daily$/);
  // The control says so, and the message takes it back.
  await expect(page.getByRole('link', { name: /^На полке/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByRole('link', { name: /^На полке/ })).toHaveCount(0);
  await page
    .getByRole('link', { name: /^На полку/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Моя полка 1' }).click();
  await expect(jars(page)).toHaveCount(1);
});

test('a shared link leaves the reader’s own shelf alone until he takes it over', anyScreen, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vitimepro:shelf', '1;;daily/omega-3'));
  await open(page, link('1;;daily/vitamin-d3'));
  await expect(jars(page)).toContainText('Витамин D3');
  await page.getByRole('button', { name: 'Открыть мою' }).click();
  await expect(jars(page)).toContainText('Омега-3');
  await expect(page).toHaveURL(new RegExp(`${shelf}$`));
});

test(
  'reminders can be had as a calendar, and what is entered stays out of the page views',
  anyScreen,
  async ({ page }) => {
    await open(page, `${link('1;f34p;daily/omega-3')}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Напоминания' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('moya-polka.ics');
    const asked: string[] = [];
    // Chromium asks for the icon again whenever the address changes.
    page.on('request', (request) => request.url().endsWith('favicon.svg') || asked.push(request.url()));
    await page.getByRole('button', { name: /Больше порций/ }).click();
    await expect(page).toHaveURL(/omega-3\*2$/);
    expect(asked).toEqual([]);
  },
);

test.describe('when the browser refuses to remember', () => {
  test('the shelf lives in the address, and says so', anyScreen, async ({ page }) => {
    await forbidStorage(page);
    await open(page, '/daily');
    // The card's link has to carry the product.
    await page
      .getByRole('link', { name: /^На полку/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${shelf}#s=1;;daily/`));
    await expect(jars(page)).toHaveCount(1);
    await expect(page.getByText('Браузер не запоминает полку')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(jars(page)).toHaveCount(1);
  });

  test('a full memory is no crash', anyScreen, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, `${shelf}?add=daily/omega-3`);
    await expect(jars(page)).toHaveCount(1);
    await expect(page.getByText('Браузер не запоминает полку')).toBeVisible();
  });
});

test.describe('explains', () => {
  test('a memory in another format', anyScreen, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('vitimepro:shelf', '{"jars":["daily/omega-3"]}'));
    await open(page, shelf);
    await expect(page.getByText('Сохранённую полку прочитать не вышло')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Моя полка', exact: true })).toBeVisible();
  });

  test('a product that has gone, a broken jar and a broken link', anyScreen, async ({ page }) => {
    await open(page, link('1;;daily/omega-3,daily/long-gone,???'));
    await expect(jars(page)).toHaveCount(1);
    await expect(page.getByText('daily/long-gone')).toBeVisible();
    await expect(page.getByText('одну или несколько банок мы пропустили')).toBeVisible();
    await page.getByRole('button', { name: 'Убрать с полки', exact: true }).click();
    await expect(page).toHaveURL(/#s=1;;daily\/omega-3$/);
    await open(page, link('9;x'));
    await expect(page.getByText('Ссылка повреждена')).toBeVisible();
  });
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

test('says what the address and the labels tell', anyScreen, async ({ page }) => {
  await open(page, link('1;f34p;daily/omega-3'));
  await expect(page.getByText('Беременность и кормление тоже записаны в адресе страницы')).toBeVisible();
  const added = page.getByText(/^Добавлено: Железо \+\sC\. Замечаний: \d/);
  await page.getByLabel('Добавить из каталога').selectOption('daily/zhelezo-c');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(added).toBeVisible();
  await expect(page.getByText('Гемохроматоз и другие состояния').first()).toBeVisible();
  const medicine = page.getByRole('link', { name: /Левотироксин: что учесть/ }).first();
  await expect(medicine).toHaveAttribute('href', '/lekarstva#levotiroksin');
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

test('a page that is somebody’s is kept by no cache', anyScreen, async ({ request }) => {
  expect((await request.get(`${shelf}?s=1;;daily/omega-3`)).headers()['cache-control']).toContain('no-store');
  expect((await request.get(shelf)).headers()['cache-control']).not.toContain('no-store');
});
