import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, is, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { PgTable } from 'drizzle-orm/pg-core';
import { type Database, type Orm, rowsOf, schema } from './database.ts';
import { StoreError } from './store-error.ts';

const committedMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number will do as long as everyone uses the same one: several nodes may start at once. */
const migrationLock = 7_140_523;

export interface Migration {
  name: string;
  hash: string;
  statements: string[];
}

/** How a store stands to this version of the code. */
export interface SchemaState {
  /** Nothing was ever migrated here. */
  isEmpty: boolean;
  /** What this version wants and the store lacks: an older version wrote it. */
  missing: string[];
  /** What the store has and this version does not know: a newer version wrote it. */
  unknown: string[];
}

export function readMigrations(folder = committedMigrations): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, sql: statements }, index) => ({
    name: journal.entries[index]?.tag ?? hash,
    hash,
    statements,
  }));
}

/**
 * Drizzle's own `migrate()` takes no lock, so two processes starting together would both run it. This runs the
 * same committed files inside one transaction that holds an advisory lock.
 */
export async function migrate(database: Database, migrations = readMigrations()): Promise<void> {
  await database.writer.transaction((tx) => migrateWithin(tx, migrations));
}

/**
 * A store that is behind is emptied before it is brought up to date: nearly everything is compiled from `content/`, so a
 * new required column finds no row that lacks it, and the publish that follows in the same transaction writes it all
 * anew. Nobody ever sees the store empty.
 */
export async function migrateWithin(tx: Orm, migrations = readMigrations()): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
  const state = await schemaState(tx, migrations);
  if (state.unknown.length > 0) throw new StoreError(newerStore(state.unknown));
  if (state.missing.length === 0) return;
  await createMigrationTable(tx);
  if (!state.isEmpty) await emptyProjection(tx);
  const missing = new Set(state.missing);
  for (const { name, hash, statements } of migrations) {
    if (!missing.has(name)) continue;
    try {
      for (const statement of statements) await tx.execute(sql.raw(statement));
    } catch (error) {
      throw StoreError.because(`the store could not be brought up to date: migration ${name} failed`, error);
    }
    await tx.execute(sql`insert into schema_migrations (hash, name) values (${hash}, ${name})`);
  }
}

export async function schemaState(orm: Orm, migrations = readMigrations()): Promise<SchemaState> {
  const applied = await appliedMigrations(orm);
  const known = new Set(migrations.map(({ hash }) => hash));
  return {
    isEmpty: applied.size === 0,
    missing: migrations.filter(({ hash }) => !applied.has(hash)).map(({ name }) => name),
    unknown: [...applied].filter(([hash]) => !known.has(hash)).map(([hash, name]) => name ?? hash.slice(0, 12)),
  };
}

export function newerStore(unknown: string[]): string {
  return `the store was written by a newer version of the site (${unknown.join(', ')} is unknown to this one): run that version, or publish with this one into an empty database and set DATABASE_URL to it`;
}

export function olderStore(missing: string[]): string {
  return `the store was written by an older version of the site (it lacks ${missing.join(', ')}): run \`npm run content -- publish\` with this version and the same DATABASE_URL, then start again`;
}

/** Names by hash; stores of earlier versions keep no names. */
async function appliedMigrations(orm: Orm): Promise<Map<string, string | null>> {
  if (!(await exists(orm, 'schema_migrations'))) return new Map();
  const rows = await rowsOf<{ migration: { hash: string; name?: string } }>(
    orm.execute(sql`select to_json(schema_migrations) as migration from schema_migrations order by applied_at, hash`),
  );
  return new Map(rows.map(({ migration }) => [migration.hash, migration.name ?? null]));
}

async function createMigrationTable(tx: Orm): Promise<void> {
  await tx.execute(
    sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
  );
  await tx.execute(sql`alter table schema_migrations add column if not exists name text`);
}

/** What no publish compiles: counts, what was published before, pictures. A new column there wants a default. */
const kept: unknown[] = [schema.searchMisses, schema.media, schema.history, schema.previews, schema.keptTexts];

/** Only tables of ours, by name: somebody may keep other things in the same database. */
async function emptyProjection(tx: Orm): Promise<void> {
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable) || kept.includes(table)) continue;
    if (await exists(tx, getTableName(table))) await tx.delete(table);
  }
}

async function exists(orm: Orm, table: string): Promise<boolean> {
  const [row] = await rowsOf<{ exists: boolean }>(orm.execute(sql`select to_regclass(${table}) is not null as exists`));
  return row?.exists ?? false;
}
