import { createMemoryLists } from './memory-lists.ts';
import type { Store } from './open-store.ts';
import type { PreparedPages } from './prepare-publication.ts';

/**
 * A publication that nobody published, as the API reads a store: rows in memory. Search, which needs a database, and
 * pictures, which are named by what they show, come from the store that there is.
 */
export function createMemoryStore({ version, documents, tables }: PreparedPages, base: Store): Store {
  const byPath = new Map(documents.map(({ path, body, hash }) => [path, { body, hash }]));
  return {
    ...base,
    version: async () => version,
    document: async (path) => byPath.get(path) ?? null,
    ...createMemoryLists(() => tables),
    products: async () => tables.products as Awaited<ReturnType<Store['products']>>,
    addresses: async () => tables.addresses as Awaited<ReturnType<Store['addresses']>>,
    redirects: async () => tables.redirects,
    // What is looked at is nobody's visit.
    recordMiss: async () => {},
  };
}
