import type { Catalogue, CatalogueDocument } from '../../catalogue/catalogue.ts';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { compileAddresses } from '../../content/compile/addresses.ts';
import { documentMakers } from '../../content/compile/documents.ts';
import { compileLists } from '../../content/compile/lists.ts';
import { compileSearch } from '../../content/compile/search.ts';
import { createLibrary } from '../../content/documents/library.ts';
import type { Content } from '../../content/load/loaded-content.ts';
import type { Picture } from '../../content/load/pictures.ts';
import { visibleContent } from '../../content/schedule/visible-content.ts';
import { createShareBook } from '../../content/share/share-book.ts';
import { hashOf } from '../../http/caching.ts';
import { emptyLists } from '../../store/payload.ts';

export interface Draft {
  catalogue: Catalogue;
  picture(hash: string): Promise<Picture | null>;
}

/**
 * Content that is not published, as the API reads it. Documents, lists and the search index are each made when a page
 * asks for them, so that a page of the draft costs what it shows and not the whole site.
 */
export function createDraft(content: Content, version: string): Draft {
  const { content: visible } = visibleContent(content, { at: Date.now(), drafts: true });
  const library = once(() => createLibrary(visible, createShareBook()));
  const makers = once(() => documentMakers(library()));
  const lists = once(() => createCatalogue({ version, ...emptyLists(), ...compileLists(library()) }));
  const search = once(() => createCatalogue({ version, ...emptyLists(), ...compileSearch(library()) }));
  const documents = new Map<string, CatalogueDocument>();
  const pictures = once(
    () => new Map([...visible.pictures.values()].flatMap(({ picture }) => (picture ? [[picture.hash, picture]] : []))),
  );
  return {
    picture: async (hash) => pictures().get(hash) ?? null,
    catalogue: {
      version,
      document(path) {
        const make = documents.has(path) ? undefined : makers().get(path);
        if (make) {
          const body = JSON.stringify(make().body);
          documents.set(path, { body, hash: hashOf(body) });
        }
        return documents.get(path) ?? null;
      },
      articles: (query) => lists().articles(query),
      events: (now) => lists().events(now),
      reviews: (query) => lists().reviews(query),
      get products() {
        return lists().products;
      },
      search: (query) => search().search(query),
      suggest: (q) => search().suggest(q),
      get addresses() {
        const made = [...makers().values()].map((make) => make());
        return compileAddresses(library(), made);
      },
      get redirects() {
        return visible.single('redirects')?.data ?? [];
      },
      originals: [],
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
