import { createLibrary } from '../../content/answers/library.ts';
import { compileAddresses } from '../../content/compile/addresses.ts';
import { documentMakers } from '../../content/compile/documents.ts';
import { compileLists } from '../../content/compile/lists.ts';
import type { Content } from '../../content/load.ts';
import { visibleContent } from '../../content/schedule/visible-content.ts';
import { createShareBook } from '../../content/share/share-book.ts';
import { hashOf } from '../../http/etag.ts';
import type { Store } from '../../store/open-store.ts';

const perPage = 12;

/**
 * Content that is not published, as the API reads it. Each document is made when a page asks for it, so that a page
 * of the draft costs what it shows and not the whole site. The search finds nothing here: it needs a database.
 */
export function createPreviewStore(draft: Content, version: string): Store {
  const { content } = visibleContent(draft, { at: Date.now(), drafts: true });
  const library = once(() => createLibrary(content, createShareBook()));
  const makers = once(() => documentMakers(library()));
  const lists = once(() => compileLists(library()));
  const documents = new Map<string, { body: string; hash: string }>();
  const pictures = once(
    () => new Map([...content.pictures.values()].flatMap(({ picture }) => (picture ? [[picture.hash, picture]] : []))),
  );

  const store = {
    version: async () => version,
    async document(path: string) {
      const known = documents.get(path);
      if (known) return known;
      const make = makers().get(path);
      if (!make) return null;
      const body = JSON.stringify(make().body);
      const made = { body, hash: hashOf(body) };
      documents.set(path, made);
      return made;
    },
    async articles({ topic, page }: Parameters<Store['articles']>[0]) {
      const found = lists().articles.filter((article) => !topic || article.topic === topic);
      return paged(
        found.map(({ card }) => card),
        page,
      );
    },
    async articleTopics() {
      const counts = new Map<string, number>();
      for (const { topic } of lists().articles) counts.set(topic, (counts.get(topic) ?? 0) + 1);
      return counts;
    },
    async events(now: Date) {
      const isPast = ({ end }: { end: string }) => Date.parse(end) < now.getTime();
      const { events } = lists();
      return {
        upcoming: events.filter((event) => !isPast(event)).map(({ card }) => card),
        past: events
          .filter(isPast)
          .toReversed()
          .map(({ card }) => card),
      };
    },
    async reviews({ product, stars, page }: Parameters<Store['reviews']>[0]) {
      const found = lists().reviews.filter(
        (review) => (!product || review.product === product) && (!stars || review.rating === stars),
      );
      return paged(
        found.map(({ card }) => card),
        page,
      );
    },
    async reviewRatings(product: string | null) {
      const own = lists().reviews.filter((review) => !product || review.product === product);
      return [1, 2, 3, 4, 5].map((stars) => own.filter(({ rating }) => rating === stars).length);
    },
    products: async () => lists().products,
    search: async ({ q, kind }: Parameters<Store['search']>[0]) => ({
      query: q,
      kind,
      groups: [],
      hits: [],
      correction: null,
      nearest: [],
      pagination: { page: 1, pages: 1, total: 0, perPage },
    }),
    suggest: async (query: string) => ({ query, words: [], hits: [] }),
    recordMiss: async () => {},
    async addresses() {
      const made = [...makers().values()].map((make) => make());
      return compileAddresses(library(), made);
    },
    redirects: async () => content.single('redirects')?.data ?? [],
    async media(hash: string) {
      const picture = pictures().get(hash);
      return picture ? { type: picture.type, bytes: picture.bytes } : null;
    },
    originals: async () => [...pictures().values()].map(({ hash, width }) => ({ hash, width })),
  };
  // What the API never asks for (writing, migrating) is not there.
  return store as unknown as Store;
}

function paged<T>(items: T[], asked: number) {
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const page = Math.min(Math.max(1, asked), pages);
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    pagination: { page, pages, total: items.length, perPage },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
