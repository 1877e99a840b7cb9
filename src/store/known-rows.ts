import type { PreparedPublication } from './prepare-publication.ts';

/** What of the longest rows is in the store, by their keys: which contents each of them has. */
export interface KnownRows {
  documents: Record<string, string>;
  search: Record<string, string>;
}

/**
 * A publication without the contents of rows that are in the store as they are. After an edit that is nearly all of them,
 * and whoever writes the publication need not have them in memory.
 */
export function withoutKnown(publication: PreparedPublication, known: KnownRows): PreparedPublication {
  const { documents, search } = publication;
  return {
    ...publication,
    documents: documents.map((row) =>
      known.documents[row.path] === row.hash ? { path: row.path, hash: row.hash } : row,
    ),
    search: {
      ...search,
      documents: search.documents.map((row) =>
        known.search[row.url] === row.hash ? { url: row.url, hash: row.hash } : row,
      ),
    },
  };
}

/** The rows that are to be written: those whose contents are others than the store's. */
export function changedRows<K extends string, R extends { hash: string } & Record<K, string>, W extends R>(
  rows: readonly R[],
  key: K,
  published: ReadonlyMap<string, string>,
  isWhole: (row: R) => row is W,
): W[] {
  return rows
    .filter((row) => published.get(row[key]) !== row.hash)
    .map((row) => {
      if (isWhole(row)) return row;
      throw new Error(`another publication has changed ${row[key]} meanwhile: publish again`);
    });
}
