import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { onPhone, texts } from '../../../fixtures/browser/look.ts';
import { address, visit } from '../../../fixtures/browser/visit.tsx';

const main = page.getByRole('main');
const box = main.getByRole('combobox', { name: 'Поиск по сайту' });
const list = page.getByRole('listbox', { name: 'Подсказки' });
const options = list.getByRole('option');
const input = () => box.element() as HTMLInputElement;
const press = (keys: string) => userEvent.keyboard(keys);

/** Opens the search page and turns to its box; the list of what is often asked tells that it is at work. */
async function openBox(): Promise<void> {
  await visit('/search');
  await box.click();
  await expect.element(list).toBeVisible();
}

async function expectActive(option: typeof options): Promise<void> {
  await expect.element(option).toHaveAttribute('aria-selected', 'true');
  await expect.element(box).toHaveAttribute('aria-activedescendant', option.element().id);
  expect(list.element().querySelectorAll('[aria-selected=true]')).toHaveLength(1);
}

const expectNoneActive = () => expect.element(box).not.toHaveAttribute('aria-activedescendant');

it('is worked with the keyboard alone', async () => {
  await visit('/search');
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await expect.element(list).not.toBeInTheDocument();
  // Who comes back to it sees suggestions, as soon as their code is there.
  await expect
    .poll(async () => {
      await press('{Shift>}{Tab}{/Shift}{Tab}');
      return box.element().getAttribute('aria-expanded');
    })
    .toBe('true');
  await expect.element(box).toHaveAttribute('aria-controls', list.element().id);

  await press('магни');
  await expect.element(options.first()).toMatchTextContent('магний');
  const [first, last] = [options.first(), options.last()];
  await expect.element(last).toHaveTextContent('Все результаты: «магни»');
  const told = () => texts(main.getByRole('status')).join('');
  await expect.poll(told).toMatch(new RegExp(`^${options.elements().length} подсказ(ка|ки|ок)$`));
  await expectNoneActive();
  await press('{ArrowDown}');
  await expectActive(first);
  await press('{ArrowUp}');
  await expectNoneActive();
  await press('{ArrowUp}');
  await expectActive(last);
  await press('{ArrowDown}');
  await expectNoneActive();

  await press('{ArrowDown}');
  await expectActive(first);
  await press('{Home}');
  await expectNoneActive();
  expect(input().selectionStart).toBe(0);
  await press('{ArrowDown}');
  await expectActive(first);
  await press('{End}');
  await expectNoneActive();
  expect(input().selectionStart).toBe('магни'.length);

  await press('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await expect.element(box).toHaveValue('магни');
  await press('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await press('{ArrowUp}');
  await expectActive(last);
  await expect.element(box).toHaveFocus();
  await press('{Enter}');
  await expect.poll(address).toBe(`/search?q=${encodeURIComponent('магни')}`);
  await expect.element(list).not.toBeInTheDocument();
});

it('an entry that is chosen opens', async () => {
  await openBox();
  await press('бисглицинат');
  await list.getByRole('group', { name: 'Товары' }).getByRole('option').first().click();
  await expect.poll(address).toBe('/calm/magniy-bisglitsinat');
});

it('understands another layout, typos and latin letters while they are typed', async () => {
  await openBox();
  const products = list.getByRole('group', { name: 'Товары' }).getByRole('option');
  for (const [typed, name] of [
    ['jvtuf', /Омега-3/],
    ['кологен', /Коллаген/],
    ['tsink', /Цинк/],
  ] as const) {
    await box.fill(typed);
    await expect.element(products.filter({ hasText: name }).first()).toBeVisible();
  }
});

it('typing has one request under way, and late suggestions never replace newer ones', async () => {
  let underWay = 0;
  let most = 0;
  const asked: string[] = [];
  let respondLate = () => {};
  const late = new Promise<void>((resolve) => {
    respondLate = resolve;
  });
  await openBox();
  const shown = watchOptions();
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (target, init) => {
    const url = new URL(String(target), location.href);
    if (!url.pathname.endsWith('/suggest')) return fetch(target, init);
    const query = url.searchParams.get('q') ?? '';
    asked.push(query);
    underWay += 1;
    most = Math.max(most, underWay);
    if (query === 'маг') await late;
    underWay -= 1;
    return Response.json({ query, words: [`ответ на ${query}`], hits: [] });
  });
  await press('маг');
  await expect.poll(() => asked.at(-1)).toBe('маг');
  await press('ний');
  respondLate();
  await expect.element(list.getByRole('option', { name: 'ответ на магний' })).toBeVisible();
  // One more exchange: had the late suggestions been taken, they would have been shown by then.
  await press(' б6');
  await expect.element(list.getByRole('option', { name: 'ответ на магний б6' })).toBeVisible();
  expect(shown).not.toContain('ответ на маг');
  expect(most).toBe(1);
});

/** Writes down every suggestion that is ever shown. */
function watchOptions(): string[] {
  const shown: string[] = [];
  const note = () => shown.push(...[...document.querySelectorAll('[role=option]')].map((one) => one.textContent));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  return shown;
}

it.each([1280, 412])('recent queries are kept, and go one by one or all at once, at %i px', async (width) => {
  await onPhone(width);
  await openBox();
  for (const query of ['цинк', 'железо']) {
    await box.fill(query);
    await press('{Enter}');
    await expect.poll(address).toContain(encodeURIComponent(query));
    await expect.element(main.getByText(`по запросу «${query}»`)).toBeVisible();
  }
  const recent = list.getByRole('group', { name: 'Недавние запросы' }).getByRole('option');
  await openBox();
  expect(texts(recent)).toEqual(['железо', 'цинк']);
  if (width < 1000) await recent.first().getByTitle('Убрать из недавних').click();
  else await press('{ArrowDown}{Delete}');
  await expect.poll(() => texts(recent)).toEqual(['цинк']);
  await openBox();
  expect(texts(recent)).toEqual(['цинк']);
  await page.getByRole('button', { name: 'Очистить недавние' }).click();
  await expect.element(recent).toHaveLength(0);
  await expect.element(box).toHaveFocus();
  await openBox();
  await expect.element(options.first()).toBeVisible();
  await expect.element(recent).toHaveLength(0);
});

it('what is often asked stands under an empty box and is a search', async () => {
  const { popular } = (await (await fetch('/api/v1/pages/search')).json()) as { popular: string[] };
  await openBox();
  const often = list.getByRole('group', { name: 'Часто ищут' }).getByRole('option');
  expect(texts(often)).toEqual(popular);
  await often.first().click();
  await expect.poll(address).toBe(`/search?q=${encodeURIComponent(popular[0] ?? '').replaceAll('%20', '+')}`);
  await expect.element(box).toHaveValue(popular[0] ?? '');
});

it.each([1280, 412])(
  'a list too long for a window of %i px ends with a whole option above the link to all results',
  async (width) => {
    await onPhone(width);
    await openBox();
    await box.fill('магний');
    await expect.element(list.getByRole('group', { name: 'Товары' })).toBeVisible();
    for (const height of [460, 500, 540, 580, 620, 660, 700, 740]) {
      await page.viewport(width, height);
      // Laid out anew whenever it changes.
      await press('{ArrowDown}{ArrowUp}');
      const popup = list.element();
      popup.scrollTop = 0;
      const { top = 0 } = popup.querySelector('[data-stays]')?.getBoundingClientRect() ?? {};
      const cut = [...popup.querySelectorAll('[role=group]:not([data-stays]) > *')].filter((element) => {
        const edges = element.getBoundingClientRect();
        return edges.top < top - 1 && edges.bottom > top + 1;
      });
      expect(
        cut.map((element) => element.textContent),
        `${height} px`,
      ).toEqual([]);
    }
  },
);

it('suggestions are phrases, whatever was mistyped', async () => {
  await openBox();
  await box.fill('витомин д');
  await expect.element(options.first()).toHaveTextContent('витамин D');
  expect(texts(options).filter((text) => /^витамин (да|до|де)/.test(text))).toEqual([]);
});

it('a long list fills its room', async () => {
  await page.viewport(1280, 560);
  await openBox();
  await box.fill('магний');
  const all = options.filter({ hasText: 'Все результаты' });
  await expect.element(all).toBeVisible();
  const popup = list.element();
  expect(popup.scrollHeight).toBeGreaterThan(popup.clientHeight);
  const link = (all.element().parentElement as Element).getBoundingClientRect();
  const ends = options
    .elements()
    .map((option) => option.getBoundingClientRect())
    .filter(({ top }) => top < link.top - 1)
    .map(({ bottom }) => bottom);
  expect(ends.length).toBeGreaterThan(3);
  expect(link.top - Math.max(...ends)).toBeLessThan(8);
  expect(Math.max(...ends)).toBeLessThanOrEqual(link.top + 1);
});

it('in the menu of a phone Escape closes the suggestions first', async () => {
  await onPhone();
  await visit('/');
  await page.getByRole('button', { name: 'Меню' }).click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await menu.getByRole('combobox', { name: 'Поиск по сайту' }).click();
  await expect.element(menu.getByRole('listbox')).toBeVisible();
  await press('{Escape}');
  await expect.element(menu.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(menu).toBeVisible();
  await press('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
});
