import { desc, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, type Orm, schema } from './database.ts';
import { migrateWithin } from './migrate.ts';
import type { PreparedPublication } from './prepare-publication.ts';
import type { PublishedMedia } from './publication.ts';
import { publishSearch } from './search/publish-search.ts';
import { type InSteps, stepsFor } from './steps.ts';

export const publishedChannel = 'content_published';

/** Two publishes at once would interleave their deletes: the second waits for the first. */
const publishLock = 7_140_524;
const rowsPerInsert = 500;

/**
 * Brings the store up to date and writes the whole content in one transaction: a reader sees the old site or the new
 * one, nothing between, and a publish that fails leaves the store as the version before wrote it. Only what has changed
 * since the last publish is written.
 */
export async function publish(database: Database, publication: PreparedPublication): Promise<void> {
  const { version, fingerprint, hashes } = publication;
  const inSteps = stepsFor(database.kind);
  // Nobody names new pictures before the publication does. Readers of an embedded database wait while a
  // transaction lasts, so what can be done before it is.
  if (database.kind === 'embedded') await addMissingMedia(database.writer, publication.media, inSteps);
  await database.writer.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${publishLock})`);
    await migrateWithin(tx);
    const before = await lastTables(tx);
    await replaceDocuments(tx, publication.documents, inSteps);
    for (const [name, rows] of Object.entries(publication.tables)) {
      if (hashes[name] !== before[name])
        await replace(tx, schema[name as keyof typeof publication.tables], rows, inSteps);
    }
    await removeOtherMedia(tx, publication.mediaHashes);
    await addMissingMedia(tx, publication.media, inSteps);
    if (hashes.search !== before.search) await publishSearch(tx, publication.search, inSteps);
    await tx.insert(schema.publications).values({ version, fingerprint, tables: hashes });
    await tx.execute(sql`select pg_notify(${publishedChannel}, ${version})`);
  });
  if (database.kind === 'embedded') await tidy(database.writer);
}

async function lastTables(tx: Orm): Promise<Record<string, string>> {
  const [last] = await tx
    .select({ tables: schema.publications.tables })
    .from(schema.publications)
    .orderBy(desc(schema.publications.id))
    .limit(1);
  return last?.tables ?? {};
}

async function replaceDocuments(tx: Orm, documents: PreparedPublication['documents'], inSteps: InSteps): Promise<void> {
  const { path, body, hash } = schema.documents;
  const published = new Map(
    (await tx.select({ path, hash }).from(schema.documents)).map((row) => [row.path, row.hash]),
  );
  const wanted = new Set(documents.map((document) => document.path));
  const gone = [...published.keys()].filter((one) => !wanted.has(one));
  await inSteps(gone, rowsPerInsert, (paths) => tx.delete(schema.documents).where(inArray(path, paths)));
  const changed = documents.filter((document) => published.get(document.path) !== document.hash);
  const set = { body: sql.raw(`excluded.${body.name}`), hash: sql.raw(`excluded.${hash.name}`) };
  await inSteps(changed, rowsPerInsert, (rows) =>
    tx.insert(schema.documents).values(rows).onConflictDoUpdate({ target: path, set }),
  );
}

async function replace<T extends PgTable>(
  tx: Orm,
  table: T,
  rows: T['$inferInsert'][],
  inSteps: InSteps,
): Promise<void> {
  await tx.delete(table);
  await inSteps(rows, rowsPerInsert, (batch) => tx.insert(table).values(batch));
}

/** Pictures are named by their content, so those already there stay as they are. */
async function addMissingMedia(orm: Orm, media: readonly PublishedMedia[], inSteps: InSteps): Promise<void> {
  if (media.length === 0) return;
  const present = new Set(await mediaHashes(orm));
  const missing = new Map(media.filter(({ hash }) => !present.has(hash)).map((file) => [file.hash, file]));
  await inSteps([...missing.values()], 1, ([file]) => orm.insert(schema.media).values(file as PublishedMedia));
}

async function removeOtherMedia(tx: Orm, wanted: readonly string[]): Promise<void> {
  const kept = new Set(wanted);
  const gone = (await mediaHashes(tx)).filter((hash) => !kept.has(hash));
  if (gone.length > 0) await tx.delete(schema.media).where(inArray(schema.media.hash, gone));
}

async function mediaHashes(orm: Orm): Promise<string[]> {
  return (await orm.select({ hash: schema.media.hash }).from(schema.media)).map((row) => row.hash);
}

/** PGlite has no background workers; PostgreSQL does this by itself. */
async function tidy(orm: Orm): Promise<void> {
  const { rows } = (await orm.execute(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )) as unknown as { rows: { name: string }[] };
  for (const { name } of rows) await orm.execute(sql.raw(`vacuum ${name}`));
  await orm.execute(sql`checkpoint`);
}
