import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EntryView } from '../protocol.ts';
import { EntryEditor } from './entry-editor.tsx';
import './studio.css';

const api = '/__studio/api';
const save = () => page.getByRole('button', { name: 'Сохранить', exact: true });

// Narrow enough for the page beside the form to be hidden: it comes from the preview's own server.
beforeEach(() => page.viewport(860, 1000));

async function open(path: string): Promise<void> {
  await render(<EntryEditor path={path} field="" onSaved={() => {}} />);
  await expect.element(page.getByRole('form')).toBeVisible();
}

async function view(path: string): Promise<EntryView> {
  return (await (await fetch(`${api}/entry?path=${path}`)).json()).view;
}

async function saved(path: string): Promise<string> {
  await save().click();
  await expect.element(page.getByText('Сохранено', { exact: true })).toBeVisible();
  return (await view(path)).text;
}

const post = (call: string, body: object) =>
  fetch(`${api}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const group = (name: RegExp) => page.getByRole('group', { name });
const tab = (name: RegExp) => page.getByRole('tab', { name }).click();
const text = (label: string) => page.getByRole('textbox', { name: label }).first();

describe('an entry', () => {
  it('a list is sorted by keyboard, and the handle keeps the focus', async () => {
    await open('series/daily/omega-3.md');
    const rows = () =>
      group(/^Кому подходит/)
        .getByRole('textbox')
        .elements() as HTMLInputElement[];
    const before = rows().map(({ value }) => value);
    const handle = group(/^Кому подходит/).getByRole('button', { name: /^Строка 1: переставить/ });
    (handle.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => rows().map(({ value }) => value)).toEqual([before[1], before[0], ...before.slice(2)]);
    await expect.element(group(/^Кому подходит/).getByRole('button', { name: /^Строка 2: переставить/ })).toHaveFocus();
  });

  it('every kind of edit is taken back and brought again in its order', async () => {
    await open('series/daily/vitamin-d3.md');
    const purpose = text('Для чего');
    const said = (purpose.element() as HTMLTextAreaElement).value;
    await purpose.click();
    await userEvent.keyboard('{Control>}{End}{/Control} И точка.');
    await tab(/^Сведения/);
    const rows = () =>
      group(/^Действующие вещества/)
        .getByRole('button', { name: /^Убрать строку/ })
        .elements();
    const count = rows().length;
    await group(/^Действующие вещества/)
      .getByRole('button', { name: 'Убрать строку 1' })
      .click();
    await expect.poll(() => rows().length).toBe(count - 1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => rows().length).toBe(count);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(purpose).toHaveValue(said);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.element(purpose).toHaveValue(`${said} И точка.`);
    await page.getByRole('button', { name: 'Отменить правку' }).click();
    await expect.element(purpose).toHaveValue(said);
  });

  it('what is still empty is counted, and is no fault', async () => {
    await post('create', { kind: 'article', slug: 'novoe', title: 'Новое' });
    await open('articles/novoe.md');
    await expect.element(page.getByText(/^Осталось заполнить: \d+\./)).toBeVisible();
    await expect.element(page.getByText('Ещё не заполнено.').first()).toBeVisible();
  });

  it('a day and an hour are those of Moscow', async () => {
    const { kinds } = { kinds: await (await fetch(`${api}/kinds`)).json() };
    const path = kinds.find(({ kind }: { kind: string }) => kind === 'event').entries[0].path;
    await open(path);
    await tab(/^Показ/);
    await userEvent.fill(page.getByLabelText(/^Показать/), '2031-04-01T09:00');
    expect(await saved(path)).toMatch(/publishAt: "?2031-04-01T09:00:00\+03:00/);
  });
});
