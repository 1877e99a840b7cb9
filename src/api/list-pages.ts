import { Hono } from 'hono';
import type { Rating } from '../contract/common.ts';
import { type ArticleTopic, articleTopics, keysOf } from '../contract/vocabulary.ts';
import type { ReadableStore } from '../store/open-store.ts';
import { onComposedPage } from './on-call.ts';

/** Pages whose items depend on the query or on the day. */
export function listPageRoutes(store: ReadableStore, now: () => Date): Hono {
  const api = new Hono();

  onComposedPage(api, store, 'articles', ['topics', 'topic', 'items', 'pagination'], async (asked) => {
    const topic = topicOf(asked.topic);
    const { counts, ...page } = await store.articles({ topic, page: pageOf(asked.page) });
    const topics = keysOf(articleTopics)
      .map((key) => ({ key, title: articleTopics[key], count: counts.get(key) ?? 0 }))
      .filter((entry) => entry.count > 0);
    return { topics, topic, ...page };
  });

  onComposedPage(api, store, 'events', ['upcoming', 'past'], () => store.events(now()));

  const reviewFields = ['rating', 'product', 'stars', 'items', 'pagination'] as const;
  onComposedPage(api, store, 'reviews', reviewFields, async (asked, { products }) => {
    const product = products.find(({ ref }) => ref === asked.product)?.ref ?? null;
    const stars = starsOf(asked.stars);
    const { ratings, ...page } = await store.reviews({ product, stars, page: pageOf(asked.page) });
    return { rating: ratingOf(ratings), product, stars, ...page };
  });

  return api;
}

export function pageOf(value: string | undefined): number {
  const page = Number(value ?? 1);
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}

function topicOf(value: string | undefined): ArticleTopic | null {
  return keysOf(articleTopics).find((topic) => topic === value) ?? null;
}

function starsOf(value: string | undefined): number | null {
  return value && /^[1-5]$/.test(value) ? Number(value) : null;
}

function ratingOf(distribution: number[]): Rating | null {
  const count = distribution.reduce((sum, n) => sum + n, 0);
  if (count === 0) return null;
  const points = distribution.reduce((sum, n, index) => sum + n * (index + 1), 0);
  return { value: Math.round((points / count) * 10) / 10, count, distribution };
}
