import type { Pagination } from '../contract/common.ts';
import type { Publication } from '../store/publication.ts';
import type { Catalogue, Page } from './catalogue.ts';

const articlesPerPage = 12;
const reviewsPerPage = 12;

export type ListRows = Pick<Publication, 'articles' | 'events' | 'reviews'>;

/** Articles and reviews newest first; upcoming events in their order, past ones in reverse. */
export function createLists(rows: ListRows): Pick<Catalogue, 'articles' | 'events' | 'reviews'> {
  const articles = rows.articles.toSorted((a, b) => order(b.published, a.published) || order(a.slug, b.slug));
  const reviews = rows.reviews.toSorted((a, b) => order(b.date, a.date) || order(a.id, b.id));
  const events = rows.events
    .map(({ start, end, card }) => ({ start: Date.parse(start), end: Date.parse(end), card }))
    .sort((a, b) => a.start - b.start);
  const topics = new Map<string, number>();
  for (const { topic } of articles) topics.set(topic, (topics.get(topic) ?? 0) + 1);
  return {
    articles({ topic, page }) {
      const own = articles.filter((article) => !topic || article.topic === topic);
      return { counts: topics, ...pageOf(own, page, articlesPerPage) };
    },
    events(now) {
      const past = events.filter(({ end }) => end < now.getTime());
      const upcoming = events.filter(({ end }) => end >= now.getTime());
      return { upcoming: upcoming.map(({ card }) => card), past: past.map(({ card }) => card).reverse() };
    },
    reviews({ product, stars, order: reviewOrder, page }) {
      const ofProduct = reviews.filter((review) => !product || review.product === product);
      const ratings = [1, 2, 3, 4, 5].map((rating) => ofProduct.filter((review) => review.rating === rating).length);
      const own = ofProduct.filter((review) => !stars || review.rating === stars);
      // Of the same rating the newest stand first, as in all.
      if (reviewOrder === 'low') own.sort((a, b) => a.rating - b.rating);
      if (reviewOrder === 'high') own.sort((a, b) => b.rating - a.rating);
      return { ratings, ...pageOf(own, page, reviewsPerPage) };
    },
  };
}

/** A page past the end is the last one that exists, so that an old link still shows something. */
export function paginate(total: number, page: number, perPage: number): Pagination {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return { page: Math.min(Math.max(1, page), pages), pages, total, perPage };
}

export function pageOf<T>(rows: readonly { card: T }[], page: number, perPage: number): Page<T> {
  const pagination = paginate(rows.length, page, perPage);
  const start = (pagination.page - 1) * perPage;
  return { items: rows.slice(start, start + perPage).map(({ card }) => card), pagination };
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
