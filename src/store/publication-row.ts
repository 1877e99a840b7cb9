import { hashOf } from '../http/caching.ts';
import { encodePublication } from './payload.ts';
import type { Publication } from './publication.ts';
import type { FileChanges, PublicationRecord, PublishOccasion } from './store.ts';

export interface RecordRow {
  id: number | string;
  version: string;
  contract: string;
  fingerprint: string | null;
  published_at: string;
  occasion: PublishOccasion;
  restored: number | string | null;
  added: number;
  changed: number;
  removed: number;
  next_change: string | null;
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

/** The payload, and what is kept beside it as JSON: the hash of each file, the hashes of pictures. */
export async function columnsOf(publication: Publication) {
  const files = publication.sources.map(({ path, text, picture }) => [path, picture ?? hashOf(text ?? '')]);
  return {
    payload: await encodePublication(publication),
    files: JSON.stringify(Object.fromEntries(files)),
    named: JSON.stringify(publication.pictures.map(({ hash }) => hash)),
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
