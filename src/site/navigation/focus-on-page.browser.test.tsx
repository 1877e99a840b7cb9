import { expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { the } from '../../../fixtures/browser/look.ts';
import { focus } from '../../../fixtures/browser/reader.ts';
import { address, visit } from '../../../fixtures/browser/visit.tsx';

/** What is pressed may go with what it did: the focus stays on the page, near its place. */

async function press(control: Locator): Promise<void> {
  await expect.element(control.first()).toBeInTheDocument();
  focus(control.first());
  await userEvent.keyboard('{Enter}');
}

const main = page.getByRole('main');
const isLost = () => document.activeElement === document.body;

it('the mark of a filter leaves it to the next one, the last one to what follows', async () => {
  await visit('/products-filters?form=capsules&mark=vegan');
  const marks = main.getByRole('list', { name: 'Выбранные признаки' }).getByRole('link', { name: 'Убрать' });
  await press(marks);
  await expect.poll(address).toBe('/products-filters?mark=vegan');
  await expect.poll(() => marks.elements().length).toBe(1);
  await expect.poll(isLost).toBe(false);
  await press(marks);
  await expect.poll(address).toBe('/products-filters');
  await expect.poll(isLost).toBe(false);
});

it('a link that goes with what it has taken away leaves it to the next stop', async () => {
  await visit('/components?food=fish');
  await press(main.getByRole('link', { name: 'Показать все' }));
  await expect.poll(address).toBe('/components');
  await expect.poll(isLost).toBe(false);
});

it('a substance that is let go has the focus on its symbol', async () => {
  await visit('/components?with=zhelezo');
  await press(main.getByRole('link', { name: 'Снять выбор' }));
  await expect.poll(address).toBe('/components');
  await expect
    .element(the('[data-component="zhelezo"]').getByRole('link', { name: /показать сочетания/ }))
    .toHaveFocus();
});

it('the button of a message gives it back', async () => {
  await visit('/daily/vitamin-d3');
  const add = main.getByRole('link', { name: /^На полку/ }).first();
  await press(add);
  await press(page.getByRole('button', { name: 'Отменить' }));
  await expect.element(add).toHaveFocus();
});
