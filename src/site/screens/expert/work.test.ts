import { expect, it } from 'vitest';
import type { Expert } from '../../../contract/entries.ts';
import { checked, workOf, written } from './work.ts';

const article = (slug: string, author: string) =>
  ({ slug, author: { title: author, url: `/expert-${author}` } }) as Expert['articles'][number];
const expert = {
  url: '/expert-titov',
  articles: [article('a', 'titov'), article('b', 'sokolova'), article('c', 'gromova')],
  events: [],
  picks: [{}] as Expert['picks'],
};

it('tells what was written from what was checked', () => {
  expect(written(expert).map(({ slug }) => slug)).toEqual(['a']);
  expect(checked(expert).map(({ slug }) => slug)).toEqual(['b', 'c']);
});

it('counts what there is, and leaves out what there is none of', () => {
  expect(workOf(expert).map(({ value, label }) => `${value} ${label}`)).toEqual([
    '1 авторская статья',
    '2 проверенных текста',
    '1 разобранный состав',
  ]);
});
