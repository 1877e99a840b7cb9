import { anyScreen, expect, open, test } from './support/test.ts';

test('on a phone name, dose and the way to buy are on the first screen', anyScreen, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/daily/magniy-b6');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const dose = page.getByText('38\u00a0% нормы взрослого').first();
  const bar = page.locator('.buy-bar');
  const [lowest, top] = [await dose.boundingBox(), await bar.boundingBox()];
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(top?.y ?? 0);
  await expect(bar.getByRole('button', { name: 'Купить' })).toBeInViewport({ ratio: 1 });
});

test('the bar offers the shop that was chosen last, and all others', anyScreen, async ({ page, context }) => {
  await context.route(/ozon/, (route) => route.fulfill({ body: '' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/daily/omega-3');
  await page.getByRole('main').getByRole('link', { name: 'Ozon' }).first().click();
  await page.bringToFront();
  const bar = page.locator('.buy-bar');
  await open(page, '/daily/magniy-b6');
  await expect(bar.getByRole('link', { name: 'Ozon' })).toBeVisible();
  await bar.getByRole('button', { name: 'Другие магазины' }).click();
  await expect(page.getByRole('dialog', { name: 'Где купить' }).getByRole('link')).not.toHaveCount(0);
});

test(
  'the list of sections stands before the label on a phone, and says where the reader is',
  anyScreen,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/daily/magniy-b6');
    const list = page.locator('.product-contents');
    const top = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
    expect(await top('.product-contents')).toBeLessThan(await top('.product-label'));
    await list.getByRole('link', { name: 'Документы' }).click();
    await expect(list.getByRole('link', { name: 'Документы' })).toHaveAttribute('aria-current', 'true');
  },
);

test('the label answers line by line, by keyboard too, and says nothing twice', async ({ page, isMobile }) => {
  await open(page, '/daily/magniy-b6');
  const label = page.getByRole('region', { name: 'Состав' });
  const [magnesium, b6] = [
    label.locator('summary', { hasText: 'Магний' }),
    label.locator('summary', { hasText: 'B6' }),
  ];
  await expect(magnesium).toContainText('150\u00a0мг');
  await expect(magnesium).toContainText('38\u00a0%');
  await expect(label.getByText('Не\u00a0больше 250\u00a0мг в\u00a0сутки из\u00a0добавок')).toBeVisible();
  await expect(label.getByText('тыквенные семена\u00a0— 25\u00a0г')).toBeVisible();
  await b6.focus();
  await page.keyboard.press('Enter');
  await expect(label.getByRole('link', { name: /B6: подробнее/ })).toBeVisible();
  await expect(label.getByText('тыквенные семена\u00a0— 25\u00a0г')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(label.getByText('тыквенные семена\u00a0— 25\u00a0г')).toBeVisible();
  // Where the label stands beside it, the dose is said there and nowhere else: no chips, no table, no rings.
  if (!isMobile)
    await expect(page.locator('.product-top').getByText('150\u00a0мг').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('.composition, .ring-chart')).toHaveCount(0);
});

test('on the narrowest phones no name of the label lies on its dose', anyScreen, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/daily/multivitaminy');
  const lines = await page.locator('.label-what').evaluateAll((found) =>
    found.map((line) => {
      const range = document.createRange();
      const [name, dose] = [...line.children].map((part) => {
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      });
      const isApart = name && dose && (name.right <= dose.left || name.bottom <= dose.top + 4);
      return { text: line.textContent, isApart };
    }),
  );
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(({ isApart }) => !isApart)).toEqual([]);
});

test('a picture opens large, goes on by arrows and counts', async ({ page }) => {
  await open(page, '/daily/magniy-b6');
  await page
    .getByRole('link', { name: /^Увеличить/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Магний + B6' });
  await expect(dialog.getByText('1 из 2')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Предыдущая' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 из 2')).toBeVisible();
  await dialog.getByRole('button', { name: /^Приблизить: Горка/ }).click();
  await expect(dialog.getByRole('button', { name: /^Отдалить: Горка/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('two fingers enlarge an open picture, and one takes it away when it is whole', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'only a touch screen has them');
  await open(page, '/daily/magniy-b6');
  await page
    .getByRole('link', { name: /^Увеличить/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Магний + B6' });
  const picture = dialog.getByRole('img').first();
  await expect(picture).toBeVisible();
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await widthOf();
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  const apart = (distance: number) => [-1, 1].map((side, id) => ({ x: 200 + side * distance, y: 400, id }));
  await touch('touchStart', apart(30));
  for (let distance = 35; distance <= 80; distance += 5) await touch('touchMove', apart(distance));
  await touch('touchEnd', []);
  await expect.poll(widthOf).toBeGreaterThan(2 * whole);
  await dialog.getByRole('button', { name: /^Отдалить/ }).press('Enter');
  await expect.poll(widthOf).toBe(whole);
  await touch('touchStart', [{ x: 200, y: 300, id: 0 }]);
  for (let y = 320; y <= 500; y += 20) await touch('touchMove', [{ x: 200, y, id: 0 }]);
  await touch('touchEnd', []);
  await expect(dialog).toBeHidden();
});

test('says whom it does not suit, group by group, and the sentences of its label', anyScreen, async ({ page }) => {
  await open(page, '/daily/magniy-b6');
  const warnings = page.getByRole('main').locator('dl').filter({ hasText: 'Беременным и кормящим' });
  await expect(warnings.getByRole('term')).toHaveText([
    'Всем',
    'Детям и подросткам',
    'Беременным и кормящим',
    'При заболеваниях и особых состояниях',
    'Тем, кто принимает лекарства',
  ]);
  await expect(warnings.getByRole('definition').filter({ hasText: 'левотироксина' })).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(/Перед применением проконсультируйтесь с\sврачом\./);
});

test(
  'what a product can be added to is in view at once on a desktop, and the last shop within reach',
  anyScreen,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/daily/omega-3');
    const summary = page.locator('#shops').locator('..');
    for (const name of [/^На полку/, /^Сравнить/])
      await expect(summary.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 700 });
    const last = page.locator('#shops').getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  },
);
