import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { expectNoSidewaysScroll } from '../../../../fixtures/browser/layout.ts';
import { onPhone } from '../../../../fixtures/browser/look.ts';
import { clock, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { address, visit } from '../../../../fixtures/browser/visit.tsx';
import { pagePaths } from '../../../contract/paths.ts';

const field = page.getByRole('main').getByLabelText('Номер партии');
const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });

it('shows the batch of a typed number: days, figures against the label, papers', async () => {
  forbidStorage();
  clock('2028-07-12T23:59:00');
  // Russian letters, no hyphens: as people type it.
  await visit(`${pagePaths.batch}?n=${encodeURIComponent('а02 26071')}`);
  await expect.element(heading('A02-2607-1')).toBeVisible();
  await expect.element(page.getByText('13 июля 2026', { exact: true })).toBeVisible();
  await expect.element(page.getByText('12 июля 2028', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: /Витамин E/ });
  for (const figure of ['5 мг', '5,46 мг', '109 %', 'допуск 80–150 %'])
    await expect.element(row).toMatchTextContent(figure);
  await expect.element(page.getByText('Протокол испытаний', { exact: true })).toBeVisible();
  // Its last day.
  const passport = page.getByRole('region', { name: 'A02-2607-1' });
  await expect.element(passport.getByText('Срок годности истёк')).not.toBeInTheDocument();
  await expectAccessible();
});

it('the passport fits the narrowest screen, tolerance and all', async () => {
  await onPhone(320, 640);
  await visit(`${pagePaths.batch}?n=A04-2608-2`);
  expectNoSidewaysScroll();
  await expect.element(page.getByText('допуск 80–150 %').first()).toBeVisible();
  const leadsTo = (name: string | RegExp) => page.getByRole('link', { name }).element().getAttribute('href');
  expect(leadsTo('Открыть реестр')).toMatch(/^https:/);
  expect(leadsTo(/^Запросить копию\s?: Протокол/)).toMatch(/^mailto:.*A04-2608-2/);
});

it('answers an unknown number kindly, and keeps what was typed', async () => {
  await visit(`${pagePaths.batch}?n=${encodeURIComponent('Z99 <b>0000</b>')}`);
  await expect.element(page.getByRole('note')).toMatchTextContent('Такой партии у нас нет: «Z99 <b>0000</b>»');
  await expect.element(field).toHaveValue('Z99 <b>0000</b>');
  await expect.element(heading('Где искать номер')).toBeVisible();
  await expectAccessible();
});

it('a product page leads to its newest batch, and both say when it is out of date', async () => {
  clock('2031-01-10T12:00:00');
  await visit('/daily/vitamin-d3');
  await expect.element(page.getByText('Срок годности истёк')).toBeVisible();
  await page.getByRole('link', { name: 'A01-2608-2' }).click();
  const passport = page.getByRole('region', { name: 'A01-2608-2' });
  await expect.element(passport.getByText('Срок годности истёк')).toBeVisible();
  await expectAccessible();
  await expect.element(page.getByRole('link', { name: 'Витамин D3' }).first()).toBeVisible();
});

it('a number typed into the search leads to its passport; an empty one is no error', async () => {
  await visit(`${pagePaths.batch}?n=`);
  await page.getByRole('banner').getByRole('combobox').click();
  await userEvent.keyboard('а01 2608 2{Enter}');
  await expect.element(heading('A01-2608-2')).toBeVisible();
  expect(address()).toBe(`${pagePaths.batch}?n=A01-2608-2`);
});
