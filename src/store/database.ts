import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** An answer as it was compiled, with the hash that is its tag. */
export interface StoredDocument {
  body: string;
  hash: string;
}

export type ReadDocument = (path: string) => Promise<StoredDocument | null>;

/** What both databases give: Drizzle's dialect and the notification channel. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  readonly orm: Orm;
  /** The same for migrating and publishing, whose statements may take as long as they need. */
  readonly writer: Orm;
  readonly document: ReadDocument;
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;
export { schema };

/** Both drivers answer `{ rows }`, but Drizzle's common type does not say so. */
export async function rowsOf<T>(result: PromiseLike<unknown>): Promise<T[]> {
  return ((await result) as { rows: T[] }).rows;
}
