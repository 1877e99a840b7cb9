import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { createStore, openStore, type Store } from './open-store.ts';

export type OpenTestStore = () => Promise<Store>;

/** Runs the same tests on the embedded database and on a real PostgreSQL; every store opened is empty and its own. */
export function describeOnBothDatabases(name: string, tests: (open: OpenTestStore) => void): void {
  describe(`${name}, embedded`, () => tests(openEmbeddedTestStore));
  describe(`${name}, PostgreSQL`, () => tests(openPostgresqlTestStore));
}

export async function openEmbeddedTestStore(): Promise<Store> {
  return createStore(await openEmbeddedDatabase('memory://', undefined, await emptyStore()));
}

/** An embedded database before its first migration: unpacking it is quicker than setting one up. */
export const emptyStore = (): Promise<Blob> => openAsBlob(inject('emptyStore'));

/** A folder with an embedded store as a site leaves it that has never published. */
export async function createEmptyStore(dataDir: string): Promise<void> {
  await (await openEmbeddedDatabase(dataDir, undefined, await emptyStore())).close();
}

export async function openPostgresqlTestStore(): Promise<Store> {
  const store = await openStore({ dataDir: '', databaseUrl: await createTestDatabase() });
  await store.migrate();
  return store;
}

/** The address of an empty database on the tests' PostgreSQL. */
export async function createTestDatabase(): Promise<string> {
  const server = inject('postgresqlUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `${server}/${name}`;
}
