import { hashOf } from '../http/etag.ts';
import { encodePublication } from './payload.ts';
import type { Publication } from './publication.ts';
import type { FileChanges, PublicationRecord, PublishOccasion } from './store.ts';

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

/** What is kept beside the payload, so that it need not be decoded to compare files or to find unused pictures. */
export interface PublicationColumns {
  payload: Uint8Array;
  /** JSON: hash by path. */
  files: string;
  /** JSON: a list of hashes. */
  pictures: string;
}

export async function columnsOf(publication: Publication): Promise<PublicationColumns> {
  const files = publication.sources.map(({ path, text, picture }) => [path, picture ?? hashOf(text ?? '')]);
  return {
    payload: await encodePublication(publication),
    files: JSON.stringify(Object.fromEntries(files)),
    pictures: JSON.stringify([...new Set(publication.pictures.map(({ hash }) => hash))]),
  };
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
