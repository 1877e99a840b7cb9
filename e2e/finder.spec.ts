import type { Page } from '@playwright/test';
import { pagePaths } from '../src/contract/paths.ts';
import { expectAccessible } from './support/accessible.ts';
import { forbidStorage } from './support/reader.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

const address = pagePaths.finder;
const question = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const answers = (page: Page) => page.getByRole('region', { name: 'Ваши ответы' });

test('asks, says what each answer does, and suggests with reasons', async ({ page }) => {
  await open(page, address);
  await page.getByLabel(/^Для\sженщины/).check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(question(page, 'Сколько лет?')).toBeFocused();
  await expect(answers(page)).toContainText('сделан не для взрослых женщин');
  // A grown woman is not offered three to six years.
  await expect(page.getByLabel(/^3–\u20606\sлет/)).toHaveCount(0);
  await page.getByLabel(/^18–\u206059\sлет/).check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByLabel(/^Антидепрессанты/).check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(answers(page)).toContainText('сначала спросите врача');
  await page.getByText(/^Уш(ёл|ли|ло)\s.*сначала спросите врача/).click();
  await expect(answers(page)).toContainText('приём успокоительных и снотворных средств');
  await page.getByLabel(/^Рыба\sреже/).check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  for (const name of ['Что уже стоит на полке?', 'В каком виде удобнее?']) {
    await expect(question(page, name)).toBeVisible();
    await page.getByRole('link', { name: 'Пропустить' }).click();
  }
  await page.getByLabel(/^База\sна\sкаждый/).check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(question(page, '2 продукта по вашим ответам')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Омега-3' }).first()).toContainText('Рыбы в рационе мало');
  await expect(page).toHaveURL(
    /a=who_woman\.age_18-59\.health_antidepressants\.diet_fish-rarely\.have_\.form_\.aim_base$/,
  );
  await expectAccessible(page, { within: 'main' });
  await page.getByRole('link', { name: 'Сравнить их' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test(
  'Back takes answers back one at a time; the keyboard is enough; a mother is sent to a doctor at once',
  anyScreen,
  async ({ page }) => {
    await open(page, `${address}?a=who_man.age_18-59.health_healthy`);
    await page.getByRole('link', { name: 'Пропустить' }).click();
    await expect(question(page, 'Что уже стоит на полке?')).toBeVisible();
    await page.getByRole('link', { name: 'Пропустить' }).click();
    await expect(question(page, 'В каком виде удобнее?')).toBeVisible();
    await page.goBack();
    await expect(question(page, 'Что уже стоит на полке?')).toBeVisible();
    await page.goBack();
    await expect(question(page, 'Как устроено питание?')).toBeVisible();
    await page.goForward();
    await expect(question(page, 'Что уже стоит на полке?')).toBeVisible();

    await open(page, address);
    await expect(answers(page)).toHaveCount(0);
    await page.getByLabel(/^Для\sженщины/).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel(/^Для\sребёнка/)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(question(page, 'Сколько лет?')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(question(page, 'Что нужно знать о здоровье?')).toBeFocused();
    await expect(answers(page)).toContainText('3–\u20606 лет');
    await page.goBack();
    await page.goBack();
    await expect(question(page, 'Для кого подбираем?')).toBeVisible();

    await page.getByLabel(/^Жду\sребёнка/).check();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await expect(question(page, 'Сначала — врач')).toBeVisible();
    await expect(page.getByRole('link', { name: /^На полку/ })).toHaveCount(0);
  },
);

test('for whom, age and health cannot be skipped, whatever a link says', anyScreen, async ({ page }) => {
  await open(page, `${address}?a=who_.age_.health_.diet_.have_.form_.aim_season`);
  for (const [name, answer] of [
    ['Для кого подбираем?', /^Для\sребёнка/],
    ['Сколько лет?', /^3–\u20606\sлет/],
    ['Что нужно знать о здоровье?', /^Ничего\sиз\sэтого/],
  ] as const) {
    await expect(question(page, name)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Пропустить' })).toHaveCount(0);
    await page.getByLabel(answer).check();
    await page.getByRole('button', { name: 'Дальше' }).click();
  }
  // Nothing for grown-ups.
  await expect(question(page, '1 продукт по вашим ответам')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Витамин D3 для детей' })).toBeVisible();
});

test('an answer about health is asked for, and unticks what contradicts it', anyScreen, async ({ page }) => {
  await open(page, `${address}?a=who_woman.age_18-59`);
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Отметьте хотя\sбы один ответ/);
  await page.getByLabel(/^Болезни\sпочек/).check();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel(/^Ничего\sиз\sэтого/).check();
  await expect(page.getByLabel(/^Болезни\sпочек/)).not.toBeChecked();
  await page.getByLabel(/^Антидепрессанты/).check();
  await expect(page.getByLabel(/^Ничего\sиз\sэтого/)).not.toBeChecked();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByLabel(/^Рыба\sдважды/).check();
  await page.getByLabel(/^Рыба\sреже/).check();
  await expect(page.getByLabel(/^Рыба\sдважды/)).not.toBeChecked();
});

test('a reason that only health speaks against sends to a doctor, no reason at all ends with nothing', async ({
  page,
}) => {
  await open(page, `${address}?a=who_man.age_18-59.health_kidneys.diet_.have_.form_.aim_training`);
  await expect(question(page, 'Сначала — врач')).toBeVisible();
  await expect(page.getByText('Прежде чем купить')).toHaveCount(0);
  await open(page, `${address}?a=who_man.age_18-59.health_healthy.diet_.have_.form_.aim_`);
  await expect(question(page, 'Ничего не нужно')).toBeVisible();
  await expect(page.getByText('не дал повода их принимать')).toBeVisible();
  await open(page, `${address}?a=who_man.age_18-59.health_healthy.diet_.have_.form_.aim_nothing`);
  await expect(page.getByText('На всякий случай добавки не принимают')).toBeVisible();
});

test('an answer can be changed, a broken link is explained', anyScreen, async ({ page }) => {
  await open(page, `${address}?a=who_woman.age_18-59.health_healthy.diet_bread`);
  await expect(page.getByText(/записаны\sс\sошибкой:\sbread/)).toBeVisible();
  await expect(question(page, 'Как устроено питание?')).toBeVisible();
  await page.getByRole('link', { name: 'Изменить ответ: Сколько лет?' }).click();
  await expect(question(page, 'Сколько лет?')).toBeVisible();
  await expect(answers(page)).toContainText('Для женщины');
});

test('ticks what stands on the reader’s own shelf', anyScreen, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vitimepro:shelf', '1;;daily/multivitaminy'));
  await open(page, `${address}?a=who_man.age_18-59.health_healthy.diet_`);
  await expect(page.getByLabel(/^Витамин\sD/)).toBeChecked();
  // Sixty milligrams in a complex are not enough of it.
  await expect(page.getByLabel(/^Магний/)).not.toBeChecked();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(answers(page)).toContainText('уже есть на вашей полке');
});

test('works with storage forbidden', anyScreen, async ({ page }) => {
  await forbidStorage(page);
  await open(page, `${address}?a=who_man.age_18-59.health_healthy.diet_`);
  await page.getByLabel(/^Магний/).check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(question(page, 'В каком виде удобнее?')).toBeVisible();
});

test('what is answered is kept by no cache', anyScreen, async ({ request }) => {
  expect((await request.get(`${address}?a=who_mother`)).headers()['cache-control']).toContain('no-store');
  expect((await request.get(address)).headers()['cache-control']).not.toContain('no-store');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each question is a form that the server answers', anyScreen, async ({ page }) => {
    await page.goto(address);
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
    await page.getByLabel(/^Спокойный\sвечер/).check();
    await page.getByRole('button', { name: 'Дальше' }).click();
    await expect(page.getByRole('heading', { name: '3 продукта по вашим ответам' })).toBeVisible();
    await expect(answers(page)).toContainText('Пропущен');
  });
});
