import { hashOf } from '../http/etag.ts';
import type { schema } from './database.ts';
import type { Publication, PublishedMedia } from './publication.ts';
import { type PreparedSearch, prepareSearch } from './search/prepare-search.ts';

type Rows<T extends keyof typeof schema> = (typeof schema)[T]['$inferInsert'][];

/** The tables that are written as they are; documents, pictures and the search index are compared row by row. */
interface WholeTables {
  products: Rows<'products'>;
  articles: Rows<'articles'>;
  events: Rows<'events'>;
  reviews: Rows<'reviews'>;
  redirects: Rows<'redirects'>;
  addresses: Rows<'addresses'>;
  sources: Rows<'sources'>;
}

/** What the pages of a publication show, as rows: enough to look at them, or to say which would change. */
export interface PreparedPages {
  version: string;
  documents: Rows<'documents'>;
  tables: WholeTables;
  /** Of each of these tables: what says whether it has changed since it was last written. */
  hashes: Record<string, string>;
}

/** One that the store has as it is. */
interface NamedDocument {
  path: string;
  hash: string;
  body?: undefined;
}

/**
 * A publication as rows: all that can be computed without the database is in it, so that writing it takes the writer
 * little time. It is plain data, and can be handed from one process to another. The search index has a hash, too.
 */
export interface PreparedPublication extends Omit<PreparedPages, 'documents'> {
  documents: (PreparedPages['documents'][number] | NamedDocument)[];
  /** Of what it was compiled from; null where nobody asks. */
  fingerprint: string | null;
  /** When the same files give another publication, in milliseconds; null when nothing in them comes or goes. */
  nextChange: number | null;
  search: PreparedSearch;
  /** Names of all pictures. */
  mediaHashes: string[];
  /** The pictures themselves, or those of them that the database does not have yet. */
  media: PublishedMedia[];
  /** The same rows as they are kept, with the code that can use them; absent where they are not to be kept. */
  packed?: { compiler: string; rows: Uint8Array };
}

export function preparePublication(
  publication: Publication,
  fingerprint: string | null = null,
  knownMedia: ReadonlySet<string> = new Set(),
  nextChange: number | null = null,
): PreparedPublication {
  const { media } = publication;
  const pages = preparePages(publication);
  const search = prepareSearch(publication);
  return {
    ...pages,
    fingerprint,
    nextChange,
    search,
    hashes: { ...pages.hashes, search: hashOfRows(search) },
    mediaHashes: media.map(({ hash }) => hash),
    media: media.filter(({ hash }) => !knownMedia.has(hash)),
  };
}

export function preparePages(publication: Publication): PreparedPages {
  const tables = wholeTables(publication);
  return {
    version: publication.version,
    documents: publication.documents.map((document) => {
      const body = JSON.stringify(document.body);
      return { path: document.path, body, hash: hashOf(body) };
    }),
    tables,
    hashes: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, hashOfRows(rows)])),
  };
}

function wholeTables({ products, articles, events, reviews, redirects, addresses, sources }: Publication): WholeTables {
  return {
    products,
    articles,
    events: events.map((event) => ({ ...event, start: new Date(event.start), end: new Date(event.end) })),
    reviews,
    redirects,
    addresses: addresses.map((address, position) => ({ ...address, position })),
    sources,
  };
}

const hashOfRows = (rows: unknown) => hashOf(JSON.stringify(rows));
