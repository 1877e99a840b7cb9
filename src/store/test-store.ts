import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { openStore, type Store } from './open-store.ts';

export type OpenTestStore = () => Promise<Store>;

/** Runs the same tests on the embedded database and on a real PostgreSQL; every store opened is empty and its own. */
export function describeOnBothDatabases(name: string, tests: (open: OpenTestStore) => void): void {
  describe(`${name}, embedded`, () => tests(openEmbeddedTestStore));
  describe(`${name}, PostgreSQL`, () => tests(openPostgresqlTestStore));
}

export async function openEmbeddedTestStore(): Promise<Store> {
  const store = await openStore({ dataDir: 'memory://' });
  await store.migrate();
  return store;
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
