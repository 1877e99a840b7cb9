import { notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hashOf } from '../http/etag.ts';
import { type Database, type Orm, schema } from './database.ts';
import { migrateWithin } from './migrate.ts';
import type { Publication } from './publication.ts';
import { publishSearch } from './search/publish-search.ts';

export const publishedChannel = 'content_published';

/** Two publishes at once would interleave their deletes: the second waits for the first. */
const publishLock = 7_140_524;
const rowsPerInsert = 500;

/**
 * Brings the store up to date and writes the whole content in one transaction: a reader sees the old site or the new
 * one, nothing between, and a publish that fails leaves the store as the version before wrote it.
 */
export async function publish(database: Database, publication: Publication): Promise<void> {
  await database.writer.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${publishLock})`);
    await migrateWithin(tx);
    await replace(tx, schema.documents, publication.documents.map(asDocumentRow));
    await replace(tx, schema.products, publication.products);
    await replace(tx, schema.articles, publication.articles);
    await replace(
      tx,
      schema.events,
      publication.events.map((event) => ({ ...event, start: new Date(event.start), end: new Date(event.end) })),
    );
    await replace(tx, schema.reviews, publication.reviews);
    await replace(tx, schema.redirects, publication.redirects);
    await replace(
      tx,
      schema.addresses,
      publication.addresses.map((address, position) => ({ ...address, position })),
    );
    await replace(tx, schema.sources, publication.sources);
    await replaceMedia(tx, publication.media);
    await publishSearch(tx, publication);
    await tx.insert(schema.publications).values({ version: publication.version });
    await tx.execute(sql`select pg_notify(${publishedChannel}, ${publication.version})`);
  });
  // PGlite has no background workers; PostgreSQL does this by itself.
  if (database.kind === 'embedded') {
    await database.orm.execute(sql`vacuum`);
    await database.orm.execute(sql`checkpoint`);
  }
}

function asDocumentRow(document: { path: string; body: unknown }) {
  const body = JSON.stringify(document.body);
  return { path: document.path, body, hash: hashOf(body) };
}

async function replace<T extends PgTable>(tx: Orm, table: T, rows: T['$inferInsert'][]): Promise<void> {
  await tx.delete(table);
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await tx.insert(table).values(rows.slice(start, start + rowsPerInsert));
  }
}

/** Pictures are named by their content, so those already there stay as they are. */
async function replaceMedia(tx: Orm, media: Publication['media']): Promise<void> {
  const wanted = media.map((file) => file.hash);
  if (wanted.length === 0) {
    await tx.delete(schema.media);
    return;
  }
  await tx.delete(schema.media).where(notInArray(schema.media.hash, wanted));
  const present = new Set((await tx.select({ hash: schema.media.hash }).from(schema.media)).map((row) => row.hash));
  for (const file of media) {
    if (present.has(file.hash)) continue;
    present.add(file.hash);
    await tx.insert(schema.media).values(file);
  }
}
