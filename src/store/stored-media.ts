import { inArray } from 'drizzle-orm';
import { type Orm, schema } from './database.ts';
import type { PublishedMedia } from './publication.ts';
import type { InSteps } from './steps.ts';

/** Pictures are named by their content, so those already there stay as they are. */
export async function addMissingMedia(orm: Orm, media: readonly PublishedMedia[], inSteps: InSteps): Promise<void> {
  if (media.length === 0) return;
  const present = new Set(await mediaHashes(orm));
  const missing = new Map(media.filter(({ hash }) => !present.has(hash)).map((file) => [file.hash, file]));
  await inSteps([...missing.values()], 1, ([file]) => orm.insert(schema.media).values(file as PublishedMedia));
}

export async function removeOtherMedia(tx: Orm, wanted: Iterable<string>): Promise<void> {
  const kept = new Set(wanted);
  const gone = (await mediaHashes(tx)).filter((hash) => !kept.has(hash));
  if (gone.length > 0) await tx.delete(schema.media).where(inArray(schema.media.hash, gone));
}

async function mediaHashes(orm: Orm): Promise<string[]> {
  return (await orm.select({ hash: schema.media.hash }).from(schema.media)).map((row) => row.hash);
}
