import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number will do as long as everyone uses the same one: several nodes may start at once. */
const migrationLock = 7_140_523;

/**
 * Drizzle's own `migrate()` takes no lock, so two nodes starting together would both run it. This runs the
 * same committed files inside one transaction that holds an advisory lock.
 */
export async function migrate(database: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  await database.orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(
      sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = new Set(
      (await rowsOf<{ hash: string }>(tx.execute(sql`select hash from schema_migrations`))).map((row) => row.hash),
    );
    for (const migration of migrations) {
      if (applied.has(migration.hash)) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`);
    }
  });
}

export async function isMigrated(database: Database): Promise<boolean> {
  const [table] = await rowsOf<{ exists: boolean }>(
    database.orm.execute(sql`select to_regclass('schema_migrations') is not null as exists`),
  );
  if (!table?.exists) return false;
  const applied = await rowsOf<{ hash: string }>(database.orm.execute(sql`select hash from schema_migrations`));
  const known = new Set(applied.map((row) => row.hash));
  return readMigrationFiles({ migrationsFolder }).every((migration) => known.has(migration.hash));
}

/** Both drivers answer `{ rows }`, but Drizzle's common type does not say so. */
export async function rowsOf<T>(result: PromiseLike<unknown>): Promise<T[]> {
  return ((await result) as { rows: T[] }).rows;
}
