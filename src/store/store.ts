import type { Publication } from './publication.ts';

/** Why something was published: by somebody, by the clock, or because what came after it was no good. */
export type PublishOccasion = 'publish' | 'schedule' | 'restore';

export interface FileChanges {
  added: number;
  changed: number;
  removed: number;
}

/** A row of the history: all that is known of a publication without reading its payload. */
export interface PublicationRecord {
  /** Grows with every publish; the largest is the current one. */
  id: number;
  version: string;
  /** Hash of the contract that the documents were compiled for: code with another contract cannot serve them. */
  contract: string;
  /** Hash of the content files and the compiler; null where the content folder had no part in it. */
  fingerprint: string | null;
  publishedAt: Date;
  occasion: PublishOccasion;
  /** Which publication it brought back. */
  restored: number | null;
  /** Of content files, against the publication before. */
  changes: FileChanges;
  /** When the same files give another publication, because an entry is due or ends. */
  nextChange: Date | null;
}

/** With what is told of it in the history. */
export interface PastPublication extends PublicationRecord {
  /** Who published it, and why; null where nobody said. */
  who: string | null;
  message: string | null;
  /** The hash of each content file by its path: of a text `hashOf`, of a picture its name. */
  files: Record<string, string>;
}

export type NewPublication = Pick<
  PublicationRecord,
  'contract' | 'fingerprint' | 'occasion' | 'restored' | 'nextChange'
> & {
  publication: Publication;
  /** Bytes of pictures that the store may lack (see `missingPictures`). */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** Published only while this is the current one: whoever was faster is not overwritten. */
  after?: number;
  who?: string;
  message?: string;
};

export interface ZeroResultQuery {
  query: string;
  count: number;
  lastDay: string;
}

/**
 * A shelf of publications. Several processes share one: whoever publishes inserts a row, everybody else sees the new
 * version when they ask for it, which a node does once a second: `current` reads one small row. Nothing on the request path of a page asks the store.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgresql';
  /** The clock that all who share the store go by: schedules do not depend on the clock of one node. */
  now(): Promise<Date>;
  /** The newest publication, without its payload; null when nobody has published. */
  current(): Promise<PublicationRecord | null>;
  /** The payload of a publication; null when it is not kept any more. */
  publication(id: number): Promise<Publication | null>;
  /** Inserts a row in one transaction; null when another publication came first (`after`). */
  publish(publication: NewPublication): Promise<PublicationRecord | null>;
  /** The same content was looked at again: other files gave it, or a moment passed and nothing came of it. */
  confirm(id: number, seen: Partial<Pick<PublicationRecord, 'fingerprint' | 'nextChange'>>): Promise<void>;
  /** The last publications, newest first. */
  history(): Promise<PastPublication[]>;
  picture(hash: string): Promise<{ type: string; bytes: Uint8Array } | null>;
  /** Which of these the store does not have. */
  missingPictures(hashes: readonly string[]): Promise<string[]>;
  /** Keeps a publication that only a signed link shows, until then. */
  savePreview(
    id: string,
    until: Date,
    publication: Publication,
    pictures: ReadonlyMap<string, Uint8Array>,
  ): Promise<void>;
  preview(id: string): Promise<Publication | null>;
  /** Adds to the counts of queries that found nothing. */
  countZeroResults(queries: readonly ZeroResultQuery[]): Promise<void>;
  zeroResultQueries(limit: number): Promise<ZeroResultQuery[]>;
  close(): Promise<void>;
}

export interface StoreSettings {
  /** A PostgreSQL connection string; without it the SQLite file in `dataDir` is used. */
  databaseUrl?: string;
  /** Folder of the SQLite file; `memory://` keeps it in memory. */
  dataDir: string;
}

/** How many publications can be brought back. */
export const publicationsKept = 20;

/** The rarest and oldest go first. */
export const zeroResultQueriesKept = 5_000;
