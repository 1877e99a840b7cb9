import { and, asc, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { ArticleCard, EventCard, Review } from '../contract/cards.ts';
import type { Pagination } from '../contract/common.ts';
import type { ArticleTopic } from '../contract/vocabulary.ts';
import { type Orm, schema } from './database.ts';

export interface Page<T> {
  items: T[];
  pagination: Pagination;
}

export const articlesPerPage = 12;
export const reviewsPerPage = 12;

/** A page past the end answers with the last one that exists, so that an old link still shows something. */
export function paginate(total: number, page: number, perPage: number): Pagination {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return { page: Math.min(Math.max(1, page), pages), pages, total, perPage };
}

export async function listArticles(
  orm: Orm,
  query: { topic: ArticleTopic | null; page: number },
): Promise<Page<ArticleCard>> {
  const where = query.topic ? eq(schema.articles.topic, query.topic) : undefined;
  const total = await countRows(orm, schema.articles, where);
  const pagination = paginate(total, query.page, articlesPerPage);
  const rows = await orm
    .select({ card: schema.articles.card })
    .from(schema.articles)
    .where(where)
    .orderBy(desc(schema.articles.published), asc(schema.articles.slug))
    .limit(articlesPerPage)
    .offset((pagination.page - 1) * articlesPerPage);
  return { items: rows.map((row) => row.card), pagination };
}

export async function countArticlesByTopic(orm: Orm): Promise<Map<string, number>> {
  const rows = await orm
    .select({ topic: schema.articles.topic, count: count() })
    .from(schema.articles)
    .groupBy(schema.articles.topic);
  return new Map(rows.map((row) => [row.topic, row.count]));
}

export async function listEvents(orm: Orm, now: Date): Promise<{ upcoming: EventCard[]; past: EventCard[] }> {
  const { events } = schema;
  const upcoming = await orm
    .select({ card: events.card })
    .from(events)
    .where(gte(events.end, now))
    .orderBy(asc(events.start));
  const past = await orm
    .select({ card: events.card })
    .from(events)
    .where(lt(events.end, now))
    .orderBy(desc(events.start));
  return { upcoming: upcoming.map((row) => row.card), past: past.map((row) => row.card) };
}

export interface ReviewQuery {
  product: string | null;
  stars: number | null;
  page: number;
}

export async function listReviews(orm: Orm, query: ReviewQuery): Promise<Page<Review>> {
  const { reviews } = schema;
  const where = and(
    query.product ? eq(reviews.product, query.product) : undefined,
    query.stars ? eq(reviews.rating, query.stars) : undefined,
  );
  const pagination = paginate(await countRows(orm, reviews, where), query.page, reviewsPerPage);
  const rows = await orm
    .select({ card: reviews.card })
    .from(reviews)
    .where(where)
    .orderBy(desc(reviews.date), asc(reviews.id))
    .limit(reviewsPerPage)
    .offset((pagination.page - 1) * reviewsPerPage);
  return { items: rows.map((row) => row.card), pagination };
}

/** How many reviews of each rating there are, of one product or of all. */
export async function countReviewsByRating(orm: Orm, product: string | null): Promise<number[]> {
  const { reviews } = schema;
  const rows = await orm
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(product ? eq(reviews.product, product) : undefined)
    .groupBy(reviews.rating);
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.rating === stars)?.count ?? 0);
}

async function countRows(
  orm: Orm,
  table: typeof schema.articles | typeof schema.reviews,
  where: SQL | undefined,
): Promise<number> {
  const [row] = await orm.select({ count: count() }).from(table).where(where);
  return row?.count ?? 0;
}
