import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, lte, max, or } from 'drizzle-orm';
import { type Database, schema } from './database.ts';
import * as history from './history.ts';
import { isInMemory } from './in-memory.ts';
import type { KnownRows } from './known-rows.ts';
import * as lists from './lists.ts';
import { migrate, newerStore, olderStore, schemaState } from './migrate.ts';
import { openPostgresqlDatabase } from './postgresql-database.ts';
import { type PreparedPublication, preparePublication } from './prepare-publication.ts';
import * as rows from './prepared-rows.ts';
import type { Publication, PublishedAddress, PublishedProduct, PublishedRedirect } from './publication.ts';
import { type Occasion, publish, publishedChannel } from './publish.ts';
import { listMisses, recordMiss } from './search/misses.ts';
import { withMissesCopy } from './search/misses-copy.ts';
import { type SearchQuery, search, suggest } from './search/search.ts';
import { StoreError } from './store-error.ts';
import { createTidying } from './tidying.ts';

export interface StoreSettings {
  /** A PostgreSQL connection string; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string;
  /** Folder of the embedded database; `memory://` keeps it in memory. */
  dataDir: string;
}

type Rest<F> = F extends (first: never, ...rest: infer R) => unknown ? R : never;

const publishFirst = 'run `npm run content -- publish` with the same DATABASE_URL, then start again';

export type Store = ReturnType<typeof createStore>;

/** What the API asks a store for: it may have its answers from elsewhere. */
export type ReadableStore = Pick<
  Store,
  | 'version'
  | 'document'
  | 'articles'
  | 'events'
  | 'reviews'
  | 'products'
  | 'search'
  | 'suggest'
  | 'recordMiss'
  | 'addresses'
  | 'redirects'
  | 'media'
  | 'originals'
>;

