import { PgDialect } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import { createTidying } from './tidying.ts';

const dialect = new PgDialect();

function create(kind: Database['kind'] = 'embedded') {
  const said: string[] = [];
  const writer = {
    async execute(statement: Parameters<PgDialect['sqlToQuery']>[0]) {
      const text = dialect.sqlToQuery(statement).sql;
      if (!text.startsWith('select')) said.push(text);
      return { rows: [{ name: 'documents' }, { name: 'media' }] };
    },
  } as unknown as Database['writer'];
  return { said, tidying: createTidying({ kind, writer }) };
}

const everything = ['vacuum documents', 'vacuum media', 'checkpoint'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('leaves the process to visitors first, and cleans up once for what followed one upon another', async () => {
  const { said, tidying } = create();
  tidying.later();
  await vi.advanceTimersByTimeAsync(1_500);
  tidying.later();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said).toEqual(everything);
});

it('does what is left when the store is closed, and nothing twice', async () => {
  const { said, tidying } = create();
  tidying.later();
  await tidying.finish();
  expect(said).toEqual(everything);
  await tidying.finish();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toEqual(everything);
});

it('is nothing that PostgreSQL needs', async () => {
  const { said, tidying } = create('postgresql');
  tidying.later();
  await vi.advanceTimersByTimeAsync(10_000);
  await tidying.finish();
  expect(said).toEqual([]);
});
