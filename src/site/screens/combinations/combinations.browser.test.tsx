import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { expectNoSidewaysScroll } from '../../../../fixtures/browser/layout.ts';
import { onPhone, the } from '../../../../fixtures/browser/look.ts';
import { focus, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { address, reload, visit } from '../../../../fixtures/browser/visit.tsx';
import { pagePaths } from '../../../contract/paths.ts';

it('says of a pair what to do, for how long, why and by whose word', async () => {
  await visit(`${pagePaths.combinations}#zhelezo`);
  const iron = the('#zhelezo');
  await expect.element(iron).toBeInViewport();
  const calcium = iron.getByRole('listitem').filter({ hasText: 'Кальций' }).first();
  await expect.element(calcium).toMatchTextContent('В разное время: хотя бы 2 часа между ними');
  await expect
    .element(calcium.getByRole('link', { name: /Источник/ }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
  await expect.element(iron).toMatchTextContent('Чай и кофе');
  await expect.element(iron).toMatchTextContent('Левотироксин');
});

it.each([1280, 412])(
  'a cell of the matrix leads to its reason, by keyboard, at %i px, without memory',
  async (width) => {
    await onPhone(width);
    forbidStorage();
    await visit(pagePaths.combinations);
    // The matrix is wider than a phone, the page is not.
    expectNoSidewaysScroll();
    if (width < 1000) await page.getByText('Показать таблицу').click();
    const cell = page.getByRole('link', { name: 'Железо и Цинк: В разное время' });
    await expect.element(cell).toBeVisible();
    focus(cell);
    await userEvent.keyboard('{Enter}');
    await expect.element(the('#zhelezo--tsink')).toBeInViewport();
    expect(address()).toBe(`${pagePaths.combinations}#zhelezo--tsink`);
  },
);

it('tells a listener of no empty cell: a substance, then links that name both', async () => {
  await visit(pagePaths.combinations);
  const table = page.getByRole('region', { name: 'Таблица сочетаний' });
  await expect.element(table.getByRole('link', { name: 'Железо и Цинк: В разное время' })).toBeVisible();
  expect(table.getByRole('cell').elements()).toEqual([]);
  expect(table.getByText('Fe', { exact: true }).element().closest('[aria-hidden]')).not.toBeNull();
  await expectAccessible();
});

it('answers about two, by their trade names too, and never takes silence for a yes', async () => {
  await visit(pagePaths.combinations);
  const answer = page.getByRole('status').filter({ hasText: /Выберите|разное время|нет/ });
  const choose = (field: string, name: string) => page.getByLabelText(field).selectOptions(name);
  await choose('Что принимаете', 'Железо');
  await choose('С чем', 'Эутирокс');
  await expect.element(answer).toMatchTextContent('хотя бы 4 часа между ними');
  await expectAccessible('form:has([name=one])');
  await reload();
  await expect.element(answer).toMatchTextContent('хотя бы 4 часа между ними');
  await choose('Что принимаете', 'Витамин C');
  await expect.element(answer).toMatchTextContent('Это не значит, что вместе можно');
  await choose('Что принимаете', 'Железо');
  await answer.getByRole('link', { name: /Левотироксин: что учесть/ }).click();
  await expect.poll(() => document.getElementById('levotiroksin')?.getBoundingClientRect().top).toBeLessThan(800);
});

it.each([
  [pagePaths.combinations, 4_000],
  [pagePaths.medicines, 10_000],
])('%s is short on a phone', async (path, most) => {
  await onPhone();
  await visit(path);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(most);
});
