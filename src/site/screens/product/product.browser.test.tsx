import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulate, onPhone, texts, the } from '../../../../fixtures/browser/look.ts';
import { focus } from '../../../../fixtures/browser/reader.ts';
import { visit } from '../../../../fixtures/browser/visit.tsx';

it('on a phone name, dose and the way to buy are on the first screen', async () => {
  await onPhone();
  await visit('/daily/magniy-b6');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const dose = page.getByText('38 % нормы взрослого').first().element().getBoundingClientRect();
  expect(dose.bottom).toBeLessThan(the('.buy-bar').element().getBoundingClientRect().top);
  await expect.element(the('.buy-bar').getByRole('button', { name: 'Купить' })).toBeInViewport({ ratio: 1 });
});

it('on a phone the message that a jar is on the shelf leaves the button that was pressed in sight', async () => {
  await onPhone();
  await visit('/daily/magniy-b6');
  const button = the('.product-top').getByRole('link', { name: /^На\sполк/ });
  await button.click();
  const message = page.getByText('Отменить').element().closest('p')?.getBoundingClientRect();
  const { top, bottom } = button.element().getBoundingClientRect();
  expect(message && (message.bottom <= top || message.top >= bottom)).toBe(true);
});

it('the list of sections stands before the label on a phone, and says where the reader is', async () => {
  await onPhone();
  await visit('/daily/magniy-b6');
  const top = (selector: string) => the(selector).element().getBoundingClientRect().top;
  expect(top('.product-contents')).toBeLessThan(top('.product-label'));
  const documents = the('.product-contents').getByRole('link', { name: 'Документы' });
  await documents.click();
  await expect.element(documents).toHaveAttribute('aria-current', 'true');
});

it.each([1280, 412])(
  'the label answers line by line, by keyboard too, and says nothing twice, at %i px',
  async (width) => {
    await onPhone(width);
    await visit('/daily/magniy-b6');
    const label = page.getByRole('region', { name: 'Состав' });
    const line = (name: string) =>
      page.elementLocator(lines().find((one) => one.textContent.includes(name)) as Element);
    const lines = () => [...label.element().querySelectorAll('summary')];
    const seeds = label.getByText('тыквенные семена — 25 г');
    await expect.element(line('Магний')).toMatchTextContent('150 мг');
    await expect.element(line('Магний')).toMatchTextContent('38 %');
    await expect.element(label.getByText('Не больше 250 мг в сутки из добавок')).toBeVisible();
    await expect.element(seeds).toBeVisible();
    focus(line('B6'));
    await userEvent.keyboard('{Enter}');
    await expect.element(label.getByRole('link', { name: /B6: подробнее/ })).toBeVisible();
    await expect.element(seeds).not.toBeVisible();
    await emulate({ paper: true });
    await expect.element(seeds).toBeVisible();
    // Where the label stands beside it, the dose is said there and nowhere else: no chips, no table, no rings.
    if (width > 1000) {
      const said = the('.product-top').getByText('150 мг').elements();
      expect(said.filter((element) => element.checkVisibility({ visibilityProperty: true }))).toHaveLength(1);
    }
    expect(document.querySelector('.composition, .ring-chart')).toBeNull();
  },
);

it('on the narrowest phones no name of the label lies on its dose', async () => {
  await onPhone(360, 800);
  await visit('/daily/multivitaminy');
  const range = document.createRange();
  const lines = [...document.querySelectorAll('.label-what')].map((line) => {
    const [name, dose] = [...line.children].map((part) => {
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    });
    return {
      text: line.textContent,
      isApart: name && dose && (name.right <= dose.left || name.bottom <= dose.top + 4),
    };
  });
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(({ isApart }) => !isApart)).toEqual([]);
});

it('a picture opens large, goes on by arrows and counts', async () => {
  await visit('/daily/magniy-b6');
  await page
    .getByRole('link', { name: /^Увеличить/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Магний + B6' });
  await expect.element(dialog.getByText('1 из 2')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Предыдущая' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByText('2 из 2')).toBeVisible();
  await dialog.getByRole('button', { name: /^Приблизить: Горка/ }).click();
  await expect.element(dialog.getByRole('button', { name: /^Отдалить: Горка/ })).toBeInViewport();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('an enlarged picture that is dragged down closes, one that is pushed a little stays', async () => {
  await onPhone();
  await visit('/daily/magniy-b6');
  await page
    .getByRole('link', { name: /^Увеличить/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Магний + B6' });
  const picture = dialog.getByRole('button', { name: /^Приблизить/ }).first();
  await expect.element(picture).toBeVisible();
  const drag = (down: number) => {
    const at = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 180 };
    const element = picture.element();
    element.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientY: 300 }));
    for (const part of [0.3, 0.6, 1])
      element.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: 300 + down * part }));
    element.dispatchEvent(new PointerEvent('pointerup', { ...at, clientY: 300 + down }));
  };
  drag(40);
  await expect.element(picture).toBeVisible();
  drag(180);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('says whom it does not suit, group by group, and the sentences of its label', async () => {
  await visit('/daily/magniy-b6');
  const main = page.getByRole('main');
  const groups = [...document.querySelectorAll('main dl')].find((list) => list.textContent.includes('кормящим'));
  const warnings = page.elementLocator(groups as Element);
  expect(texts(warnings.getByRole('term'))).toEqual([
    'Всем',
    'Детям и подросткам',
    'Беременным и кормящим',
    'При заболеваниях и особых состояниях',
    'Тем, кто принимает лекарства',
  ]);
  await expect
    .element(warnings.getByRole('definition').filter({ hasText: 'левотироксина' }))
    .toMatchTextContent('левотироксина');
  await expect.element(main).toMatchTextContent('Перед применением проконсультируйтесь с врачом.');
});

it('what a product can be added to is in view at once on a desktop, and the last shop within reach', async () => {
  await onPhone(1440, 900);
  await visit('/daily/omega-3');
  const summary = page.elementLocator(the('#shops').element().parentElement as Element);
  for (const name of [/^На полку/, /^Сравнить/])
    await expect.element(summary.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await page.viewport(1440, 700);
  const last = the('#shops').getByRole('link').last();
  focus(last);
  await expect.element(last).toBeInViewport({ ratio: 1 });
});
