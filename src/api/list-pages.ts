import { type Context, Hono } from 'hono';
import type { Rating } from '../contract/common.ts';
import { type ArticleTopic, articleTopics } from '../contract/vocabulary.ts';
import type { Store } from '../store/open-store.ts';
import { sendComposed, sendNotFound } from './answers.ts';

/** Pages whose items depend on the query or on the day. */
export function listPageRoutes(store: Store, now: () => Date): Hono {
  const api = new Hono();

  api.get('/pages/articles', (c) =>
    withFixedPart(c, store, 'articles', async () => {
      const topic = topicOf(c.req.query('topic'));
      const counts = await store.articleTopics();
      const topics = Object.entries(articleTopics)
        .map(([key, title]) => ({ key, title, count: counts.get(key) ?? 0 }))
        .filter((entry) => entry.count > 0);
      return { topics, topic, ...(await store.articles({ topic, page: pageOf(c) })) };
    }),
  );

  api.get('/pages/events', (c) => withFixedPart(c, store, 'events', () => store.events(now())));

  api.get('/pages/reviews', (c) =>
    withFixedPart(c, store, 'reviews', async (fixed) => {
      const known = new Set((fixed.products as { ref: string }[]).map((product) => product.ref));
      const asked = c.req.query('product');
      const product = asked && known.has(asked) ? asked : null;
      const stars = starsOf(c.req.query('stars'));
      const rating = ratingOf(await store.reviewRatings(product));
      return { rating, product, stars, ...(await store.reviews({ product, stars, page: pageOf(c) })) };
    }),
  );

  return api;
}

export async function withFixedPart(
  c: Context,
  store: Store,
  name: string,
  compose: (fixed: Record<string, unknown>) => Promise<object>,
): Promise<Response> {
  const document = await store.document(`pages/${name}`);
  if (!document) return sendNotFound(c);
  const fixed = JSON.parse(document.body) as Record<string, unknown>;
  return sendComposed(c, { ...fixed, ...(await compose(fixed)) });
}

export function pageOf(c: Context): number {
  const page = Number(c.req.query('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}

function topicOf(value: string | undefined): ArticleTopic | null {
  return value && Object.hasOwn(articleTopics, value) ? (value as ArticleTopic) : null;
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
