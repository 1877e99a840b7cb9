import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { entryOf, field, saved } from '../../../fixtures/browser/studio.ts';
import { EntryEditor } from './entry-editor.tsx';
import * as formPlace from './form-place.ts';
import './studio.css';

// Every row names itself when it is rendered.
vi.mock(import('./form-place.ts'), { spy: true });

it('a key renders the row that is written in and none of the others', async () => {
  await page.viewport(860, 1000);
  await render(<EntryEditor path="reviews.yml" field="[3].text" onSaved={() => {}} />);
  await expect.element(field('[3].text').getByRole('textbox')).toHaveFocus();
  expect(document.querySelectorAll('.rows > table > tbody > tr').length).toBeGreaterThan(40);
  const rendered = vi.mocked(formPlace.nameOf);
  const rowsPerKey: number[] = [];
  for (const key of 'абвгд') {
    rendered.mockClear();
    await userEvent.keyboard(key);
    rowsPerKey.push(new Set(rendered.mock.calls.map(([row]) => (row as { id: string }).id)).size);
  }
  // What a check of the draft finds comes in between, and renders them all.
  expect(rowsPerKey).toContain(1);
  await expect.element(page.getByText('Не сохранено, но хранится в этом браузере')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('button', { name: 'Сохранить', exact: true })).toBeDisabled();
});

it('a review is added at the top, with its number, its day and its stars, and found by its words', async () => {
  await page.viewport(860, 1000);
  const { text: before } = await entryOf('reviews.yml');
  await render(<EntryEditor path="reviews.yml" field="" onSaved={() => {}} />);
  const numbers = [...before.matchAll(/id: otzyv-(\d+)/g)].map(([, number]) => Number(number));
  await page.getByRole('button', { name: '+ Добавить' }).click();
  // What comes first is asked for at once; the name for links is made by itself.
  await expect.element(field('[0].product').getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('Омега-3{Enter}');
  await userEvent.click(field('[0].author').getByRole('textbox'));
  await userEvent.keyboard('Инна');
  await page.selected('[data-field="[0].rating"] .star:nth-child(4)').click();
  await userEvent.click(field('[0].text').getByRole('textbox'));
  await userEvent.keyboard('Пью с завтраком.');
  const [, first = ''] = (await saved('reviews.yml')).split(/^- /m);
  expect(first).toContain(`id: otzyv-${String(Math.max(...numbers) + 1).padStart(3, '0')}`);
  expect(first).toContain('rating: 4');
  expect(first).toMatch(/date: \d{4}-\d{2}-\d{2}/);

  await page.getByRole('searchbox', { name: 'Найти' }).click();
  await userEvent.keyboard('завтраком');
  await expect.element(page.getByText(/Показано: \d из/)).toBeVisible();
  await userEvent.keyboard(' которого нет');
  await expect.element(page.getByText(/Показано: 0 из/)).toBeVisible();
});
