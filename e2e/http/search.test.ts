import { expect, it } from 'vitest';
import type { SearchResponse } from '../../src/contract/search.ts';
import { ask } from './ask.ts';

const hitsOf = async (query: string): Promise<SearchResponse['hits']> =>
  (await (await ask(`/api/v1/search?q=${encodeURIComponent(query)}`)).json()).hits;

it('snippets tell a heading from the text after it', async () => {
  const texts = (await hitsOf('магний')).map(({ text }) => text.map((piece) => piece.text).join(''));
  expect(texts.length).toBeGreaterThan(0);
  // A small letter or a digit, a space and a word with a capital is a seam, or a name.
  const seams = texts.flatMap((text) => text.match(/[а-яё] (Как|Зачем|Сколько|Когда|Кому|Почему|Где) [а-яё]+/g) ?? []);
  expect(seams).toEqual([]);
});

it('a query without a result is counted each time it is asked, whoever keeps pages', async () => {
  const cachedAs = async (path: string) => (await ask(path)).headers.get('cache-control');
  for (const address of ['/search?q=абракадабринка', '/api/v1/search?q=абракадабринка'])
    expect(await cachedAs(encodeURI(address)), address).toBe('no-store');
  expect(await cachedAs(encodeURI('/search?q=цинк'))).toContain('s-maxage');
});

it('who asks about pregnancy or an illness is led to texts first, never to what is contraindicated', async () => {
  const kindsOf = async (query: string) => (await hitsOf(query)).map(({ kind }) => kind);
  for (const [query, first] of [
    ['беременность', 'medicine'],
    ['кормление', 'medicine'],
    ['аллергия', 'faq'],
  ] as const) {
    const kinds = await kindsOf(query);
    expect(kinds[0], query).toBe(first);
    expect(kinds, query).not.toContain('product');
  }
  for (const query of ['простуда', 'бессонница']) {
    const kinds = await kindsOf(query);
    expect(kinds.length, query).toBeGreaterThan(0);
    const firstProduct = kinds.findIndex((kind) => kind === 'product' || kind === 'series');
    const lastText = kinds.findLastIndex((kind) => kind !== 'product' && kind !== 'series');
    expect(firstProduct === -1 || firstProduct > lastText, `${query}: ${kinds}`).toBe(true);
  }
  expect(await kindsOf('эутирокс')).toContain('medicine');
});
