import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../fixtures/browser/accessible.ts';
import { clock } from '../../../fixtures/browser/reader.ts';
import { entryOf, field, photograph, post, saved, show } from '../../../fixtures/browser/studio.ts';
import { EntryEditor } from './entry-editor.tsx';
import './studio.css';

// Narrow enough for the page beside the form to be hidden: it comes from the preview's own server.
beforeEach(() => page.viewport(860, 1000));

async function open(path: string): Promise<void> {
  await render(<EntryEditor path={path} field="" onSaved={() => {}} />);
  await expect.element(page.getByRole('form')).toBeVisible();
}

/** What somebody else does with it meanwhile. */
async function saveElsewhere(path: string, change: (text: string) => string): Promise<void> {
  const { text, hash } = await entryOf(path);
  expect((await post('save', { path, text: change(text), base: hash })).status).toBe(200);
}

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

  it('the sections of the home page change places, and none can be lost', async () => {
    await open('pages/home.yml');
    await tab(/^Показ/);
    const order = group(/^Порядок разделов/);
    (order.getByRole('button', { name: /^Строка 3: переставить/ }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(order.getByRole('listitem').first()).toMatchTextContent('Подборки');
    await expect.element(order.getByRole('button', { name: /Убрать|Добавить/ })).not.toBeInTheDocument();
    expect(await saved('pages/home.yml')).toMatch(/^order:\n {2}- themes\n {2}- formula\n {2}- series\n {2}- best\n/m);
  });

  it('every kind of edit is taken back and brought again in its order', async () => {
    // On a busy machine a second may pass between two letters, and a pause parts what is taken back.
    clock('2026-11-19T12:00:00');
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

  it.each([390, 640, 860])('nothing moves under the cursor while somebody types, at %d px', async (width) => {
    clock('2026-11-19T12:00:00');
    await page.viewport(width, 1000);
    await open('series/daily/vitamin-d3.md');
    await expect.element(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    const top = () => text('Для чего').element().getBoundingClientRect().top;
    const before = top();
    await text('Для чего').click();
    await userEvent.keyboard('{Control>}{End}{/Control}.');
    await expect.element(page.getByText('Не сохранено, но хранится в этом браузере')).toBeVisible();
    expect(top()).toBe(before);
    await userEvent.keyboard(' Лечит простуду.');
    await expect.element(page.getByText(/^Ошибок: \d/)).toBeInViewport();
    expect(top()).toBe(before);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(page.getByText(/^Ошибок/)).not.toBeInTheDocument();
    expect(top()).toBe(before);
  });

  it('what is still empty is counted, and is no fault', async () => {
    await post('create', { kind: 'article', slug: 'novoe', title: 'Новое' });
    await open('articles/novoe.md');
    await expect.element(page.getByText(/^Осталось заполнить: \d+/)).toBeVisible();
    await expect.element(page.getByText('Ещё не заполнено.').first()).toBeVisible();
  });

  it('tells faults at their field while they are typed, and what follows from a dose', async () => {
    await open('series/daily/omega-3.md');
    await userEvent.fill(await show('purpose'), 'Лечит простуду.');
    await expect.element(field('purpose').getByText('Ошибка').first()).toBeVisible();
    await userEvent.fill(await show('composition.rows[3].amount'), '8');
    await expect.element(field('composition.rows[3].amount').getByText(/80 % нормы/)).toBeVisible();
  });

  it('a broken reference is mended from its message', async () => {
    const path = 'series/daily/zhelezo-c.md';
    await saveElsewhere(path, (was) => was.replace('- zhelezo-i-vitamin-c\n', '- zhelezo-i-vitamin-s\n'));
    await open(path);
    await show('articles');
    const mend = page.getByRole('button', { name: /^Заменить на «Железо и витамин C/ });
    await mend.click();
    expect(await saved(path)).toContain('- zhelezo-i-vitamin-c\n');
    await expect.element(mend).not.toBeInTheDocument();
  });

  it('a table and a source are put into an article', async () => {
    const path = 'articles/probiotiki-slovar.md';
    await open(path);
    const body = await show('body');
    await body.click();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await field('body').getByRole('button', { name: 'Таблица' }).click();
    await show('sources');
    await field('sources').getByRole('button', { name: '+ Добавить' }).click();
    await expect
      .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
      .toMatch(/^sources\[\d+\]\.title$/);
    const row = () => Math.max(...[...document.querySelectorAll('[data-field^="sources["]')].map(rowOf));
    const rowOf = (place: Element) => Number(/\d+/.exec(place.getAttribute('data-field') ?? '')?.[0]);
    await userEvent.fill(await show(`sources[${row()}].title`), 'Нормы потребления рыбы');
    await userEvent.fill(await show(`sources[${row()}].publisher`), 'Роспотребнадзор');
    const said = await saved(path);
    expect(said).toContain('|---|---|');
    expect(said).toContain('publisher: Роспотребнадзор');
  });

  it('words are written bold and left again by the same keys', async () => {
    await open('articles/kreatin-prostymi-slovami.md');
    const body = await show('body');
    await body.click();
    await userEvent.keyboard('{Control>}{End}b{/Control}слово{Control>}b{/Control} дальше');
    await expect.element(body).toMatchTextContent(/\*\*слово\*\* дальше$/);
    for (const _ of [1, 2, 3]) await userEvent.keyboard('{Control>}z{/Control}');
  });

  it('a link to another entry is chosen by its name, and taken back', async () => {
    await open('articles/kreatin-prostymi-slovami.md');
    const body = await show('body');
    await body.click();
    await userEvent.keyboard('{Control>}{End}k{/Control}');
    await page.getByRole('combobox', { name: /Куда ведёт ссылка/ }).click();
    await userEvent.keyboard('омега-3');
    await expect.element(page.getByRole('listbox').getByRole('option').first()).toMatchTextContent('Омега-3');
    await userEvent.keyboard('{Enter}');
    await expect.element(body).toMatchTextContent(/\]\(\/daily\/omega-3\)/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(body).not.toMatchTextContent('](/daily/omega-3)');
  });

  it('edits of other fields are merged; of the same field both versions are shown, and the choice is accessible', async () => {
    const path = 'series/daily/multivitaminy.md';
    await open(path);
    const shelfLife = await show('shelfLife');
    await userEvent.fill(shelfLife, '31 месяц');
    await saveElsewhere(path, (was) => `${was}\nЧужая строка.\n`);
    const merged = await saved(path);
    expect(merged).toContain('shelfLife: 31 месяц');
    expect(merged).toContain('Чужая строка.');

    await userEvent.fill(shelfLife, '32 месяца');
    await saveElsewhere(path, (was) => was.replace('31 месяц', '33 месяца'));
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect.element(group(/^Срок годности/).getByText('Чужое: 33 месяца')).toBeVisible();
    await expect.element(page.getByRole('alert')).toBeInViewport();
    expect((await entryOf(path)).text).toContain('shelfLife: 33 месяца');
    await expectAccessible('.bar');
    await page.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await expect.element(page.getByText(/^Сохранено/)).toBeVisible();
    expect((await entryOf(path)).text).toContain('shelfLife: 32 месяца');
  });

  it('what others wrote is there when the window is looked at again, and can be taken back', async () => {
    const path = 'articles/probiotiki-slovar.md';
    await open(path);
    const lead = await show('lead');
    const before = (lead.element() as HTMLTextAreaElement).value;
    await saveElsewhere(path, (was) => was.replace(/^lead: .*$/m, 'lead: Написано в другой программе.'));
    window.dispatchEvent(new Event('focus'));
    await expect.element(lead).toHaveValue('Написано в другой программе.');
    await expect.element(page.getByText(/^Запись изменилась/)).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(lead).toHaveValue(before);
  });

  it('what was typed in an entry that is gone is still there, and makes it anew', async () => {
    const path = 'articles/bcaa-i-belok.md';
    await open(path);
    await userEvent.fill(await show('lead'), 'Слова, которых ещё никто не сохранил.');
    await expect.element(page.getByText('хранится в этом браузере')).toBeVisible();
    await cleanup();
    const { hash } = await entryOf(path);
    expect((await post('remove', { path, base: hash, references: [] })).status).toBe(200);
    await render(<EntryEditor path={path} field="" onSaved={() => {}} />);
    await expect.element(page.getByText('Слова, которых ещё никто не сохранил.')).toBeVisible();
    await page.getByRole('button', { name: 'Создать её заново с этим текстом' }).click();
    await expect.element(page.getByRole('form')).toBeVisible();
    expect((await entryOf(path)).text).toContain('Слова, которых ещё никто не сохранил.');
  });

  it('is accessible, with a picture that is being cut, too', async () => {
    await open('series/immuno/probiotik.md');
    await expectAccessible('form');
    await show('images[0]');
    await userEvent.upload(field('images[0]').getByLabelText('Заменить…'), await photograph(1600, 900));
    await expect.poll(() => document.querySelector('.crop .cut')).not.toBeNull();
    await expectAccessible('form');
  });
});
