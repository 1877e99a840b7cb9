import { endpoints } from '../../contract/endpoints.ts';
import type { Article } from '../../contract/entries.ts';
import type { Address } from '../../contract/site-node.ts';
import { required } from '../data/api-connection.ts';
import type { ContentSnapshot } from '../data/content-state.ts';
import type { DatedEvent } from './calendar.ts';

/** Enough for any reader to catch up, little enough to stay small. */
const articlesInFeed = 50;
const eventsInCalendar = 500;

export type FeedData = ReturnType<typeof createFeedData>;

/** What the feeds are made of, all of it read from the API of one snapshot. */
export function createFeedData({ readApi: read }: Pick<ContentSnapshot, 'readApi'>) {
  let list: Promise<Address[]> | undefined;
  const addresses = () => {
    list ??= required(read(endpoints.addresses));
    return list;
  };

  return {
    addresses,
    site: () => required(read(endpoints.site)),
    norms: () => required(read(endpoints.page('norms'))),

    /** Addresses list the newest article first. One call after the other: feeds can wait, visitors cannot. */
    async articles(): Promise<Article[]> {
      const found: Article[] = [];
      for (const slug of await slugsOf('article', articlesInFeed))
        found.push(await required(read(endpoints.article, { slug })));
      return found;
    },

    async events(): Promise<DatedEvent[]> {
      const found: (DatedEvent | null)[] = [];
      for (const slug of await slugsOf('event', eventsInCalendar)) found.push(await event(slug));
      return found.filter((one) => one !== null);
    },

    event,
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
