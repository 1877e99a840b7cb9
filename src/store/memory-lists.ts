import type { ArticleCard, EventCard, Review } from '../contract/cards.ts';
import { articlesPerPage, type Page, paginate, reviewsPerPage, splitEvents } from './lists.ts';
import type { Store } from './open-store.ts';

export interface ListRows {
  articles: readonly { slug: string; published: string; topic: string; card: ArticleCard }[];
  events: readonly { start: Date | string; end: Date | string; card: EventCard }[];
  reviews: readonly { id: string; date: string; product: string; rating: number; card: Review }[];
}

type Lists = Pick<Store, 'articles' | 'events' | 'reviews'>;

/** The lists as the database would give them, of rows that are in none; they are asked for when a list is. */
export function createMemoryLists(rows: () => ListRows): Lists {
  const articles = () => rows().articles.toSorted((a, b) => order(b.published, a.published) || order(a.slug, b.slug));
  const reviews = () => rows().reviews.toSorted((a, b) => order(b.date, a.date) || order(a.id, b.id));
  return {
    async articles({ topic, page }) {
      const counts = new Map<string, number>();
      for (const article of rows().articles) counts.set(article.topic, (counts.get(article.topic) ?? 0) + 1);
      const own = articles().filter((article) => !topic || article.topic === topic);
      return { counts, ...paged(own, page, articlesPerPage) };
    },
    async events(now) {
      const byStart = rows().events.toSorted((a, b) => time(a.start) - time(b.start));
      return splitEvents(
        byStart.map(({ end, card }) => ({ end: new Date(end), card })),
        now,
      );
    },
    async reviews({ product, stars, page }) {
      const ofProduct = reviews().filter((one) => !product || one.product === product);
      const ratings = [1, 2, 3, 4, 5].map((rating) => ofProduct.filter((one) => one.rating === rating).length);
      const own = ofProduct.filter((one) => !stars || one.rating === stars);
      return { ratings, ...paged(own, page, reviewsPerPage) };
    },
  };
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const time = (moment: Date | string) => new Date(moment).getTime();

function paged<T>(rows: readonly { card: T }[], page: number, perPage: number): Page<T> {
  const pagination = paginate(rows.length, page, perPage);
  const start = (pagination.page - 1) * perPage;
  return { items: rows.slice(start, start + perPage).map(({ card }) => card), pagination };
}
