import type { Store, StoreSettings } from './store.ts';

/**
 * Only the database in use is loaded. SQLite is opened at once, and an error says why it cannot be; PostgreSQL is connected
 * to with the first call, so that a process may start before its database does.
 */
export async function openStore({ databaseUrl, dataDir }: StoreSettings): Promise<Store> {
  if (databaseUrl) return (await import('./postgresql-store.ts')).openPostgresqlStore(databaseUrl);
  return (await import('./sqlite-store.ts')).openSqliteStore(dataDir);
}
