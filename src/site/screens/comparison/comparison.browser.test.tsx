import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { expectNoSidewaysScroll } from '../../../../fixtures/browser/layout.ts';
import { onPhone, texts, the, wordsOf } from '../../../../fixtures/browser/look.ts';
import { focus, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { address, goBack, reload, visit } from '../../../../fixtures/browser/visit.tsx';
import { pagePaths } from '../../../contract/paths.ts';

const two = `${pagePaths.comparison}?p=daily/magniy-b6,calm/magniy-bisglitsinat`;
const four = `${two},daily/omega-3,daily/vitamin-d3-kapli`;
const tray = page.getByRole('complementary', { name: 'Сравнение' });
const toggles = page.getByRole('link', { name: /^Сравнить: / });
const heads = page.getByRole('columnheader');
const names = () => texts(heads);

/** Rows are groups: the name of each stands above its values. */
const rows = () => [...document.querySelectorAll('.compared tbody')];
const row = (name: string) => rows().find((body) => wordsOf(body).startsWith(name));
const values = (name: string) => wordsOf(row(name) as Element);

it.each([1280, 412])('puts products side by side, with words for what differs, at %i px', async (width) => {
  await onPhone(width);
  await visit(two);
  expect(names()).toEqual(['Магний + B6', 'Магния бисглицинат']);
  expect(wordsOf(rows()[0] as Element)).toMatch(/^Магний · главное вещество/);
  expect(values('Магний')).toContain('150 мг');
  expect(values('Магний')).toContain('50 %');
  const difference =
    'Магний: в «Магний + B6» — 150 мг (магния цитрат), в «Магния бисглицинат» — 200 мг (магния бисглицинат)';
  await expect.element(page.getByText(difference)).toBeVisible();
  await expect.element(page.getByText(/^Кроме состава:/)).toBeVisible();
  if (width > 1000) await expectAccessible();
});

it.each([1280, 412])(
  'four fit %i px, and their names stay in view; what is unknown or too much is told',
  async (width) => {
    await onPhone(width);
    await visit(`${four},immuno/tsink-selen,daily/long-gone`);
    await expect.element(heads).toHaveLength(4);
    await expect.element(page.getByText('daily/long-gone')).toBeVisible();
    await expect.element(page.getByText('Показываем первые четыре')).toBeVisible();
    expectNoSidewaysScroll();
    // Between syllables only.
    expect(brokenWords()).toEqual([]);
    row('Аллергены')?.scrollIntoView({ block: 'end' });
    await expect.element(heads.first()).toBeInViewport();
  },
);

it('a typed price becomes the cost of a day, and stands in the address; a shared link leaves the tray alone', async () => {
  localStorage.setItem('vitimepro:compare', 'daily/omega-3');
  await visit(two);
  expect(localStorage.getItem('vitimepro:compare')).toBe('daily/omega-3');
  await page.getByLabelText('Цена упаковки, ₽: Магний + B6').fill('890');
  await expect.poll(() => values('Стоимость дня')).toContain('19,78 ₽ в день');
  await expect.poll(address).toContain('c1=890');
  await page.getByLabelText('Цена упаковки, ₽: Магния бисглицинат').fill('дорого');
  await expect.poll(() => values('Стоимость дня')).toContain('Нужно число');
  await reload();
  await expect.poll(() => values('Стоимость дня')).toContain('19,78 ₽ в день');
});

it('is worked by keyboard alone: differences only, add, remove', async () => {
  await visit(two);
  const before = rows().length;
  focus(page.getByRole('link', { name: 'Только отличия' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rows().length).toBeLessThan(before);
  expect(address()).toContain('d=1');
  const add = page.getByLabelText('Добавить к сравнению');
  await add.selectOptions('daily/omega-3');
  focus(add);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(heads).toHaveLength(3);
  focus(page.getByRole('link', { name: 'Убрать из сравнения: Магний + B6' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(names).toEqual(['Магния бисглицинат', 'Омега-3']);
  await expect.element(page.getByRole('heading', { name: 'Что отличается' })).toHaveFocus();
  await goBack();
  await expect.element(heads).toHaveLength(3);
});

it('the tray is the next stop after the control that filled it, and gives the focus back', async () => {
  await visit('/calm');
  const mark = page.getByRole('link', { name: /^Сравнить: Магния бисглицинат/ });
  focus(mark);
  await userEvent.keyboard('{Enter}');
  await expect.element(tray).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(tray.getByRole('button', { name: /^Убрать из сравнения/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(tray).not.toBeInTheDocument();
  await expect.element(mark).toHaveFocus();
});

it('on a phone only what differs is shown, until all is asked for', async () => {
  await onPhone();
  await visit(`${pagePaths.comparison}?p=immuno/vitamin-c-500,immuno/tsink-selen`);
  const shown = () => rows().filter((body) => body.checkVisibility()).length;
  const few = shown();
  await page.getByRole('link', { name: 'И то, что совпадает' }).click();
  await expect.poll(shown).toBeGreaterThan(few);
});

it('the tray is kept, and a fifth product is refused', async () => {
  localStorage['vitimepro:compare'] = 'daily/omega-3,daily/magniy-b6,daily/vitamin-d3,daily/zhelezo-c';
  await visit('/calm');
  await expect.element(tray.getByRole('listitem')).toHaveLength(4);
  await toggles.first().click();
  await expect.element(page.getByText('В сравнении уже четыре продукта')).toBeVisible();
  await tray.getByRole('button', { name: 'Убрать из сравнения: Омега-3' }).click();
  await expect.element(tray.getByRole('listitem')).toHaveLength(3);
  await visit(pagePaths.comparison);
  await expect.poll(() => names().map((name) => /B6|D3|Железо/.exec(name)?.[0])).toEqual(['B6', 'D3', 'Железо']);
  expect(address()).toContain('p=daily/magniy-b6,daily/vitamin-d3,daily/zhelezo-c');
});

it('alone, it offers comparisons to begin with', async () => {
  await visit(pagePaths.comparison);
  await page.getByRole('link', { name: /^Три\sмагния/ }).click();
  await expect.element(heads.first()).toBeVisible();
});

it('a table says that it scrolls only where it does', async () => {
  await onPhone();
  await visit('/calm');
  const hint = page.getByText('Таблица листается вбок');
  await expect.element(hint).toBeVisible();
  await page.viewport(820, 1100);
  await expect.element(hint).not.toBeVisible();
});

// The last one: what a page without memory knows lasts as long as this window.
it('with storage forbidden the tray lives as long as the page, and the comparison in the address', async () => {
  forbidStorage();
  await visit('/calm');
  await toggles.first().click();
  await toggles.last().click();
  await tray.getByRole('link', { name: 'Сравнить 2' }).click();
  await expect.element(heads).toHaveLength(2);
  await reload();
  await expect.element(heads).toHaveLength(2);
});

/** Words of the table that end a line without a hyphen. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(the('.compared').element(), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const lines = [...word].map((_, at) => {
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
      });
      if (new Set(lines).size > 1) broken.push(word);
    }
  }
  return broken;
}
