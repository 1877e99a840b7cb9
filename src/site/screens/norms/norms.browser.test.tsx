import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll } from '../../../../fixtures/browser/layout.ts';
import { onPhone, texts } from '../../../../fixtures/browser/look.ts';
import { focus } from '../../../../fixtures/browser/reader.ts';
import { address, goBack, visit } from '../../../../fixtures/browser/visit.tsx';

const needs = page.getByRole('table', { name: 'Суточные нормы' });
const names = () => texts(needs.getByRole('rowheader'));

it('shows every norm with its document, and why a number is missing', async () => {
  await visit('/normy');
  const iron = texts(needs.getByRole('row', { name: /^Железо/ }).getByRole('cell'));
  expect(iron.join()).toBe('14,10,18,то же,18,33,18,10,10,12,12,12,15,18');
  const limits = page.getByRole('table', { name: 'Пределы' });
  // Hardly a ceiling of a portion is confirmed: a column would say «не сверено».
  await expect.element(limits.getByRole('columnheader', { name: /порции/ })).not.toBeInTheDocument();
  await expect.element(limits.getByRole('row', { name: /^Витамин D/ })).toMatchTextContent('EFSA, 2023');
  await expect.element(page.getByText(/Остальные столбцы: МР\s2\.3\.1\.0253-\u206021/)).toBeVisible();
});

it('shows a phone the adults and what they have numbers for, without scrolling sideways', async () => {
  await onPhone();
  await visit('/normy');
  expect(texts(needs.getByRole('columnheader'))).toEqual(['Вещество', 'Мужчины', 'Женщины']);
  expect(texts(needs.getByRole('cell'))).not.toContain('нет');
  const { scrollWidth, clientWidth } = needs.element().parentElement as HTMLElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

it('shows all columns at once on a common desktop', async () => {
  await onPhone(1440, 900);
  await visit('/normy');
  const { scrollWidth, clientWidth } = needs.element().parentElement as HTMLElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

it('sorts by a heading, with the keyboard, both ways, in its place', async () => {
  await visit('/normy');
  const before = names();
  const heading = needs.getByRole('columnheader', { name: 'Мужчины' });
  focus(heading.getByRole('link'));
  const scrolled = window.scrollY;
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('/normy?sort=-men');
  const sorted = names();
  expect(sorted[0]).toMatch(/^Калий/);
  expect(sorted.toSorted()).toEqual(before.toSorted());
  expect(window.scrollY).toBe(scrolled);
  focus(heading.getByRole('link'));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
  expect(names()[0]).toMatch(/^Витамин\sB12/);
  await goBack();
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
  await goBack();
  await expect.element(heading).not.toHaveAttribute('aria-sort');
  expect(address()).toBe('/normy');
});

it('narrows to one group of people and of substances', async () => {
  await visit('/normy');
  await page.getByLabelText('Вещества').selectOptions('Минералы');
  await expect.element(needs.getByRole('rowheader')).toHaveLength(8);
  expect(address()).toBe('/normy?group=minerals');
  await page.getByLabelText('Кому').selectOptions('Дети 1–\u20602 лет');
  const own = page.getByRole('table', { name: 'Нормы и\u00a0пределы: Дети 1–\u20602 лет' });
  await expect.element(own.getByRole('row', { name: /^Цинк/ }).getByRole('cell').first()).toMatchTextContent(/^5$/);
  await expect.element(own.getByRole('row', { name: /^Цинк/ })).toMatchTextContent('7');
  await expect.element(own.getByRole('columnheader', { name: 'На этикетке' })).not.toBeInTheDocument();
  await goBack();
  await expect.element(page.getByLabelText('Кому')).toHaveValue('');
});

it('a list that is gone through by keys keeps the focus, and follows Back', async () => {
  for (const [path, label] of [
    ['/normy', 'Кому'],
    ['/components', 'Группа'],
    ['/reviews', 'В каком порядке'],
  ] as const) {
    await visit(path);
    const field = page.getByLabelText(label);
    const before = (field.element() as HTMLSelectElement).value;
    const { options } = field.element() as HTMLSelectElement;
    focus(field);
    for (const step of [1, 2]) {
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(address).toContain(`=${options[step]?.value}`);
      await expect.element(field).toHaveFocus();
    }
    await goBack();
    await goBack();
    await expect.element(field).toHaveValue(before);
  }
});

it('is no wider than the window, whose table is', async () => {
  await visit('/normy');
  for (const width of [412, 1280]) {
    await page.viewport(width, 800);
    expectNoSidewaysScroll();
  }
});
