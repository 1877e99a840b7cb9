import { createLibrary } from '../../content/answers/library.ts';
import { compileAddresses } from '../../content/compile/addresses.ts';
import { documentMakers } from '../../content/compile/documents.ts';
import { compileLists } from '../../content/compile/lists.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import { visibleContent } from '../../content/schedule/visible-content.ts';
import { createShareBook } from '../../content/share/share-book.ts';
import { hashOf } from '../../http/etag.ts';
import { paginate } from '../../store/lists.ts';
import { createMemoryLists } from '../../store/memory-lists.ts';
import type { ReadableStore } from '../../store/open-store.ts';
import { hitsPerPage } from '../../store/search/search.ts';

/**
 * Content that is not published, as the API reads it. Each document is made when a page asks for it, so that a page
 * of the draft costs what it shows and not the whole site. The search finds nothing here: it needs a database.
 */
export function createPreviewStore(draft: Content, version: string): ReadableStore {
  const { content } = visibleContent(draft, { at: Date.now(), drafts: true });
  const library = once(() => createLibrary(content, createShareBook()));
  const makers = once(() => documentMakers(library()));
  const lists = once(() => compileLists(library()));
  const documents = new Map<string, { body: string; hash: string }>();
  const pictures = once(
    () => new Map([...content.pictures.values()].flatMap(({ picture }) => (picture ? [[picture.hash, picture]] : []))),
  );

  return {
    version: async () => version,
    async document(path) {
      const known = documents.get(path);
      if (known) return known;
      const make = makers().get(path);
      if (!make) return null;
      const body = JSON.stringify(make().body);
      const made = { body, hash: hashOf(body) };
      documents.set(path, made);
      return made;
    },
    ...createMemoryLists(lists),
    products: async () => lists().products,
    search: async ({ q, kind }) => ({
      query: q,
      kind,
      groups: [],
      hits: [],
      correction: null,
      nearest: [],
      pagination: paginate(0, 1, hitsPerPage),
    }),
    suggest: async (query) => ({ query, words: [], hits: [] }),
    recordMiss: async () => {},
    async addresses() {
      const made = [...makers().values()].map((make) => make());
      return compileAddresses(library(), made);
    },
    redirects: async () => content.single('redirects')?.data ?? [],
    async media(hash) {
      const picture = pictures().get(hash);
      return picture ? { type: picture.type, bytes: picture.bytes } : null;
    },
    originals: async () => [...pictures().values()].map(({ hash, width }) => ({ hash, width })),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
