import type { ProductCard } from '../../contract/cards.ts';
import type { Article, Event } from '../../contract/entries.ts';
import type { PageData } from '../../contract/pages.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Site } from '../../contract/site.ts';
import type { Address } from '../../contract/upkeep.ts';
import { memoizeByVersion } from '../../http/memoize-by-version.ts';
import type { FetchApi } from '../api-connection.ts';
import type { DatedEvent } from './calendar.ts';

/** Enough for any reader to catch up, little enough to stay small. */
const articlesInFeed = 50;
const eventsInCalendar = 500;
const productsInText = 2_000;

/** What the feeds are made of, all of it from the API, so that a node without a database has feeds too. */
export function createFeedData(fetchApi: FetchApi, version: () => string) {
  /** Read once per version: every part of a large sitemap is cut from the same list. */
  const addressesOf = memoizeByVersion(() => readRequired<Address[]>(fetchApi, apiPaths.addresses()));
  const addresses = () => addressesOf(version());

  return {
    addresses,
    site: () => readRequired<Site>(fetchApi, apiPaths.site()),

    /** Addresses list the newest article first. */
    async articles(): Promise<Article[]> {
      const slugs = await slugsOf('article', articlesInFeed);
      return inTurn(slugs, (slug) => readRequired<Article>(fetchApi, apiPaths.article(slug)));
    },

    async events(): Promise<DatedEvent[]> {
      const slugs = await slugsOf('event', eventsInCalendar);
      const found = await inTurn(slugs, event);
      return found.filter((one) => one !== null);
    },

    event,

    async products(): Promise<ProductCard[]> {
      const cards: ProductCard[] = [];
      for (let page = 1, pages = 1; page <= pages && cards.length < productsInText; page++) {
        const answer = await readRequired<PageData<'products-filters'>>(
          fetchApi,
          `${apiPaths.page('products-filters')}?page=${page}`,
        );
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
    const found = await read<Event>(fetchApi, apiPaths.event(slug));
    if (!found) return null;
    const address = (await addresses()).find(({ path }) => path === found.url);
    return { event: found, updated: address?.updated ?? found.start };
  }
}

export type FeedData = ReturnType<typeof createFeedData>;

async function read<T>(fetchApi: FetchApi, path: string): Promise<T | null> {
  const response = await fetchApi(path);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

async function readRequired<T>(fetchApi: FetchApi, path: string): Promise<T> {
  const answer = await read<T>(fetchApi, path);
  if (answer === null) throw new Error(`${path} answered 404`);
  return answer;
}

/** One call after the other: feeds can wait, visitors cannot. */
async function inTurn<A, B>(items: readonly A[], work: (item: A) => Promise<B>): Promise<B[]> {
  const results: B[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
