import { pagePaths } from '../src/contract/paths.ts';
import { expectAccessible } from './support/accessible.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { clock, forbidStorage } from './support/reader.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

const address = pagePaths.batch;

test('shows the batch of a typed number: days, figures against the label, papers', async ({ page }) => {
  await forbidStorage(page);
  await clock(page, '2028-07-12T23:59:00');
  await open(page, address);
  await page.getByLabel('Номер партии').focus();
  // Russian letters, no hyphens: as people type it.
  await page.keyboard.type('а02 26071');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A02-2607-1' })).toBeVisible();
  await expect(page).toHaveURL(/\/partiya\?n=/);
  await expect(page.getByText('13 июля 2026', { exact: true })).toBeVisible();
  await expect(page.getByText('12 июля 2028', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: /Витамин E/ });
  await expect(row).toContainText('5 мг');
  await expect(row).toContainText('5,46 мг');
  await expect(row).toContainText('109 %');
  await expect(row).toContainText('допуск 80–150 %');
  await expect(page.getByText('Протокол испытаний', { exact: true })).toBeVisible();
  // Its last day.
  const passport = page.getByRole('region', { name: 'A02-2607-1' });
  await expect(passport.getByText('Срок годности истёк')).toHaveCount(0);
  await expectAccessible(page, { within: 'main' });
  await expectNoSidewaysScroll(page);
});

test('the passport fits the narrowest screen, tolerance and all', anyScreen, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${address}?n=A04-2608-2`);
  await expectNoSidewaysScroll(page);
  await expect(page.getByText('допуск 80–150 %').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Открыть реестр' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: /^Запросить копию\s?: Протокол/ })).toHaveAttribute(
    'href',
    /^mailto:.*A04-2608-2/,
  );
});

test('a number typed into the search opens its passport; an empty one is no error', anyScreen, async ({ page }) => {
  await open(page, `${address}?n=`);
  const search = page.getByRole('banner').getByRole('combobox');
  await search.click();
  await search.pressSequentially('а01 2608 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A01-2608-2' })).toBeVisible();
  await expect(page).toHaveURL(/\/partiya\?n=A01-2608-2$/);
});

test('a number typed beside the drawn jar leads to its passport', anyScreen, async ({ page }) => {
  await open(page, pagePaths['where-to-buy']);
  await page.getByLabel('Номер партии').fill('A02-2607-1');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByRole('heading', { name: 'A02-2607-1' })).toBeVisible();
});

test('answers an unknown number kindly, and keeps what was typed', anyScreen, async ({ page }) => {
  await open(page, `${address}?n=${encodeURIComponent('Z99 <b>0000</b>')}`);
  await expect(page.getByRole('note')).toContainText('Такой партии у нас нет: «Z99 <b>0000</b>»');
  await expect(page.getByLabel('Номер партии')).toHaveValue('Z99 <b>0000</b>');
  await expect(page.getByRole('heading', { name: 'Где искать номер' })).toBeVisible();
  await expectAccessible(page, { within: 'main' });
});

test('a product page leads to its newest batch, and both say when it is out of date', async ({ page }) => {
  await clock(page, '2031-01-10T12:00:00');
  await open(page, '/daily/vitamin-d3');
  await expect(page.getByText('Срок годности истёк')).toBeVisible();
  await page.getByRole('link', { name: 'A01-2608-2' }).click();
  const passport = page.getByRole('region', { name: 'A01-2608-2' });
  await expect(passport.getByText('Срок годности истёк')).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await expect(page.getByRole('heading', { name: 'A01-2608-2' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Витамин D3' }).first()).toBeVisible();
});

test('every product has a batch to be found by its number', anyScreen, async ({ request }) => {
  const read = async (path: string) => (await request.get(`/api/v1/${path}`)).json();
  const [{ newest }, { products }] = await Promise.all([read('pages/batch'), read('shelf-catalogue')]);
  const numbers = newest.flatMap(({ batches }: { batches: { number: string }[] }) => batches.map((one) => one.number));
  expect(numbers).toHaveLength(products.length);
  for (const number of numbers) {
    const { batch } = await read(`pages/batch?n=${number.replaceAll('-', '').toLowerCase()}`);
    expect(batch.number).toBe(number);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is answered by the server', anyScreen, async ({ page }) => {
    await page.goto(address);
    await page.getByLabel('Номер партии').fill('a01 2608 2');
    await page.getByRole('button', { name: 'Проверить' }).click();
    await expect(page.getByRole('heading', { name: 'A01-2608-2' })).toBeVisible();
    await page.getByLabel('Номер партии').fill('нет такого');
    await page.getByRole('button', { name: 'Проверить' }).click();
    await expect(page.getByRole('note')).toContainText('«нет такого»');
    await page.goto('/search?q=A01-2608-2');
    await expect(page.getByRole('heading', { name: 'A01-2608-2' })).toBeVisible();
  });
});
