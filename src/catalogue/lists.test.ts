import { describe, expect, it } from 'vitest';
import type { ReviewOrder } from '../contract/query-vocabulary.ts';
import { createLists, type ListRows } from './lists.ts';

const article = (slug: string, topic: string, published: string) =>
  ({ slug, topic, published, card: { slug } }) as ListRows['articles'][number];
const event = (slug: string, start: string, end: string) =>
  ({ slug, start, end, card: { slug } }) as ListRows['events'][number];
const review = (id: string, product: string, rating: number, date: string) =>
  ({ id, product, rating, date, card: { id } }) as ListRows['reviews'][number];

const slugs = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug);
const empty: ListRows = { articles: [], events: [], reviews: [] };

describe('articles', () => {
  const articles = [
    article('b', 'sleep', '2026-01-01'),
    article('a', 'sleep', '2026-01-01'),
    article('new', 'sport', '2026-05-01'),
    ...Array.from({ length: 11 }, (_, i) => article(`old-${i + 10}`, 'basics', '2025-01-01')),
  ];
  const lists = createLists({ ...empty, articles });

  it('come newest first, by name on one day, in pages', () => {
    const first = lists.articles({ topic: null, page: 1 });
    expect(slugs(first.items).slice(0, 4)).toEqual(['new', 'a', 'b', 'old-10']);
    expect(first.pagination).toEqual({ page: 1, pages: 2, total: 14, perPage: 12 });
  });

  it('show the last page in place of one past the end', () => {
    const last = lists.articles({ topic: null, page: 99 });
    expect([last.pagination.page, slugs(last.items)]).toEqual([2, ['old-19', 'old-20']]);
  });

  it('are counted by topic, also when one is chosen', () => {
    const { counts, items } = lists.articles({ topic: 'sport', page: 1 });
    expect([slugs(items), counts.get('sleep'), counts.get('sport')]).toEqual([['new'], 2, 1]);
  });
});

it('splits events by the moment they end: the next first, of the past the last first', () => {
  const { events } = createLists({
    ...empty,
    events: [
      event('later', '2026-12-01T10:00:00+03:00', '2026-12-01T11:00:00+03:00'),
      event('first', '2026-01-01T10:00:00+03:00', '2026-01-01T11:00:00+03:00'),
      event('second', '2026-02-01T10:00:00+03:00', '2026-02-01T11:00:00+03:00'),
      event('over', '2026-11-15T10:00:00Z', '2026-11-15T11:00:00Z'),
      event('running', '2026-11-15T10:00:00Z', '2026-11-15T14:00:00Z'),
    ],
  });
  const { upcoming, past } = events(new Date('2026-11-15T12:00:00Z'));
  expect([slugs(upcoming), slugs(past)]).toEqual([
    ['running', 'later'],
    ['over', 'second', 'first'],
  ]);
});

it('filters and orders reviews, and counts the stars of the product', () => {
  const { reviews } = createLists({
    ...empty,
    reviews: [
      review('1', 'daily/a', 5, '2026-01-01'),
      review('2', 'daily/a', 4, '2026-02-01'),
      review('3', 'daily/b', 5, '2026-03-01'),
    ],
  });
  const inOrder = (order: ReviewOrder) =>
    reviews({ product: null, stars: null, order, page: 1 }).items.map(({ id }) => id);
  expect(inOrder('new')).toEqual(['3', '2', '1']);
  expect(inOrder('low')).toEqual(['2', '3', '1']);
  expect(inOrder('high')).toEqual(['3', '1', '2']);
  const found = reviews({ product: 'daily/a', stars: 5, order: 'new', page: 1 });
  expect([found.items.map(({ id }) => id), found.ratings]).toEqual([['1'], [0, 0, 0, 1, 1]]);
});
