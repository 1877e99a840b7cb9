import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { focus, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { showTool } from '../../../../fixtures/browser/theme-tool.tsx';
import { SelfCheckSection } from './self-check-section.tsx';

const result = page.getByRole('status');
const suggested = () =>
  result
    .getByRole('link')
    .elements()
    .map((link) => link.textContent.replaceAll('\u00a0', ' '));

async function answer(replies: string): Promise<void> {
  for (const [index, sign] of [...replies].entries()) {
    focus(
      page
        .getByRole('group')
        .nth(index)
        .getByRole('radio', { name: sign === 'y' ? 'Да' : 'Нет' }),
    );
    await userEvent.keyboard(' ');
  }
}

it('five questions lead to none to two products, by keyboard, and stand in the address', async () => {
  // What needs no memory works where it is forbidden.
  forbidStorage();
  const shown = await showTool('for-men', 'self-check', SelfCheckSection);
  await expect.element(result).toMatchTextContent(/Ответьте/);
  await answer('yyyy');
  await expect.element(result).toMatchTextContent(/Остался 1 вопрос/);
  await answer('yyyyy');
  await expect.element(result).toMatchTextContent(/Ничего не нужно/);
  expect(suggested()).toEqual([]);
  await answer('ynnyn');
  await expect.element(result).toMatchTextContent(/Банка тут ни при чём/);
  expect(suggested()).toEqual([]);
  await answer('nnnnn');
  await expect.poll(suggested).toEqual(['Омега-3', 'Витамин D3 600 МЕ']);
  await expectAccessible();
  expect(location.hash).toBe('#voprosy=nnnnn');
  await shown.unmount();
  await showTool('for-men', 'self-check', SelfCheckSection);
  await expect.poll(suggested).toHaveLength(2);
  await page.getByRole('button', { name: 'Начать заново' }).click();
  await expect.element(result).toMatchTextContent(/Ответьте/);
  expect(location.hash).toBe('');
});
