import { expect, it, onTestFinished } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../fixtures/browser/accessible.ts';
import { expectNoSidewaysScroll } from '../../../../fixtures/browser/layout.ts';
import { onPhone, texts, the, wordsOf } from '../../../../fixtures/browser/look.ts';
import { focus, forbidStorage } from '../../../../fixtures/browser/reader.ts';
import { address, goBack, reload, visit } from '../../../../fixtures/browser/visit.tsx';
import { pagePaths } from '../../../contract/paths.ts';
import { keepCompared } from '../../shelf/compared.ts';

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
    if (width > 1000) await expectAccessible();
    row('Аллергены')?.scrollIntoView({ block: 'end' });
    await expect.element(heads.first()).toBeInViewport();
  },
);

it('a mark that is chosen is as round as the others', async () => {
  await visit('/daily');
  const shape = (mark: Locator) => {
    const { width, height, borderRadius } = getComputedStyle(mark.element(), '::before');
    return { isSquare: width === height, isRounded: Number.parseFloat(borderRadius) >= Number.parseFloat(height) / 2 };
  };
  await toggles.first().click();
  const chosen = page
    .getByRole('main')
    .getByRole('link', { name: /^Убрать из\sсравнения/ })
    .first();
  await expect.element(chosen).toBeVisible();
  expect([shape(chosen), shape(toggles.first())]).toEqual(Array(2).fill({ isSquare: true, isRounded: true }));
});

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
  // A region that comes together with its words is not heard.
  const regions = [...document.querySelectorAll('[role=status]')];
  const heard = () => regions.flatMap(({ textContent }) => textContent || []).join();
  expect(heard()).toBe('');
  focus(mark);
  await userEvent.keyboard('{Enter}');
  await expect.element(tray).toBeVisible();
  await expect.poll(heard).toBe('В\u00a0сравнении 1\u00a0продукт');
  // The chosen mark is round, as the others are.
  const chosen = page.getByRole('link', { name: /^Убрать из сравнения: Магния бисглицинат/ });
  expect(Number.parseFloat(getComputedStyle(chosen.element(), '::before').borderRadius)).toBeGreaterThan(20);
  await userEvent.keyboard('{Tab}');
  await expect.element(tray.getByRole('button', { name: /^Убрать из сравнения/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(tray).not.toBeInTheDocument();
  await expect.element(mark).toHaveFocus();
  expect(heard()).toBe('В\u00a0сравнении ничего нет');
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

it('begun anew, neither the address nor the tray has a product left', async () => {
  await visit('/calm');
  await toggles.first().click();
  await toggles.last().click();
  await tray.getByRole('link', { name: 'Сравнить 2' }).click();
  await expect.element(heads).toHaveLength(2);
  await page.getByRole('link', { name: 'Начать заново' }).click();
  await expect.poll(address).toBe(pagePaths.comparison);
  await expect.element(heads).toHaveLength(0);
  await visit('/calm');
  await expect.element(tray).not.toBeInTheDocument();
});

it('alone, it offers comparisons to begin with', async () => {
  await visit(pagePaths.comparison);
  await page.getByRole('link', { name: /^Три\sмагния/ }).click();
  await expect.element(heads.first()).toBeVisible();
});

it('on a phone compositions side by side are lists, nothing of which is out of sight', async () => {
  await onPhone();
  await visit('/calm');
  const lists = page.getByRole('list', { name: /^Составы продуктов серии/ });
  await expect.element(lists.getByText('300\u00a0мг').first()).toBeVisible();
  await expect.element(page.getByRole('table', { name: /^Составы продуктов серии/ })).not.toBeInTheDocument();
  for (const line of lists.element().querySelectorAll('li')) {
    const { left, right } = line.getBoundingClientRect();
    expect(left, line.innerText).toBeGreaterThanOrEqual(0);
    expect(right, line.innerText).toBeLessThanOrEqual(390);
  }
});

it('with storage forbidden the tray lives as long as the page, and the comparison in the address', async () => {
  // The page of the tests lives on.
  onTestFinished(() => keepCompared([]));
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
