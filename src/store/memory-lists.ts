import type { ArticleCard, EventCard, Review } from '../contract/cards.ts';
import { articlesPerPage, type Page, paginate, reviewsPerPage } from './lists.ts';
import type { Store } from './open-store.ts';

export interface ListRows {
  articles: readonly { slug: string; published: string; topic: string; card: ArticleCard }[];
  events: readonly { start: Date | string; end: Date | string; card: EventCard }[];
  reviews: readonly { id: string; date: string; product: string; rating: number; card: Review }[];
}

type Lists = Pick<Store, 'articles' | 'articleTopics' | 'events' | 'reviews' | 'reviewRatings'>;

/** The lists as the database would give them, of rows that are in none; they are asked for when a list is. */
export function createMemoryLists(rows: () => ListRows): Lists {
  const articles = () => rows().articles.toSorted((a, b) => order(b.published, a.published) || order(a.slug, b.slug));
  const reviews = () => rows().reviews.toSorted((a, b) => order(b.date, a.date) || order(a.id, b.id));
  return {
    articles: async ({ topic, page }) =>
      paged(
        articles().filter((article) => !topic || article.topic === topic),
        page,
        articlesPerPage,
      ),
    async articleTopics() {
      const counts = new Map<string, number>();
      for (const { topic } of rows().articles) counts.set(topic, (counts.get(topic) ?? 0) + 1);
      return counts;
    },
    async events(now) {
      const sorted = rows().events.toSorted((a, b) => time(a.start) - time(b.start));
      const isPast = ({ end }: { end: Date | string }) => time(end) < now.getTime();
      const upcoming = sorted.filter((event) => !isPast(event));
      return {
        upcoming: upcoming.map(({ card }) => card),
        past: sorted
          .filter(isPast)
          .map(({ card }) => card)
          .toReversed(),
      };
    },
    reviews: async ({ product, stars, page }) =>
      paged(
        reviews().filter((one) => (!product || one.product === product) && (!stars || one.rating === stars)),
        page,
        reviewsPerPage,
      ),
    async reviewRatings(product) {
      const own = rows().reviews.filter((one) => !product || one.product === product);
      return [1, 2, 3, 4, 5].map((stars) => own.filter(({ rating }) => rating === stars).length);
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