/** The one door to the database. Everything that reads or writes published content goes through it. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  if (settings.databaseUrl) return createStore(await openPostgresqlDatabase(settings.databaseUrl));
  // A node of PostgreSQL has no use for the other database's code.
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  const store = createStore(await openEmbeddedDatabase(settings.dataDir));
  return isInMemory(settings.dataDir) ? store : withMissesCopy(store, settings.dataDir);
}

export function createStore(database: Database) {
  const { orm } = database;
  const tidying = createTidying(database);
  return {
    kind: database.kind,
    orm,
    migrate: () => migrate(database),
    isMigrated,
    /** Nobody has ever published here. */
    isEmpty: async () => (await schemaState(orm)).isEmpty,
    publish: (publication: Publication, occasion?: Occasion) => write(preparePublication(publication), occasion),
    publishPrepared: write,

    /** The last publications, newest first. */
    history: () => history.listHistory(orm),
    /** The content files of one of them; null for one that is not kept. */
    publicationFiles: (id: number) => history.publicationFiles(orm, id),
    /** A publication as rows that need only be written; null when it has to be compiled. */
    preparedFor: (...asked: Rest<typeof rows.preparedFor>) => rows.preparedFor(orm, ...asked),
    /** Keeps what the published files give at a later moment. */
    keepRowsAhead: (...kept: Rest<typeof rows.keepRowsAhead>) => rows.keepRowsAhead(database, ...kept),
    claimRows: (...asked: Rest<typeof rows.claimRows>) => rows.claimRows(database.writer, ...asked),
    /** Keeps content files that a link shows and nobody else sees. */
    keepPreview: (...preview: Rest<typeof history.keepPreview>) => history.keepPreview(database, ...preview),
    previewFiles: (id: string) => history.previewFiles(orm, id),
    /** When the published files give another publication, if they do. */
    nextChange,
    setNextChange,
    claimChange,
    async close(): Promise<void> {
      await tidying.finish();
      await database.close();
    },

    /** Calls back whenever something may have been published, from this process or another. */
    onPublished: (listener: () => void) => database.listen(publishedChannel, () => listener()),

    version,

    /** Why this version of the site cannot serve from this store, with what to do about it; null when it can. */
    async trouble(): Promise<string | null> {
      const { isEmpty, missing, unknown } = await schemaState(orm);
      if (isEmpty) return `the database at DATABASE_URL is empty: ${publishFirst}`;
      if (unknown.length > 0) return newerStore(unknown);
      if (missing.length > 0) return olderStore(missing);
      return (await version()) ? null : `the database at DATABASE_URL has no published content: ${publishFirst}`;
    },

    /** What the published content was compiled from, where that is known. */
    async fingerprint(): Promise<string | null> {
      const [row] = await orm
        .select({ fingerprint: schema.publications.fingerprint })
        .from(schema.publications)
        .orderBy(desc(schema.publications.id))
        .limit(1);
      return row?.fingerprint ?? null;
    },

    /** Other files gave the same publication. */
    async setFingerprint(fingerprint: string): Promise<void> {
      const last = orm.select({ id: max(schema.publications.id) }).from(schema.publications);
      await orm.update(schema.publications).set({ fingerprint }).where(eq(schema.publications.id, last));
    },

    // The database refuses the zero byte with an error; nothing is published under such a path.
    document: async (path: string) => (path.includes('\0') ? null : database.document(path)),

    articles: (query: Parameters<typeof lists.listArticles>[1]) => lists.listArticles(orm, query),
    events: (now: Date) => lists.listEvents(orm, now),
    reviews: (query: lists.ReviewQuery) => lists.listReviews(orm, query),

    search: (query: SearchQuery) => search(orm, query),
    suggest: (q: string) => suggest(orm, q),
    recordMiss: (q: string, day: string) => recordMiss(orm, q, day),
    misses: (limit: number) => listMisses(orm, limit),

    products: async (): Promise<PublishedProduct[]> =>
      orm.select().from(schema.products).orderBy(asc(schema.products.position)),

    async addresses(): Promise<PublishedAddress[]> {
      const { position, ...columns } = getTableColumns(schema.addresses);
      return orm.select(columns).from(schema.addresses).orderBy(asc(position));
    },

    redirects: (): Promise<PublishedRedirect[]> => orm.select().from(schema.redirects),

    async media(hash: string): Promise<{ type: string; bytes: Uint8Array } | null> {
      if (hash.includes('\0')) return null;
      const [row] = await orm
        .select({ type: schema.media.type, bytes: schema.media.bytes })
        .from(schema.media)
        .where(eq(schema.media.hash, hash));
      return row ?? null;
    },

    async mediaHashes(): Promise<string[]> {
      const rows = await orm.select({ hash: schema.media.hash }).from(schema.media);
      return rows.map((row) => row.hash);
    },

    /** The pictures that pages show, in all their widths; sharing pictures are sent as they are. */
    async originals(): Promise<{ hash: string; width: number }[]> {
      const { hash, width } = schema.media;
      const shown = orm
        .select({ media: schema.sources.media })
        .from(schema.sources)
        .where(eq(schema.sources.hidden, false));
      return orm.select({ hash, width }).from(schema.media).where(inArray(hash, shown)).orderBy(asc(hash));
    },

    /** What the published pages are made of, without their contents: enough to say what would change. */
    documentHashes,
    /** The rows that need not be handed over to be written again. */
    async knownRows(): Promise<KnownRows> {
      const documents = await documentHashes();
      const { url, hash } = schema.searchDocuments;
      const search = await orm.select({ url, hash }).from(schema.searchDocuments);
      return {
        documents: Object.fromEntries(documents.map((row) => [row.path, row.hash])),
        search: Object.fromEntries(search.map((row) => [row.url, row.hash])),
      };
    },
    async tableHashes(): Promise<Record<string, string>> {
      const { id, tables } = schema.publications;
      const [row] = await orm.select({ tables }).from(schema.publications).orderBy(desc(id)).limit(1);
      return row?.tables ?? {};
    },
    /** The content files with pictures by name only. */
    fileHashes: () =>
      orm
        .select({ path: schema.sources.path, text: schema.sources.text, media: schema.sources.media })
        .from(schema.sources),

    /** The content files as they were published. */
    sources: () =>
      orm
        .select({ path: schema.sources.path, text: schema.sources.text, bytes: schema.media.bytes })
        .from(schema.sources)
        .leftJoin(schema.media, eq(schema.sources.media, schema.media.hash))
        .orderBy(asc(schema.sources.path)),
  };

  async function documentHashes(): Promise<{ path: string; hash: string }[]> {
    const { path, hash } = schema.documents;
    return orm.select({ path, hash }).from(schema.documents);
  }

  async function write(publication: PreparedPublication, occasion?: Occasion): Promise<boolean> {
    const isWritten = await publish(database, publication, occasion).catch((error: unknown) => {
      throw StoreError.because('nothing was published', error);
    });
    if (isWritten) tidying.later();
    return isWritten;
  }

  async function version(): Promise<string | null> {
    const [row] = await orm
      .select({ version: schema.publications.version })
      .from(schema.publications)
      .orderBy(desc(schema.publications.id))
      .limit(1);
    return row?.version ?? null;
  }

  async function nextChange(): Promise<Date | null> {
    const { id, nextChange: next } = schema.publications;
    const [row] = await orm.select({ next }).from(schema.publications).orderBy(desc(id)).limit(1);
    return row?.next ?? null;
  }

  /** A moment passed, and nothing came of it. */
  async function setNextChange(next: Date | null): Promise<void> {
    const last = orm.select({ id: max(schema.publications.id) }).from(schema.publications);
    await database.writer
      .update(schema.publications)
      .set({ nextChange: next, claimedUntil: null })
      .where(eq(schema.publications.id, last));
  }

  /**
   * For whoever makes the publication that is due: true for one of many nodes. It is another one's turn after a while, in
   * case this one ends before it is done.
   */
  async function claimChange(now: Date, forMs: number): Promise<boolean> {
    const { publications } = schema;
    const last = orm.select({ id: max(publications.id) }).from(publications);
    const claimed = await database.writer
      .update(publications)
      .set({ claimedUntil: new Date(now.getTime() + forMs) })
      .where(
        and(
          eq(publications.id, last),
          lte(publications.nextChange, now),
          or(isNull(publications.claimedUntil), lt(publications.claimedUntil, now)),
        ),
      )
      .returning({ id: publications.id });
    return claimed.length > 0;
  }

  async function isMigrated(): Promise<boolean> {
    const { missing, unknown } = await schemaState(orm);
    return missing.length === 0 && unknown.length === 0;
  }
}
