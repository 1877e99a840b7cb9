import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/accessible.ts';
import { clock, forbidStorage } from './support/reader.ts';
import { anyScreen, expect, hydrated, open, test } from './support/test.ts';

test.describe('for men: five questions', () => {
  const answer = async (page: Page, replies: string) => {
    for (const [index, sign] of [...replies].entries()) {
      const reply = page
        .locator('fieldset')
        .nth(index)
        .getByRole('radio', { name: sign === 'y' ? 'Да' : 'Нет' });
      await reply.focus();
      await page.keyboard.press('Space');
    }
  };
  const result = (page: Page) => page.getByRole('status').filter({ hasText: /вопрос|Ответьте|нужно|банка|Хватит/i });

  test('lead to none to two products, by keyboard, and stand in the address', anyScreen, async ({ page }) => {
    // What needs no memory works where it is forbidden; so do the month, the slider, the calculator and the hour.
    await forbidStorage(page);
    await open(page, '/for-men');
    await expect(result(page)).toContainText('Ответьте');
    await answer(page, 'yyyy');
    await expect(result(page)).toContainText('Остался 1 вопрос');
    await answer(page, 'yyyyy');
    await expect(result(page)).toContainText('Ничего не нужно');
    await expect(result(page).getByRole('link')).toHaveCount(0);
    await answer(page, 'ynnyn');
    await expect(result(page)).toContainText('Банка тут ни при чём');
    await expect(result(page).getByRole('link')).toHaveCount(0);
    await answer(page, 'nnnnn');
    await expect(result(page).getByRole('link')).toHaveText(['Омега-3', 'Витамин D3 600 МЕ']);
    await expectAccessibleAtBothWidths(page, { within: '#voprosy' });
    await expect(page).toHaveURL(/#voprosy=nnnnn$/);
    await page.reload();
    await hydrated(page);
    await expect(result(page).getByRole('link')).toHaveCount(2);
    await page.getByRole('button', { name: 'Начать заново' }).click();
    await expect(result(page)).toContainText('Ответьте');
    await expect(page).toHaveURL(/for-men$/);
  });
});

test.describe('immunity: the calendar', () => {
  const shown = (page: Page) => page.getByRole('heading', { level: 3 });

  test('opens on the reader’s month', anyScreen, async ({ page }) => {
    await clock(page, '2027-01-20T12:00:00');
    await forbidStorage(page);
    await open(page, '/for-immunity');
    await expect(page.getByRole('radio', { name: 'Январь сейчас' })).toBeChecked();
    await expect(shown(page).filter({ hasText: 'После каникул' })).toBeVisible();
    await expect(page.getByText('Пока всё есть')).toBeHidden();
    await expectAccessibleAtBothWidths(page, { within: '#mesyats' });
    await page.getByRole('radio', { name: 'Январь сейчас' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(shown(page).filter({ hasText: 'Самый сухой воздух' })).toBeVisible();
    await expect(page).toHaveURL(/#mesyats=2$/);
  });

  test('opens on the next month it has, where it has no such month', anyScreen, async ({ page }) => {
    await clock(page, '2027-06-20T12:00:00');
    await open(page, '/for-immunity');
    await expect(page.getByRole('radio', { name: 'Сентябрь' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /сейчас/ })).toHaveCount(0);
    // A link that somebody was given opens its own month, there where the calendar is.
    await open(page, '/articles');
    await open(page, '/for-immunity#mesyats=1');
    await expect(page.getByRole('radio', { name: 'Январь' })).toBeChecked();
    await expect(page.locator('#mesyats')).toBeInViewport();
  });
});

test.describe('for kids: the slider', () => {
  test('shows what fits an age, by keyboard and by a link', anyScreen, async ({ page }) => {
    await forbidStorage(page);
    await open(page, '/for-kidz');
    const slider = page.getByRole('slider', { name: 'Возраст ребёнка' });
    const status = page.getByRole('status').filter({ hasText: /Подвиньте|Подход|педиатр/ });
    // Nothing is chosen yet, and nothing is left out.
    await expect(status).toContainText('Подвиньте');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Любой');
    await expect(page.locator('#vozrast').getByText('Любой', { exact: true })).toBeVisible();
    await expect(slider).toHaveValue('0');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(status).toContainText('решает педиатр');
    for (let years = 2; years <= 4; years++) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^4\sгода$/);
    await expect(status).toContainText('Подходят 3 из 4');
    await page.keyboard.press('Home');
    await expect(status).toContainText('Подвиньте');
    await expect(page).not.toHaveURL(/#/);
    await page.keyboard.press('End');
    await expect(status).toContainText('Подходит 1 из 4');
    await expectAccessibleAtBothWidths(page, { within: '#vozrast' });
    await expect(page).toHaveURL(/#vozrast=17$/);
    await page.evaluate(() => window.location.assign('#vozrast=4'));
    await expect(status).toContainText('Подходят 3 из 4');
  });
});

test.describe('sport: the bag', () => {
  const box = (page: Page) => page.getByRole('checkbox', { name: /Бутылка/ });

  test('is ticked by keyboard and remembered', anyScreen, async ({ page }) => {
    await open(page, '/for-sport-and-health');
    await box(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Собрано 1 из 5')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(box(page)).toBeChecked();
    await expectAccessibleAtBothWidths(page, { within: 'section:has([type=checkbox])' });
    await page.getByRole('button', { name: 'Разобрать сумку' }).click();
    await expect(box(page)).not.toBeChecked();
  });

  test('can be ticked where the browser forbids its memory, and says so', anyScreen, async ({ page }) => {
    await forbidStorage(page);
    await open(page, '/for-sport-and-health');
    await box(page).check();
    await expect(page.getByText('Браузер не запоминает отметки')).toBeVisible();
    await expect(box(page)).toBeChecked();
  });
});

test(
  'sport: the sweat calculator subtracts, by keyboard, and does not believe everything',
  anyScreen,
  async ({ page }) => {
    await forbidStorage(page);
    await open(page, '/for-sport-and-health');
    await expect(page.getByText('1,4 л в час')).toBeVisible();
    await page.getByLabel('Вес до, кг').focus();
    for (const typed of ['80', '77.6', '700', '90']) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByText('2,07 л в час')).toBeVisible();
    await expect(page.getByText('3,1 л')).toBeVisible();
    await expect(page).toHaveURL(/#trenirovka=80_77\.6_700_90$/);
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('Вес после, кг')).toHaveValue('77,6');
    await expect(page.getByText('2,07 л в час')).toBeVisible();
    await page.getByLabel('Вес после, кг').fill('90');
    await expect(page.getByText('не сходится')).toBeVisible();
    await expect(page).toHaveURL(/for-sport-and-health$/);
  },
);

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

test('sleep: the hour is the reader’s own', anyScreen, async ({ page }) => {
  await forbidStorage(page);
  for (const [time, words, current] of [
    ['14:20', 'До вечера ещё 3 ч 40 мин', null],
    ['22:50', 'последний пункт', 'Окно приоткрыто'],
    ['02:00', 'Список на сегодня закончен', null],
    ['21:10', 'Сейчас — «Свет вполсилы». Следующий пункт через 50 мин, в 22:00', 'Свет вполсилы'],
  ] as const) {
    await test.step(`at ${time}`, async () => {
      await clock(page, `2026-11-15T${time}:00`);
      await open(page, '/for-calmness-and-sleep');
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
      const now = page.locator('[aria-current=time]');
      if (current) await expect(now).toContainText(current);
      else await expect(now).toHaveCount(0);
    });
  }
  // In the evening, which is the fullest state.
  await expectAccessibleAtBothWidths(page, { within: 'section:has([aria-current=time])' });
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
