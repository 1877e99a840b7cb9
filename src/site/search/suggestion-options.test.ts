import { expect, it } from 'vitest';
import type { SearchHit } from '../../contract/search.ts';
import { kindsInOrder, suggestedOptions } from './suggestion-options.ts';

const hit = (kind: SearchHit['kind'], url = `/${kind}`): SearchHit => ({
  kind,
  url,
  title: [{ text: kind, hit: true }],
  text: [],
  note: null,
  image: null,
});

it('puts products second at the latest', () => {
  const found = [hit('component'), hit('article'), hit('event'), hit('product')];
  expect(kindsInOrder(found)).toEqual(['component', 'product', 'article', 'event']);
});

it('leaves products first where they are the best, and does without them', () => {
  expect(kindsInOrder([hit('product'), hit('article')])).toEqual(['product', 'article']);
  expect(kindsInOrder([hit('faq'), hit('article')])).toEqual(['faq', 'article']);
  expect(kindsInOrder([])).toEqual([]);
});

it('offers what is often asked when nothing is found', () => {
  const groups = suggestedOptions('ъъъ', { query: 'ъъъ', words: [], hits: [] }, ['магний', 'сон']);
  expect(groups.map(({ title }) => title)).toEqual(['Ничего не\u00a0нашлось. Часто ищут', null]);
  expect(groups[0]?.options.map(({ query }) => query)).toEqual(['магний', 'сон']);
});

it('says nothing of what is often asked when something is found', () => {
  const groups = suggestedOptions('магний', { query: 'магний', words: [], hits: [hit('product')] }, ['сон']);
  expect(groups.map(({ title }) => title)).toEqual(['Товары', null]);
});

it('leaves entries in sight: two completions at most, and none that says the name of a product again', () => {
  const found = { query: 'магний', words: ['магний', 'product', 'магний вечером', 'магний в рационе', 'магний и сон'] };
  const words = (hits: SearchHit[]) =>
    suggestedOptions('магний', { ...found, hits }, [])[0]?.options.map((one) => one.query);
  expect(words([hit('product')])).toEqual(['магний вечером', 'магний в рационе']);
  expect(words([])).toHaveLength(4);
});
