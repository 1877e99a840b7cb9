import { desc, eq, inArray, lt } from 'drizzle-orm';
import { type Database, type Orm, schema } from './database.ts';
import { compareFileSets, type FileChanges, type FileSet, fileSetOf, type PublishOccasion } from './file-set.ts';
import type { PublishedMedia, PublishedSource } from './publication.ts';
import { type InSteps, othersFirst, stepsFor } from './steps.ts';
import { addMissingMedia } from './stored-media.ts';

/** How many publications can be looked at and brought back. */
export const publicationsKept = 20;

export interface PastPublication {
  id: number;
  version: string;
  publishedAt: Date;
  occasion: PublishOccasion;
  /** Which publication it brought back. */
  restored: number | null;
  /** Of files, against the publication before; of the first one, all are new. */
  changes: FileChanges;
}

export interface StoredFile {
  path: string;
  data: string | Uint8Array;
}

const textsPerInsert = 200;

/** Newest first. */
export async function listHistory(orm: Orm): Promise<PastPublication[]> {
  const { id, version, publishedAt, occasion, restored, changes } = schema.history;
  return orm
    .select({ id, version, publishedAt, occasion, restored, changes })
    .from(schema.history)
    .orderBy(desc(id))
    .limit(publicationsKept);
}

/** Within the transaction that publishes: there is no publication without its history. */
export async function recordPublication(
  tx: Orm,
  sources: Parameters<typeof fileSetOf>[0],
  about: { version: string; occasion: PublishOccasion; restored: number | null },
  inSteps: InSteps,
): Promise<void> {
  const { contents, ...files } = fileSetOf(sources);
  await keepTexts(tx, contents, inSteps);
  const [last] = await tx
    .select({ texts: schema.history.texts, pictures: schema.history.pictures })
    .from(schema.history)
    .orderBy(desc(schema.history.id))
    .limit(1);
  const changes = compareFileSets(last ?? { texts: {}, pictures: {} }, files);
  await tx.insert(schema.history).values({ ...about, publishedAt: new Date(), changes, ...files });
  await forgetOld(tx, inSteps);
}

export async function keepPreview(
  database: Database,
  id: string,
  until: Date,
  sources: readonly PublishedSource[],
  media: readonly PublishedMedia[],
): Promise<void> {
  const inSteps = stepsFor(database.kind);
  await database.writer.transaction(async (tx) => {
    const { contents, ...files } = fileSetOf(sources);
    await addMissingMedia(tx, media, inSteps);
    await keepTexts(tx, contents, inSteps);
    const { previews } = schema;
    await tx
      .insert(previews)
      .values({ id, until, ...files })
      .onConflictDoUpdate({ target: previews.id, set: { until, ...files } });
    await forgetOld(tx, inSteps);
  });
}

/** Pictures of what can still be brought back or looked at. */
export async function keptPictures(orm: Orm): Promise<string[]> {
  return (await keptFileSets(orm)).flatMap(({ pictures }) => Object.values(pictures));
}

export async function publicationFiles(orm: Orm, id: number): Promise<AsyncGenerator<StoredFile> | null> {
  const [row] = await orm.select().from(schema.history).where(eq(schema.history.id, id));
  return row ? filesOf(orm, row) : null;
}

export async function previewFiles(orm: Orm, id: string): Promise<AsyncGenerator<StoredFile> | null> {
  const [row] = await orm.select().from(schema.previews).where(eq(schema.previews.id, id));
  return row ? filesOf(orm, row) : null;
}

/** One at a time: an embedded database answers nobody else meanwhile. */
async function* filesOf(orm: Orm, { texts, pictures }: FileSet): AsyncGenerator<StoredFile> {
  for (const [path, hash] of Object.entries(texts)) {
    const [row] = await orm.select().from(schema.keptTexts).where(eq(schema.keptTexts.hash, hash));
    if (!row) throw new Error(`the store has lost ${path} of this publication`);
    yield { path, data: row.text };
    await othersFirst();
  }
  for (const [path, hash] of Object.entries(pictures)) {
    const [row] = await orm.select({ bytes: schema.media.bytes }).from(schema.media).where(eq(schema.media.hash, hash));
    if (!row) throw new Error(`the store has lost ${path} of this publication`);
    yield { path, data: row.bytes };
    await othersFirst();
  }
}

async function keepTexts(tx: Orm, contents: ReadonlyMap<string, string>, inSteps: InSteps): Promise<void> {
  const present = new Set(
    (await tx.select({ hash: schema.keptTexts.hash }).from(schema.keptTexts)).map(({ hash }) => hash),
  );
  const missing = [...contents].filter(([hash]) => !present.has(hash)).map(([hash, text]) => ({ hash, text }));
  await inSteps(missing, textsPerInsert, (rows) => tx.insert(schema.keptTexts).values(rows));
}

async function forgetOld(tx: Orm, inSteps: InSteps): Promise<void> {
  const { history, previews, keptTexts } = schema;
  const [oldest] = await tx
    .select({ id: history.id })
    .from(history)
    .orderBy(desc(history.id))
    .offset(publicationsKept - 1)
    .limit(1);
  if (oldest) await tx.delete(history).where(lt(history.id, oldest.id));
  await tx.delete(previews).where(lt(previews.until, new Date()));
  const used = new Set((await keptFileSets(tx)).flatMap(({ texts }) => Object.values(texts)));
  const all = await tx.select({ hash: keptTexts.hash }).from(keptTexts);
  const unused = all.map(({ hash }) => hash).filter((hash) => !used.has(hash));
  await inSteps(unused, textsPerInsert, (hashes) => tx.delete(keptTexts).where(inArray(keptTexts.hash, hashes)));
}

async function keptFileSets(orm: Orm): Promise<FileSet[]> {
  const { history, previews } = schema;
  return [
    ...(await orm.select({ texts: history.texts, pictures: history.pictures }).from(history)),
    ...(await orm.select({ texts: previews.texts, pictures: previews.pictures }).from(previews)),
  ];
}
