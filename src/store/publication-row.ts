import { hashOf } from '../http/etag.ts';
import { encodePublication } from './payload.ts';
import type { Publication } from './publication.ts';
import type { FileChanges, PublicationRecord, PublishOccasion } from './store.ts';
import { StoreError } from './store-error.ts';

/** Of the tables in both databases. */
export const schemaVersion = 1;

export function checkSchemaVersion(version: number, remedy: string): void {
  const newer = 'the store was written by a newer version of the site: run that version, or';
  if (version > schemaVersion) throw new StoreError('newer-store', `${newer} ${remedy}`);
}

/** The tables have the same columns in both databases. */
export interface RecordRow {
  id: number | string;
  version: string;
  contract: string;
  fingerprint: string | null;
  published_at: string | Date;
  occasion: PublishOccasion;
  restored: number | string | null;
  added: number;
  changed: number;
  removed: number;
  next_change: string | Date | null;
}

export const recordColumns =
  'id, version, contract, fingerprint, published_at, occasion, restored, added, changed, removed, next_change';

/** PostgreSQL gives its 64-bit numbers as text. */
export const recordOf = (row: RecordRow): PublicationRecord => ({
  id: Number(row.id),
  version: row.version,
  contract: row.contract,
  fingerprint: row.fingerprint,
  publishedAt: new Date(row.published_at),
  occasion: row.occasion,
  restored: row.restored === null ? null : Number(row.restored),
  changes: { added: row.added, changed: row.changed, removed: row.removed },
  nextChange: row.next_change === null ? null : new Date(row.next_change),
});

/** Beside the payload, as JSON: hash by path, and the hashes of pictures. So nothing is decoded to compare or to tidy up. */
export async function columnsOf(publication: Publication) {
  const files = publication.sources.map(({ path, text, picture }) => [path, picture ?? hashOf(text ?? '')]);
  return {
    payload: await encodePublication(publication),
    files: JSON.stringify(Object.fromEntries(files)),
    named: JSON.stringify(publication.pictures.map(({ hash }) => hash)),
  };
}

type Pictures = ReadonlyMap<string, Uint8Array>;

/** Between asking what is missing and publishing, another publish may have removed pictures that nothing named. */
export function picturesToAdd(publication: Publication, missing: readonly string[], pictures: Pictures) {
  const types = new Map(publication.pictures.map(({ hash, type }) => [hash, type]));
  return missing.map((hash) => {
    const bytes = pictures.get(hash);
    if (bytes) return { hash, type: types.get(hash) ?? '', bytes };
    throw new StoreError('picture-missing', `the store does not have the picture ${hash}: publish again`);
  });
}

export function changesBetween(filesBefore: string, filesNow: string): FileChanges {
  const before = new Map<string, string>(Object.entries(JSON.parse(filesBefore)));
  const now = new Map<string, string>(Object.entries(JSON.parse(filesNow)));
  const paths = [...now.keys()];
  return {
    added: paths.filter((path) => !before.has(path)).length,
    changed: paths.filter((path) => before.has(path) && before.get(path) !== now.get(path)).length,
    removed: [...before.keys()].filter((path) => !now.has(path)).length,
  };
}
