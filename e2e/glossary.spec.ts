import { termPath } from '../src/contract/page-vocabulary.ts';
import { pagePaths } from '../src/contract/paths.ts';
import { anyScreen, expect, open, test } from './support/test.ts';

test('a word has an address of its own, and other texts lead to it', anyScreen, async ({ page }) => {
  await open(page, pagePaths.doses);
  await page.getByRole('main').getByRole('link', { name: 'Верхний допустимый уровень' }).click();
  await expect(page).toHaveURL(termPath('verhniy-uroven'));
  await expect(page.locator('#verhniy-uroven')).toBeInViewport();
  await expect(page.locator('#verhniy-uroven')).toContainText('Наибольшее количество');
});

test('words stand by the alphabet, Latin ones at the end', anyScreen, async ({ page }) => {
  await open(page, pagePaths.glossary);
  const letters = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const russian = letters.filter((letter) => /[А-Я]/.test(letter));
  expect(russian).toEqual(russian.toSorted());
  expect(letters.slice(russian.length)).toEqual(['A–Z']);
});

test('the search finds a word by its other name', anyScreen, async ({ page }) => {
  await open(page, `${pagePaths.search}?q=${encodeURIComponent('колониеобразующие единицы')}`);
  await expect(page.getByRole('main').getByRole('link', { name: 'КОЕ' })).toHaveAttribute('href', termPath('koe'));
});

test('the page on doses shows what comes nearest to a limit', anyScreen, async ({ page }) => {
  await open(page, pagePaths.doses);
  const rows = page.getByRole('table', { name: /ближе всего к\s+пределу/ }).getByRole('row');
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(1)).toContainText('15 мкг (600 МЕ) (ЕАЭС)');
  const shares = (await rows.allInnerTexts()).slice(1).map((text) => Number(/(\d+)\s%\s*$/.exec(text)?.[1]));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});
