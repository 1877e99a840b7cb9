import type { Locator, Page } from '@playwright/test';
import { hold, withoutPictures } from './support/routes.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

const boxOf = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Поиск по сайту' });
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' });
const optionsOf = (page: Page) => listOf(page).getByRole('option');

/** Opens the search page and turns to its box; the list of what is often asked tells that it is at work. */
async function openBox(page: Page): Promise<Locator> {
  await open(page, '/search');
  const box = boxOf(page);
  await box.click();
  await expect(listOf(page)).toBeVisible();
  return box;
}

async function expectActive(page: Page, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(boxOf(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'no id');
  await expect(listOf(page).locator('[aria-selected=true]')).toHaveCount(1);
}

/** Writes down every suggestion that is ever shown. */
async function watchOptions(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      for (const option of document.querySelectorAll('[role=option]')) texts.push(option.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => seen.jsonValue();
}

const caretOf = (box: Locator) => box.evaluate((input: HTMLInputElement) => input.selectionStart);

test.beforeEach(withoutPictures);

test.describe('the combobox', anyScreen, () => {
  test('hears who turned to it while its suggestions were loading', async ({ page }) => {
    const release = await hold(page, /\/assets\/search-box-combobox-[\w-]+\.js$/);
    await open(page, '/search');
    await boxOf(page).click();
    release();
    await expect(listOf(page)).toBeVisible();
  });

  test('is worked with the keyboard alone', async ({ page }) => {
    await open(page, '/search');
    const box = boxOf(page);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toBeFocused();
    await expect(listOf(page)).toBeHidden();
    await box.blur();
    await box.focus();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(box).toHaveAttribute('aria-controls', (await listOf(page).getAttribute('id')) ?? 'no id');

    await page.keyboard.type('магни');
    await expect(optionsOf(page).first()).toContainText('магний');
    const [first, last] = [optionsOf(page).first(), optionsOf(page).last()];
    await expect(last).toHaveText('Все результаты: «магни»');
    await expect(
      page
        .getByRole('search')
        .getByRole('status')
        .getByText(/подсказ/),
    ).toHaveText(new RegExp(`^${await optionsOf(page).count()}\\sподсказ(ка|ки|ок)$`));
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await expectActive(page, first);
    await page.keyboard.press('ArrowUp');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expectActive(page, last);
    await page.keyboard.press('ArrowDown');
    await expect(box).not.toHaveAttribute('aria-activedescendant');

    await page.keyboard.press('ArrowDown');
    await expectActive(page, first);
    await page.keyboard.press('Home');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    expect(await caretOf(box)).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expectActive(page, first);
    await page.keyboard.press('End');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    expect(await caretOf(box)).toBe('магни'.length);

    await page.keyboard.press('Escape');
    await expect(listOf(page)).toBeHidden();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('магни');
    await page.keyboard.press('ArrowDown');
    await expect(listOf(page)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expectActive(page, last);
    await expect(box).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('магни')}`);
    await expect(listOf(page)).toBeHidden();
  });

  test('an entry that is chosen opens', async ({ page }) => {
    await openBox(page);
    await page.keyboard.type('бисглицинат');
    await listOf(page).getByRole('group', { name: 'Товары' }).getByRole('option').first().click();
    await expect(page).toHaveURL('/calm/magniy-bisglitsinat');
  });

  test('understands another layout, typos and latin letters while they are typed', async ({ page }) => {
    const box = await openBox(page);
    const products = listOf(page).getByRole('group', { name: 'Товары' }).getByRole('option');
    for (const [typed, name] of [
      ['jvtuf', /Омега-3/],
      ['кологен', /Коллаген/],
      ['tsink', /Цинк/],
    ] as const) {
      await box.fill(typed);
      await expect(products.filter({ hasText: name }).first()).toBeVisible();
    }
  });

  test('typing has one request under way, and late suggestions never replace newer ones', async ({ page }) => {
    let underWay = 0;
    let most = 0;
    const asked: string[] = [];
    const isSuggest = (request: { url(): string }) => request.url().includes('/api/v1/suggest');
    page.on('request', (request) => {
      if (isSuggest(request)) most = Math.max(most, ++underWay);
    });
    const onEnd = (request: { url(): string }) => {
      if (isSuggest(request)) underWay -= 1;
    };
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
    let respondLate = () => {};
    const late = new Promise<void>((resolve) => {
      respondLate = resolve;
    });
    await page.route('**/api/v1/suggest*', async (route) => {
      const query = new URL(route.request().url()).searchParams.get('q') ?? '';
      asked.push(query);
      if (query === 'маг') await late;
      // The browser may have given the request up by now.
      await route.fulfill({ json: { query, words: [`ответ на ${query}`], hits: [] } }).catch(() => {});
    });

    await openBox(page);
    const shown = await watchOptions(page);
    await page.keyboard.insertText('маг');
    await expect.poll(() => asked).toEqual(['маг']);
    await page.keyboard.insertText('ний');
    await expect(listOf(page).getByRole('option', { name: 'ответ на магний' })).toBeVisible();
    respondLate();
    // One more exchange: had the late suggestions been taken, they would have been shown by then.
    await page.keyboard.insertText(' б6');
    await expect(listOf(page).getByRole('option', { name: 'ответ на магний б6' })).toBeVisible();
    expect(await shown()).not.toContain('ответ на маг');
    expect(asked).toEqual(['маг', 'магний', 'магний б6']);
    expect(most).toBe(1);
  });
});

test('recent queries are kept in the browser, go one by one or all at once', async ({ page, isMobile }) => {
  const box = await openBox(page);
  for (const query of ['цинк', 'железо']) {
    await box.fill(query);
    await box.press('Enter');
    await expect(page.getByRole('main').getByText(`по запросу «${query}»`)).toBeVisible();
  }
  const recent = listOf(page).getByRole('group', { name: 'Недавние запросы' }).getByRole('option');
  await openBox(page);
  await expect(recent).toHaveText(['железо', 'цинк']);
  if (isMobile) await recent.first().getByTitle('Убрать из недавних').tap();
  else {
    await box.press('ArrowDown');
    await box.press('Delete');
  }
  await expect(recent).toHaveText(['цинк']);
  await openBox(page);
  await expect(recent).toHaveText(['цинк']);
  await page.getByRole('button', { name: 'Очистить недавние' }).click();
  await expect(recent).toHaveCount(0);
  await expect(box).toBeFocused();
  await openBox(page);
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('what is often asked stands under an empty box and is a search', anyScreen, async ({ page, request }) => {
  const { popular } = (await (await request.get('/api/v1/pages/search')).json()) as { popular: string[] };
  await openBox(page);
  const group = listOf(page).getByRole('group', { name: 'Часто ищут' });
  await expect(group.getByRole('option')).toHaveText(popular);
  await group.getByRole('option').first().click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(popular[0] ?? '').replaceAll('%20', '+')}`);
  await expect(boxOf(page)).toHaveValue(popular[0] ?? '');
});

test('a list that is too long for the window is cut in a line, never in a heading', async ({ page }) => {
  const { width } = page.viewportSize() ?? { width: 1280 };
  const box = await openBox(page);
  await box.fill('магний');
  await expect(listOf(page).getByRole('group', { name: 'Товары' })).toBeVisible();
  for (const height of [460, 500, 540, 580, 620, 660, 700, 740]) {
    await page.setViewportSize({ width, height });
    // Laid out anew whenever it changes.
    await box.press('ArrowDown');
    await box.press('ArrowUp');
    const edge = await listOf(page).evaluate((list) => {
      const popup = list.parentElement as HTMLElement;
      popup.scrollTop = 0;
      const { bottom } = popup.getBoundingClientRect();
      const isCut = (element: Element) => {
        const box = element.getBoundingClientRect();
        return box.top < bottom && box.bottom > bottom + 1;
      };
      return {
        isLong: popup.scrollHeight > popup.clientHeight,
        headings: [...popup.querySelectorAll('[role=group] > p')].filter(isCut).length,
        lines: [...popup.querySelectorAll('[role=option]')].filter(isCut).length,
      };
    });
    expect(edge, `${height} px`).toEqual({ isLong: edge.isLong, headings: 0, lines: edge.isLong ? 1 : 0 });
  }
});

test('suggestions are phrases, whatever was mistyped', anyScreen, async ({ page }) => {
  const box = await openBox(page);
  await box.fill('витомин д');
  await expect(optionsOf(page).first()).toHaveText('витамин D');
  await expect(optionsOf(page).filter({ hasText: /^витамин (да|до|де)/ })).toHaveCount(0);
});

test('the search of a phone opens with the field ready', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have the field in the header');
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).click();
  await expect(page).toHaveURL('/search');
  await expect(boxOf(page)).toBeFocused();
  await expect(listOf(page)).toBeHidden();
  await page.keyboard.type('цин');
  await expect(optionsOf(page).first()).toContainText('цинк');
  await page.reload();
  await expect(boxOf(page)).toBeFocused();
});

test('in the menu of a phone Escape closes the suggestions first', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide screens have no such menu');
  await open(page, '/');
  await page.getByRole('button', { name: 'Меню' }).click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await menu.getByRole('combobox', { name: 'Поиск по сайту' }).focus();
  await expect(menu.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('listbox')).toBeHidden();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});
