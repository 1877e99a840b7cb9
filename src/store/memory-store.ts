import type { Page } from './lists.ts';
import { articlesPerPage, paginate, reviewsPerPage } from './lists.ts';
import type { Store } from './open-store.ts';
import type { PreparedPublication } from './prepare-publication.ts';

/**
 * A publication that nobody published, as the API reads a store: rows in memory. Search, which needs a database, and
 * pictures, which are named by what they show, come from the store that there is.
 */
export function createMemoryStore({ version, documents, tables }: PreparedPublication, base: Store): Store {
  const byPath = new Map(documents.map(({ path, body, hash }) => [path, { body, hash }]));
  const articles = tables.articles.toSorted((a, b) => order(b.published, a.published) || order(a.slug, b.slug));
  const reviews = tables.reviews.toSorted((a, b) => order(b.date, a.date) || order(a.id, b.id));
  const events = tables.events.toSorted((a, b) => a.start.getTime() - b.start.getTime());
  return {
    ...base,
    version: async () => version,
    document: async (path) => byPath.get(path) ?? null,
    articles: async ({ topic, page }) =>
      paged(
        articles.filter((article) => !topic || article.topic === topic),
        page,
        articlesPerPage,
      ),
    async articleTopics() {
      const counts = new Map<string, number>();
      for (const { topic } of articles) counts.set(topic, (counts.get(topic) ?? 0) + 1);
      return counts;
    },
    events: async (now) => ({
      upcoming: events.filter(({ end }) => end >= now).map(({ card }) => card),
      past: events
        .filter(({ end }) => end < now)
        .map(({ card }) => card)
        .toReversed(),
    }),
    reviews: async ({ product, stars, page }) =>
      paged(
        reviews.filter((one) => (!product || one.product === product) && (!stars || one.rating === stars)),
        page,
        reviewsPerPage,
      ),
    async reviewRatings(product) {
      const own = reviews.filter((one) => !product || one.product === product);
      return [1, 2, 3, 4, 5].map((stars) => own.filter(({ rating }) => rating === stars).length);
    },
    products: async () => tables.products as Awaited<ReturnType<Store['products']>>,
    addresses: async () => tables.addresses as Awaited<ReturnType<Store['addresses']>>,
    redirects: async () => tables.redirects,
    // What is looked at is nobody's visit.
    recordMiss: async () => {},
  };
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function paged<T>(rows: readonly { card: T }[], page: number, perPage: number): Page<T> {
  const pagination = paginate(rows.length, page, perPage);
  const start = (pagination.page - 1) * perPage;
  return { items: rows.slice(start, start + perPage).map(({ card }) => card), pagination };
}
