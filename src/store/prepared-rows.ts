import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { type Database, type Orm, schema } from './database.ts';
import { fileSetKey } from './file-set.ts';
import { unpackRows } from './packed-rows.ts';
import type { PreparedPublication } from './prepare-publication.ts';
import { stepsFor } from './steps.ts';
import { addMissingMedia } from './stored-media.ts';

/**
 * What files give, ready to be written: bringing a publication back, or showing what is due, need not wait for the
 * compiler. Rows hold from one moment to the next at which something comes or goes, and for the code that made them.
 */
const { preparedRows, history } = schema;

/** Within the transaction that publishes. */
export async function keepRows(tx: Orm, publication: PreparedPublication, now: Date): Promise<void> {
  if (publication.packed) await putRows(tx, publication, now);
  const sets = await tx.select({ texts: history.texts, pictures: history.pictures }).from(history);
  await tx
    .delete(preparedRows)
    .where(or(notInArray(preparedRows.files, sets.map(fileSetKey)), lte(preparedRows.until, now)));
}

/** Rows of the published files for a later moment. */
export async function keepRowsAhead(database: Database, publication: PreparedPublication, at: Date): Promise<void> {
  await database.writer.transaction(async (tx) => {
    await addMissingMedia(tx, publication.media, stepsFor(database.kind));
    await putRows(tx, publication, at);
  });
}

async function putRows(tx: Orm, publication: PreparedPublication, at: Date): Promise<void> {
  const { packed, tables, version, mediaHashes, nextChange } = publication;
  if (!packed) throw new Error('the rows of this publication were not packed');
  const files = fileSetKey(tables.sources);
  const until = nextChange === null ? null : new Date(nextChange);
  const row = { until, compiler: packed.compiler, version, media: mediaHashes, rows: packed.rows, claimedUntil: null };
  // The same files from an earlier moment on give the same until then.
  await tx.delete(preparedRows).where(and(eq(preparedRows.files, files), lt(preparedRows.at, at), sameEnd(until)));
  await tx
    .insert(preparedRows)
    .values({ files, at, ...row })
    .onConflictDoUpdate({
      target: [preparedRows.files, preparedRows.at],
      // They are most of the statement, and need not be in it twice.
      set: { ...row, rows: sql`excluded.rows` },
    });
}

const sameEnd = (until: Date | null) => (until ? eq(preparedRows.until, until) : isNull(preparedRows.until));

/** Pictures that these rows name. */
export async function picturesOfRows(orm: Orm): Promise<string[]> {
  return (await orm.select({ media: preparedRows.media }).from(preparedRows)).flatMap(({ media }) => media);
}

/** A publication as it would be now; null when its rows are not kept, and it has to be compiled. */
export async function preparedFor(
  orm: Orm,
  id: number,
  now: Date,
  compiler: string,
): Promise<PreparedPublication | null> {
  const files = await filesOfPublication(orm, id);
  if (files === null) return null;
  const [found] = await orm
    .select()
    .from(preparedRows)
    .where(
      and(
        eq(preparedRows.files, files),
        eq(preparedRows.compiler, compiler),
        lte(preparedRows.at, now),
        or(isNull(preparedRows.until), gt(preparedRows.until, now)),
        isNotNull(preparedRows.rows),
      ),
    )
    .orderBy(desc(preparedRows.at))
    .limit(1);
  if (!found?.rows || !(await arePicturesThere(orm, found.media))) return null;
  return {
    ...(await unpackRows(found.rows)),
    version: found.version,
    fingerprint: null,
    nextChange: found.until?.getTime() ?? null,
    media: [],
    packed: { compiler, rows: found.rows },
  };
}

/** For whoever makes the rows of a later moment: true for one of many nodes, and for a while. */
export async function claimRows(
  orm: Orm,
  id: number,
  at: Date,
  compiler: string,
  now: Date,
  forMs: number,
): Promise<boolean> {
  const files = await filesOfPublication(orm, id);
  if (files === null) return false;
  const claim = { compiler, version: '', media: [], rows: null, until: null, claimedUntil: new Date(+now + forMs) };
  const claimed = await orm
    .insert(preparedRows)
    .values({ files, at, ...claim })
    .onConflictDoUpdate({
      target: [preparedRows.files, preparedRows.at],
      set: claim,
      setWhere: or(
        // Another version of the code made them, or nobody has after all.
        and(isNotNull(preparedRows.rows), notInArray(preparedRows.compiler, [compiler])),
        and(isNull(preparedRows.rows), lt(preparedRows.claimedUntil, now)),
      ),
    })
    .returning({ at: preparedRows.at });
  return claimed.length > 0;
}

async function filesOfPublication(orm: Orm, id: number): Promise<string | null> {
  const { texts, pictures } = history;
  const [row] = await orm.select({ texts, pictures }).from(history).where(eq(history.id, id));
  return row ? fileSetKey(row) : null;
}

async function arePicturesThere(orm: Orm, wanted: readonly string[]): Promise<boolean> {
  if (wanted.length === 0) return true;
  const { hash } = schema.media;
  const found = await orm
    .select({ hash })
    .from(schema.media)
    .where(inArray(hash, [...wanted]));
  return found.length === new Set(wanted).size;
}
