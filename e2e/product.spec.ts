import { anyScreen, expect, open, test } from './support/test.ts';

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

test('two fingers enlarge an open picture', async ({ page, context, isMobile }) => {
  test.skip(!isMobile, 'only a touch screen has them');
  await open(page, '/daily/magniy-b6');
  await page
    .getByRole('link', { name: /^Увеличить/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Магний + B6' }).getByRole('img').first()).toBeVisible();
  const scale = () => page.evaluate(() => window.visualViewport?.scale);
  expect(await scale()).toBe(1);
  const fingers = await context.newCDPSession(page);
  const apart = (distance: number) => [-1, 1].map((side, id) => ({ x: 200 + side * distance, y: 400, id }));
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof apart>) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', apart(30));
  for (let distance = 35; distance <= 80; distance += 5) await touch('touchMove', apart(distance));
  await touch('touchEnd', []);
  await expect.poll(scale).toBeGreaterThan(1.2);
});
