import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { hashOf } from '../http/caching.ts';
import { emptyLists } from './payload.ts';
import type { Publication, PublishedPicture } from './publication.ts';
import type { NewPublication, StoreSettings } from './store.ts';

/** Runs the same tests on both databases; each call of `settings` names an empty store of its own. */
export function describeOnBothStores(name: string, tests: (settings: () => Promise<StoreSettings>) => void): void {
  describe(`${name}, SQLite`, () => tests(async () => ({ dataDir: testFolder() })));
  describe(`${name}, PostgreSQL`, () => tests(async () => ({ dataDir: '', databaseUrl: await createTestDatabase() })));
}

/** Removed with all temporary files of the run. */
export const testFolder = () => mkdtempSync(join(tmpdir(), 'vitimepro-store-'));

/** The address of an empty database on the tests' PostgreSQL. */
export async function createTestDatabase(): Promise<string> {
  const server = inject('postgresqlUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await queryTestDatabase(`${server}/postgres`, `create database ${name}`);
  return `${server}/${name}`;
}

export async function queryTestDatabase(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export function testPublication(overrides: Partial<Publication> = {}): Publication {
  return { version: 'v1', ...emptyLists(), ...overrides };
}

/** A publication as it is handed to `publish`. */
export function testEntry({
  publication = testPublication(),
  pictures = new Map(),
  ...overrides
}: Partial<NewPublication> = {}): NewPublication {
  return {
    publication,
    pictures,
    contract: 'contract',
    fingerprint: null,
    occasion: 'publish',
    restored: null,
    nextChange: null,
    ...overrides,
  };
}

/** The bytes are no picture: the store does not look at them. */
export function testPicture(content: string): PublishedPicture & { bytes: Uint8Array } {
  const bytes = new TextEncoder().encode(content);
  return { hash: hashOf(bytes), type: 'image/webp', width: 1, height: 1, bytes };
}
