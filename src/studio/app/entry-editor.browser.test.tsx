import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EntryView, FolderState } from '../protocol.ts';
import { EntryEditor } from './entry-editor.tsx';
import './studio.css';

const api = '/__studio/api';
const save = () => page.getByRole('button', { name: 'Сохранить', exact: true });
const bar = () => page.elementLocator(document.querySelector('.bar') ?? document.body);

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

  it('a link to another entry is chosen by its name, and a table is put in with a button', async () => {
    const path = 'articles/kreatin-prostymi-slovami.md';
    await open(path);
    await text('Текст').click();
    await userEvent.keyboard('{Control>}{End}{/Control}{Control>}k{/Control}');
    await userEvent.type(page.getByRole('combobox', { name: /Куда ведёт ссылка/ }), 'омега-3');
    await expect.element(page.getByRole('option').first()).toHaveTextContent('Омега-3');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Таблица' }).click();
    const written = await saved(path);
    expect(written).toMatch(/\]\(\/[a-z0-9/-]+\)/);
    expect(written).toContain('|---|---|');
  });

  it('what is still empty is counted, and is no fault', async () => {
    await post('create', { kind: 'article', slug: 'novoe', title: 'Новое' });
    await open('articles/novoe.md');
    await expect
      .element(page.getByRole('region', { name: 'Проверка' }))
      .toHaveTextContent(/^Осталось заполнить: \d+\./);
    await expect.element(page.getByText('Ещё не заполнено.').first()).toBeVisible();
  });

  it('a name that leads nowhere is mended by a button that says what it puts there', async () => {
    const path = 'series/daily/omega-3.md';
    const { text: before, hash } = await view(path);
    await post('save', { path, text: before.replace('kak-chitat-etiketku', 'kak-chitat-etiketk'), base: hash });
    await open(path);
    await tab(/^Сведения/);
    await page.getByRole('button', { name: /^Заменить на «Как читать этикетку/ }).click();
    expect(await saved(path)).not.toContain('etiketk,');
  });

  it('a day and an hour are those of Moscow', async () => {
    const { kinds } = { kinds: await (await fetch(`${api}/kinds`)).json() };
    const path = kinds.find(({ kind }: { kind: string }) => kind === 'event').entries[0].path;
    await open(path);
    await tab(/^Показ/);
    await userEvent.fill(page.getByLabelText(/^Показать/), '2031-04-01T09:00');
    expect(await saved(path)).toMatch(/publishAt: "?2031-04-01T09:00:00\+03:00/);
  });

  it('a save that nobody answers is told where the eyes are, and nothing typed is lost', async () => {
    await open('articles/gigiena-sna.md');
    await text('Вступление').click();
    await userEvent.keyboard('{Control>}{Home}{/Control}Итак. ');
    vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await save().click();
    await expect.element(bar().getByRole('alert')).toHaveTextContent('Не сохранено. Студия не отвечает');
    await expect.element(text('Вступление')).toHaveValue(expect.stringMatching(/^Итак\. /));
    expect(await saved('articles/gigiena-sna.md')).toContain('Итак.');
  });

  it('gets another address with Enter', async () => {
    const path = 'articles/novoe.md';
    await post('create', { kind: 'article', slug: 'novoe', title: 'Новое' });
    await open(path);
    await page.getByRole('button', { name: 'Сменить адрес…' }).click();
    await userEvent.fill(page.getByLabelText('Новый адрес'), 'drugoe');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toContain('drugoe');
    const state = (await (await fetch(`${api}/state?path=${path}`)).json()) as FolderState;
    expect(state.hash).toBeNull();
  });
});

describe('reviews', () => {
  it('a new one stands at the top, with its number, its day and its stars', async () => {
    const path = 'reviews.yml';
    await open(path);
    const numbers = [...(await view(path)).text.matchAll(/id: otzyv-(\d+)/g)].map(([, number]) => Number(number));
    await page.getByRole('button', { name: /^\+ Добавить/ }).click();
    await userEvent.type(page.getByRole('combobox', { name: 'Товар' }).last(), 'Омега-3');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(page.getByRole('textbox', { name: 'Автор' }).first(), 'Инна');
    await page.getByText('★').nth(3).click();
    await userEvent.type(page.getByRole('textbox', { name: 'Текст' }).first(), 'Пью с завтраком.');
    const [first = ''] = (await saved(path)).split(/^- /m).slice(1);
    expect(first).toContain(`id: otzyv-${String(Math.max(...numbers) + 1).padStart(3, '0')}`);
    expect(first).toContain('rating: 4');
    expect(first).toMatch(/date: \d{4}-\d{2}-\d{2}/);
    await userEvent.type(page.getByRole('searchbox', { name: 'Найти' }), 'завтраком');
    await expect.element(page.getByText(/Показано: \d из/)).toBeVisible();
  });
});
