import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { texts, the } from '../../../../fixtures/browser/look.ts';
import { address, visit } from '../../../../fixtures/browser/visit.tsx';
import { termPath } from '../../../contract/page-vocabulary.ts';
import { pagePaths } from '../../../contract/paths.ts';

const main = page.getByRole('main');

it('a word has an address of its own, and other texts lead to it', async () => {
  await visit(pagePaths.doses);
  await main.getByRole('link', { name: 'Верхний допустимый уровень' }).click();
  await expect.poll(address).toBe(termPath('verhniy-uroven'));
  await expect.poll(() => document.querySelector('#verhniy-uroven')).not.toBeNull();
  await expect.element(the('#verhniy-uroven')).toBeInViewport();
  await expect.element(the('#verhniy-uroven')).toMatchTextContent('Наибольшее количество');
});

it('words stand by the alphabet, Latin ones at the end', async () => {
  await visit(pagePaths.glossary);
  const letters = texts(main.getByRole('heading', { level: 2 }));
  const russian = letters.filter((letter) => /[А-Я]/.test(letter));
  expect(russian.length).toBeGreaterThan(5);
  expect(russian).toEqual(russian.toSorted());
  expect(letters.slice(russian.length)).toEqual(['A–Z']);
});

it('what is typed leaves the words that have it, and their letters', async () => {
  await visit(pagePaths.glossary);
  await main.getByRole('searchbox', { name: 'Найти слово' }).fill('колониеобразующие');
  await expect.element(page.getByText(/^Нашлось: 1\u00a0слово$/)).toBeVisible();
  expect(texts(main.getByRole('heading', { level: 2 }))).toEqual(['К']);
  expect(texts(main.getByRole('navigation', { name: 'К букве' }).getByRole('link'))).toEqual(['К']);
  await main.getByRole('searchbox', { name: 'Найти слово' }).fill('ъъъ');
  await expect.element(page.getByText('Такого слова здесь ещё нет')).toBeVisible();
});

it('the letters stay in view', async () => {
  await visit(pagePaths.glossary);
  the('footer, main > :last-child').element().scrollIntoView({ block: 'end', behavior: 'instant' });
  await expect.element(main.getByRole('navigation', { name: 'К букве' })).toBeInViewport();
});

it('the search finds a word by its other name', async () => {
  await visit(`${pagePaths.search}?q=${encodeURIComponent('колониеобразующие единицы')}`);
  await expect.element(main.getByRole('link', { name: 'КОЕ' })).toHaveAttribute('href', termPath('koe'));
});

it('the page on doses shows what comes nearest to a limit', async () => {
  await visit(pagePaths.doses);
  const rows = texts(page.getByRole('table', { name: /ближе всего к\s+пределу/ }).getByRole('row'));
  expect(rows).toHaveLength(9);
  expect(rows[1]).toContain('15 мкг (600 МЕ) (ЕАЭС)');
  const shares = rows.slice(1).map((text) => Number(/(\d+)\s%$/.exec(text)?.[1]));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});
