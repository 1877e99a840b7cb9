import { createSqlStore } from './sql-store.ts';
import type { Store, StoreSettings } from './store.ts';

/**
 * Only the database in use is loaded. SQLite is opened at once, and an error says why it cannot be; PostgreSQL is connected
 * to with the first call, so that a process may start before its database does.
 */
export async function openStore({ databaseUrl, dataDir }: StoreSettings): Promise<Store> {
  return createSqlStore(
    databaseUrl
      ? (await import('./postgresql-database.ts')).openPostgresqlDatabase(databaseUrl)
      : await (await import('./sqlite-database.ts')).openSqliteDatabase(dataDir),
  );
}
