import { desc, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, type Orm, schema } from './database.ts';
import type { PublishOccasion } from './file-set.ts';
import { keptPictures, listHistory, recordPublication } from './history.ts';
import { changedRows } from './known-rows.ts';
import { migrateWithin } from './migrate.ts';
import type { PreparedPublication } from './prepare-publication.ts';
import { keepRows, picturesOfRows } from './prepared-rows.ts';
import { publishSearch } from './search/publish-search.ts';
import { type InSteps, stepsFor } from './steps.ts';
import { addMissingMedia, removeOtherMedia } from './stored-media.ts';

export const publishedChannel = 'content_published';

/** Two publishes at once would interleave their deletes: the second waits for the first. */
const publishLock = 7_140_524;
const rowsPerInsert = 500;

export interface Occasion {
  occasion: PublishOccasion;
  /** Which publication it brings back. */
  restored?: number | null;
  /** Only while this publication is the last: whoever was faster is not overwritten. */
  after?: number;
}

/**
 * Brings the store up to date and writes the whole content in one transaction: a reader sees the old site or the new
 * one, nothing between, and a publish that fails leaves the store as the version before wrote it. Only what has changed
 * since the last publish is written. False when it came too late.
 */
export async function publish(
  database: Database,
  publication: PreparedPublication,
  { occasion, restored = null, after }: Occasion = { occasion: 'publish' },
): Promise<boolean> {
  const { version, hashes, nextChange } = publication;
  const inSteps = stepsFor(database.kind);
  // Nobody names new pictures before the publication does. Readers of an embedded database wait while a
  // transaction lasts, so what can be done before it is.
  if (database.kind === 'embedded') await addMissingMedia(database.writer, publication.media, inSteps);
  return database.writer.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${publishLock})`);
    await migrateWithin(tx);
    if (after !== undefined && (await listHistory(tx))[0]?.id !== after) return false;
    const last = await lastPublication(tx);
    const before = last?.tables ?? {};
    await replaceDocuments(tx, publication.documents, inSteps);
    for (const [name, rows] of Object.entries(publication.tables)) {
      if (hashes[name] !== before[name])
        await replace(tx, schema[name as keyof typeof publication.tables], rows, inSteps);
    }
    await recordPublication(tx, publication.tables.sources, { version, occasion, restored }, inSteps);
    await keepRows(tx, publication, new Date());
    const kept = [...(await keptPictures(tx)), ...(await picturesOfRows(tx))];
    await removeOtherMedia(tx, [...publication.mediaHashes, ...kept]);
    await addMissingMedia(tx, publication.media, inSteps);
    if (hashes.search !== before.search) await publishSearch(tx, publication.search, inSteps);
    // The content folder is as it was: what was brought back stays until somebody changes the folder.
    const fingerprint = occasion === 'publish' ? publication.fingerprint : (last?.fingerprint ?? null);
    await tx
      .insert(schema.publications)
      .values({ version, fingerprint, tables: hashes, nextChange: nextChange === null ? null : new Date(nextChange) });
    await tx.execute(sql`select pg_notify(${publishedChannel}, ${version})`);
    return true;
  });
}

async function lastPublication(tx: Orm) {
  const { tables, fingerprint, id } = schema.publications;
  const [last] = await tx.select({ tables, fingerprint }).from(schema.publications).orderBy(desc(id)).limit(1);
  return last;
}

async function replaceDocuments(tx: Orm, documents: PreparedPublication['documents'], inSteps: InSteps): Promise<void> {
  const { path, body, hash } = schema.documents;
  const published = new Map(
    (await tx.select({ path, hash }).from(schema.documents)).map((row) => [row.path, row.hash]),
  );
  const wanted = new Set(documents.map((document) => document.path));
  const gone = [...published.keys()].filter((one) => !wanted.has(one));
  await inSteps(gone, rowsPerInsert, (paths) => tx.delete(schema.documents).where(inArray(path, paths)));
  const changed = changedRows(documents, 'path', published, isWhole);
  const set = { body: sql.raw(`excluded.${body.name}`), hash: sql.raw(`excluded.${hash.name}`) };
  await inSteps(changed, rowsPerInsert, (rows) =>
    tx.insert(schema.documents).values(rows).onConflictDoUpdate({ target: path, set }),
  );
}

type Document = PreparedPublication['documents'][number];
const isWhole = (row: Document): row is Document & { body: string } => row.body !== undefined;

async function replace<T extends PgTable>(
  tx: Orm,
  table: T,
  rows: T['$inferInsert'][],
  inSteps: InSteps,
): Promise<void> {
  await tx.delete(table);
  await inSteps(rows, rowsPerInsert, (batch) => tx.insert(table).values(batch));
}
