import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { focus } from '../../../../fixtures/browser/reader.ts';
import { keptInMemory, showShelf } from '../../../../fixtures/browser/shelf.tsx';

const jars = page.getByRole('list', { name: 'Банки на полке' }).getByRole('listitem');
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const picker = page.getByRole('dialog', { name: 'Добавить из каталога' });
const opener = page.getByRole('button', { name: 'Добавить из каталога' });

describe('the picker', () => {
  it('is worked by keyboard alone: a name, an arrow, Enter', async () => {
    await showShelf();
    focus(opener);
    await userEvent.keyboard('{Enter}');
    await expect.element(picker).toBeVisible();
    await expect.element(picker.getByRole('searchbox', { name: 'Найти банку' })).toHaveFocus();
    await userEvent.keyboard('витамин d3');
    await expect.element(picker.getByRole('status')).toMatchTextContent(/Найдено: \d/);
    await userEvent.keyboard('{Tab} ');
    await expect.element(picker.getByRole('radio').first()).toBeChecked();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => jars.elements().length).toBe(1);
    await expect.element(picker).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.element(page.getByText(/^Добавлено:\sВитамин\sD3/)).toBeVisible();
  });

  it('takes the only one that a name leaves, and says when there is none', async () => {
    await showShelf();
    await opener.click();
    await userEvent.keyboard('ромашка');
    await expect.element(picker.getByRole('status')).toMatchTextContent(/Такой банки в каталоге нет/);
    await userEvent.keyboard('{Enter}');
    await expect.element(picker).toBeVisible();
    await userEvent.clear(picker.getByRole('searchbox'));
    await userEvent.keyboard('железо');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => keptInMemory()).toBe('1;;daily/zhelezo-c');
    // What is there already is not offered again.
    await opener.click();
    await userEvent.keyboard('железо');
    await expect.element(picker.getByRole('status')).toMatchTextContent(/нет/);
  });
});

it('portions are counted up and down', async () => {
  await showShelf({ kept: '1;;daily/vitamin-d3' });
  focus(page.getByRole('button', { name: /Больше порций/ }));
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Витамин D')).toMatchTextContent(/30 мкг \(1200 МЕ\)/);
  const fewer = page.getByRole('button', { name: /Меньше порций/ });
  await fewer.click();
  await expect.element(row('Витамин D')).toMatchTextContent(/15 мкг \(600 МЕ\)/);
  // At its end the button stays where the focus is.
  focus(fewer);
  await userEvent.keyboard('{Enter}');
  await expect.element(fewer).toHaveFocus();
});

it('takes a jar of any maker from its label, and says what it could not read', async () => {
  const shown = await showShelf();
  await page.getByText(/^Добавить\sдругую\sбанку/).click();
  await page.getByLabelText('Название').click();
  await userEvent.keyboard('Солнце, 60 капсул');
  await page.getByLabelText('Порций в банке').click();
  await userEvent.keyboard('60');
  await page.getByLabelText(/Состав\sпорции/).click();
  await userEvent.keyboard('Витамин D3 2000 МЕ{Enter}Магния цитрат 950 мг{Enter}золото много');
  const read = page.getByRole('list', { name: 'Что прочитали' }).getByRole('listitem');
  await expect.poll(() => read.elements().length).toBe(3);
  await expect.element(read.nth(2)).toMatchTextContent(/золото много — не нашли количества/);
  await read
    .nth(1)
    .getByLabelText(/Магний\s—\s152\sмг/)
    .click();
  await page.getByRole('button', { name: 'Поставить на полку' }).click();
  // What there is to say of it stands further below than a phone shows.
  await expect.element(page.getByText('Добавлено: Солнце, 60 капсул. Замечаний: 1')).toBeVisible();
  await expect.element(jars).toMatchTextContent(/Витамин D 2000 МЕ = 50 мкг, Магний 152 мг/);
  await expect.element(row('Витамин D')).toMatchTextContent(/1\s?000 %/);
  await shown.unmount();
  await showShelf();
  await expect.element(jars).toMatchTextContent(/Солнце, 60 капсул/);

  await page.getByRole('button', { name: /Исправить состав/ }).click();
  await userEvent.clear(page.getByLabelText(/Состав\sпорции/));
  await userEvent.keyboard('Витамин D 1000 МЕ');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(jars).toMatchTextContent(/Витамин D 1000 МЕ = 25 мкг/);
  expect(jars.element().textContent).not.toContain('Магний');
});

describe('the person', () => {
  const age = page.getByLabelText('Возраст, лет');
  const motherhood = page.getByLabelText('Беременность и кормление');

  it('is asked in any order, and stays for the next change', async () => {
    const shown = await showShelf({ kept: '1;;daily/multivitaminy' });
    await page.getByText('Женский').click();
    await expect.element(page.getByText(/Укажите\sи\sвозраст/)).toBeVisible();
    await age.click();
    await userEvent.keyboard('34');
    await expect.element(age).toHaveFocus();
    await userEvent.selectOptions(motherhood, 'first');
    await expect.poll(() => keptInMemory()).toBe('1;f34p;daily/multivitaminy');
    await shown.unmount();
    await showShelf();
    await expect.element(age).toHaveValue('34');
    await expect.element(page.getByLabelText('Женский')).toBeChecked();
    await expect.element(motherhood).toHaveValue('first');
    await age.click();
    await userEvent.keyboard('{End}{Backspace}5');
    await expect.element(age).toHaveValue('35');
    await expect.element(motherhood).toHaveValue('first');
    expect(keptInMemory()).toBe('1;f35p;daily/multivitaminy');
  });

  it('of no age is refused with a word', async () => {
    await showShelf({ link: '1;;daily/omega-3' });
    await age.click();
    await userEvent.keyboard('0');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/от 1 до 120/);
  });
});
