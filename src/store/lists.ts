import { and, asc, count, desc, eq } from 'drizzle-orm';
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

/** With how many articles each topic has: of these the number of pages follows. */
export interface ArticlePage extends Page<ArticleCard> {
  counts: Map<string, number>;
}

export async function listArticles(
  orm: Orm,
  query: { topic: ArticleTopic | null; page: number },
): Promise<ArticlePage> {
  const { articles } = schema;
  const topics = await orm.select({ topic: articles.topic, count: count() }).from(articles).groupBy(articles.topic);
  const counts = new Map<string, number>(topics.map((row) => [row.topic, row.count]));
  const total = query.topic ? (counts.get(query.topic) ?? 0) : sum([...counts.values()]);
  const pagination = paginate(total, query.page, articlesPerPage);
  const rows = await orm
    .select({ card: articles.card })
    .from(articles)
    .where(query.topic ? eq(articles.topic, query.topic) : undefined)
    .orderBy(desc(articles.published), asc(articles.slug))
    .limit(articlesPerPage)
    .offset((pagination.page - 1) * articlesPerPage);
  return { counts, items: rows.map((row) => row.card), pagination };
}

export interface EventLists {
  upcoming: EventCard[];
  past: EventCard[];
}

export async function listEvents(orm: Orm, now: Date): Promise<EventLists> {
  const { start, end, card } = schema.events;
  return splitEvents(await orm.select({ end, card }).from(schema.events).orderBy(asc(start)), now);
}

/** What begins first comes first, of the past what began last. */
export function splitEvents(byStart: readonly { end: Date; card: EventCard }[], now: Date): EventLists {
  const isPast = ({ end }: { end: Date }) => end < now;
  const cardsOf = (events: typeof byStart) => events.map(({ card }) => card);
  return {
    upcoming: cardsOf(byStart.filter((event) => !isPast(event))),
    past: cardsOf(byStart.filter(isPast)).reverse(),
  };
}

export interface ReviewQuery {
  product: string | null;
  stars: number | null;
  page: number;
}

/** With how many reviews of the product there are with one star, with two, up to five. */
export interface ReviewPage extends Page<Review> {
  ratings: number[];
}

export async function listReviews(orm: Orm, { product, stars, page }: ReviewQuery): Promise<ReviewPage> {
  const { reviews } = schema;
  const ofProduct = product ? eq(reviews.product, product) : undefined;
  const counts = await orm
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(ofProduct)
    .groupBy(reviews.rating);
  const ratings = [1, 2, 3, 4, 5].map((rating) => counts.find((row) => row.rating === rating)?.count ?? 0);
  const total = stars ? (ratings[stars - 1] ?? 0) : sum(ratings);
  const pagination = paginate(total, page, reviewsPerPage);
  const rows = await orm
    .select({ card: reviews.card })
    .from(reviews)
    .where(and(ofProduct, stars ? eq(reviews.rating, stars) : undefined))
    .orderBy(desc(reviews.date), asc(reviews.id))
    .limit(reviewsPerPage)
    .offset((pagination.page - 1) * reviewsPerPage);
  return { ratings, items: rows.map((row) => row.card), pagination };
}

const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
