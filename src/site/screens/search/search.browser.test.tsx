import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { texts } from '../../../../fixtures/browser/look.ts';
import { address, goBack, visit } from '../../../../fixtures/browser/visit.tsx';
import { themeSlugs } from '../../../contract/paths.ts';
import type { SearchResponse } from '../../../contract/search.ts';

const main = page.getByRole('main');
const box = main.getByRole('combobox', { name: 'Поиск по сайту' });
const kinds = page.getByRole('navigation', { name: 'Что показать' });
const results = main.getByRole('article');
const said = () => texts(main.getByRole('status')).join(' ');

const search = async (query: string): Promise<SearchResponse> => (await fetch(`/api/v1/search?q=${query}`)).json();

it('results stand by kind with their counts; kind and query are in the address, and Back goes through them', async () => {
  const { groups, hits } = await search('магний');
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  await visit('/search?q=магний');
  expect(said()).toContain(String(total));
  const shown = kinds.getByRole('link');
  expect(texts(shown)).toEqual([`Всё ${total}`, ...groups.map(({ title, count }) => `${title} ${count}`)]);
  await expect.element(results).toHaveLength(hits.length);

  const articles = groups.find(({ kind }) => kind === 'article');
  await shown.filter({ hasText: articles?.title }).click();
  await expect.poll(address).toMatch(/\?q=[^&]+&kind=article$/);
  await expect.poll(() => texts(main.getByRole('heading', { level: 2 }))).toEqual([articles?.title]);
  await expect.element(results).toHaveLength(articles?.count ?? 0);

  await box.fill('цинк');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`/search?q=${encodeURIComponent('цинк')}`);
  await expect.poll(said).toContain('«цинк»');
  await expect.element(box).toHaveFocus();

  await goBack();
  await expect.element(box).toHaveValue('магний');
  await expect.element(results).toHaveLength(articles?.count ?? 0);
  await goBack();
  await expect.element(results).toHaveLength(hits.length);
  expect(said()).toContain(String(total));
});

it('every kind that has more results says how many there are, and shows them all', async () => {
  const { groups, hits, pagination } = await search('магний');
  await visit('/search?q=магний');
  const more = main.getByRole('link', { name: /^Все\s\d/ }).first();
  await expect.element(more).toBeVisible();
  const kind = new URL((more.element() as HTMLAnchorElement).href).searchParams.get('kind');
  const count = groups.find((group) => group.kind === kind)?.count ?? 0;
  expect(hits.filter((hit) => hit.kind === kind).length).toBeLessThan(count);
  await expect.element(more).toMatchTextContent(new RegExp(`^Все ${count}(?!\\d)`));
  await more.click();
  await expect.element(results).toHaveLength(Math.min(count, pagination.perPage));
});

it('what is not here finds nothing, whatever number stands beside it', async () => {
  await visit('/search?q=айфон+17');
  expect(said()).toContain('ничего не нашлось');
  expect(kinds.query()).toBeNull();
});

it('marks what matched, and nothing of a query or a text becomes HTML', async () => {
  await visit(`/search?q=${encodeURIComponent('магний <b>б6</b> &lt;i&gt;')}`);
  expect(results.first().element().querySelector('mark')?.textContent).toMatch(/магни/i);
  expect(main.element().querySelector('b, i')).toBeNull();
});

it('offers what was probably meant', async () => {
  await visit('/search?q=vfuybq');
  const meant = page.getByText('Возможно, вы искали:').getByRole('link');
  await expect.element(meant).toMatchTextContent(/^магний$/);
  await expect.element(results.first()).toMatchTextContent(/магний/i);
  await meant.click();
  await expect.poll(address).toBe(`/search?q=${encodeURIComponent('магний')}`);
  await expect.element(meant).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('магний');
});

it('an empty result helps on: near words, frequent queries, tasks', async () => {
  const { nearest, groups } = await search('прополисник');
  expect(groups).toEqual([]);
  expect(nearest.length).toBeGreaterThan(0);
  await visit('/search?q=прополисник');
  expect(said()).toContain('ничего не нашлось');
  await expect.element(main.getByRole('list', { name: 'Частые запросы' }).getByRole('link').first()).toBeVisible();
  const links = [...main.element().querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(themeSlugs.map((slug) => `/${slug}`)));
  await main.getByRole('link', { name: nearest[0] ?? '', exact: true }).click();
  await expect.poll(said).toContain(`«${nearest[0]}»`);
  await expect.element(results.first()).toBeVisible();
});

it('a kind without results leads back to the others', async () => {
  await visit('/search?q=креатин&kind=specialist');
  await page.getByRole('link', { name: 'Показать все' }).click();
  await expect.element(results.first()).toMatchTextContent(/креатин/i);
});
