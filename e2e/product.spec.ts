import { anyScreen, expect, onlyPhone, open, test } from './support/test.ts';

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
  'two fingers enlarge an open picture, and one takes it away when it is whole',
  onlyPhone,
  async ({ page, context }) => {
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
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number; id: number }[],
    ) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
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
  },
);
