import type { ProductCard } from '../../contract/cards.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Article } from '../../contract/entries.ts';
import type { ReadApi } from '../../contract/request-context.ts';
import { memoizeByVersion } from '../../http/memoize-by-version.ts';
import { required } from '../data/api-connection.ts';
import type { DatedEvent } from './calendar.ts';

/** Enough for any reader to catch up, little enough to stay small. */
const articlesInFeed = 50;
const eventsInCalendar = 500;
const productsInText = 2_000;

/** What the feeds are made of, all of it from the API, so that a node without a database has feeds too. */
export function createFeedData(read: ReadApi, version: () => string) {
  /** Read once per version: every part of a large sitemap is cut from the same list. */
  const addressesOf = memoizeByVersion(() => required(read(endpoints.addresses)));
  const addresses = () => addressesOf(version());

  return {
    addresses,
    site: () => required(read(endpoints.site)),
    norms: () => required(read(endpoints.page('norms'))),

    /** Addresses list the newest article first. */
    async articles(): Promise<Article[]> {
      const slugs = await slugsOf('article', articlesInFeed);
      return sequentially(slugs, (slug) => required(read(endpoints.article, { slug })));
    },

    async events(): Promise<DatedEvent[]> {
      const slugs = await slugsOf('event', eventsInCalendar);
      const found = await sequentially(slugs, event);
      return found.filter((one) => one !== null);
    },

    event,

    async products(): Promise<ProductCard[]> {
      const cards: ProductCard[] = [];
      for (let page = 1, pages = 1; page <= pages && cards.length < productsInText; page++) {
        const answer = await required(read(endpoints.page('products-filters'), { page }));
        cards.push(...answer.items);
        pages = answer.pagination.pages;
      }
      return cards;
    },
  };

  async function slugsOf(kind: string, limit: number): Promise<string[]> {
    const all = await addresses();
    return all
      .filter((address) => address.kind === kind && address.indexed)
      .slice(0, limit)
      .map((address) => address.path.split('/').at(-1) ?? '');
  }

  async function event(slug: string): Promise<DatedEvent | null> {
    const reading = await read(endpoints.event, { slug });
    if (!reading.ok && reading.status === 404) return null;
    const found = await required(Promise.resolve(reading));
    const address = (await addresses()).find(({ path }) => path === found.url);
    return { event: found, updated: address?.updated ?? found.start };
  }
}

/** One call after the other: feeds can wait, visitors cannot. */
async function sequentially<A, B>(items: readonly A[], work: (item: A) => Promise<B>): Promise<B[]> {
  const results: B[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
