import pg from 'pg';
import { beforeEach, describe, expect, inject, it, type Mock, vi } from 'vitest';
import {
  createTestDatabase,
  queryTestDatabase,
  testEntry,
  testPicture,
  testPublication,
} from '../../fixtures/both-stores.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

const entry = (version: string) => testEntry({ publication: testPublication({ version }) });

async function withStore(work: (store: Store, url: string) => Promise<void>): Promise<void> {
  const url = await createTestDatabase();
  const store = await openStore({ databaseUrl: url, dataDir: '' });
  try {
    await work(store, url);
  } finally {
    await store.close();
  }
}

/** Connections of the store's database whose last statement is like this; asked over a connection to another database. */
async function connections(url: string, statement = ''): Promise<number[]> {
  const { pathname } = new URL(url);
  const rows = await queryTestDatabase(
    `${inject('postgresqlUrl')}/postgres`,
    `select pid from pg_stat_activity where datname = '${pathname.slice(1)}' and application_name = 'vitimepro'
      and query ilike '%${statement}%'`,
  );
  return rows.map(({ pid }) => pid as number);
}

async function terminate(url: string, statement = ''): Promise<void> {
  await expect.poll(() => connections(url, statement), { timeout: 60_000 }).not.toEqual([]);
  const pids = await connections(url, statement);
  await queryTestDatabase(
    `${inject('postgresqlUrl')}/postgres`,
    `select pg_terminate_backend(pid) from unnest(array[${pids}]) pid`,
  );
}

/** Lost connections are logged. */
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

describe('a PostgreSQL that ends connections', () => {
  it('does so while they are idle', () =>
    withStore(async (store, url) => {
      await store.publish(entry('v1'));
      await terminate(url);
      await expect
        .poll(
          () =>
            store.current().then(
              (record) => record?.version,
              () => null,
            ),
          { timeout: 60_000 },
        )
        .toBe('v1');
    }));

  it('does so during a read and during a publish: the call fails, the next one does not', () =>
    withStore(async (store, url) => {
      await store.publish(entry('v1'));
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query('begin; lock table vitimepro_publications in access exclusive mode');
      const lost = { name: 'StoreError', code: 'connection', target: { database: new URL(url).pathname.slice(1) } };
      const reading = expect(store.current()).rejects.toMatchObject(lost);
      await terminate(url, 'schema_version');
      await reading;
      const publishing = expect(store.publish(entry('v2'))).rejects.toMatchObject(lost);
      await terminate(url, 'select id, files');
      await publishing;
      await other.query('rollback');
      await other.end();
      expect((await store.current())?.version).toBe('v1');
      expect((await store.publish(entry('v2')))?.version).toBe('v2');
    }));
});

it('may lose a connection between two statements of a publish', () =>
  withStore(async (store, url) => {
    await store.publish(entry('v1'));
    const original = pg.Client.prototype.query as (...values: unknown[]) => unknown;
    const query = vi.spyOn(pg.Client.prototype, 'query') as unknown as Mock<typeof original>;
    query.mockImplementation(async function (this: pg.Client, ...values) {
      if (String(values[0]).startsWith('select id, files')) {
        const lost = new Promise((resolve) => this.once('end', resolve));
        await terminate(url, 'vitimepro_schema');
        await lost;
      }
      return original.apply(this, values);
    });
    await expect(store.publish(entry('v2'))).rejects.toMatchObject({ code: 'connection' });
    query.mockRestore();
    expect((await store.current())?.version).toBe('v1');
  }));

it('serves from a database that takes no changes, as a replica does', () =>
  withStore(async (store, url) => {
    const reader = new URL(url);
    const role = `reader_${reader.pathname.slice(6)}`;
    await queryTestDatabase(
      url,
      `create role ${role} login password 'x'; alter role ${role} set default_transaction_read_only = on;
        grant select on all tables in schema public to ${role};
        alter default privileges grant select, insert, update, delete on tables to ${role}`,
    );
    [reader.username, reader.password] = [role, 'x'];
    const replica = await openStore({ databaseUrl: reader.href, dataDir: '' });
    const readOnly = { name: 'StoreError', code: 'read-only', message: expect.stringContaining('not into a replica') };
    expect(await replica.current()).toBeNull();
    await expect(replica.publish(entry('v1'))).rejects.toMatchObject(readOnly);

    const { bytes, ...picture } = testPicture('x');
    const publication = testPublication({ pictures: [picture] });
    const record = await store.publish(testEntry({ publication, pictures: new Map([[picture.hash, bytes]]) }));
    expect(await replica.current()).toEqual(record);
    expect(await replica.publication(record?.id ?? 0)).toEqual(publication);
    expect(await replica.history()).toHaveLength(1);
    expect(await replica.picture(picture.hash)).not.toBeNull();
    await expect(replica.publish(entry('v1'))).rejects.toMatchObject(readOnly);
    await expect(replica.countZeroResults([{ query: 'a', count: 1, lastDay: '2026-01-01' }])).rejects.toMatchObject(
      readOnly,
    );
    await replica.close();
  }));

it('is opened before the database is there', async () => {
  const url = `${inject('postgresqlUrl')}/later_${process.pid}`;
  const store = await openStore({ databaseUrl: url, dataDir: '' });
  await expect(store.current()).rejects.toMatchObject({ code: 'connection' });
  await queryTestDatabase(`${inject('postgresqlUrl')}/postgres`, `create database later_${process.pid}`);
  expect(await store.current()).toBeNull();
  await store.close();
});

it('leaves the tables of the version before alone, and takes over the queries that found nothing', () =>
  withStore(async (store, url) => {
    await queryTestDatabase(
      url,
      `create table kept_texts (hash text primary key, text text not null); insert into kept_texts values ('a', 'b');
        create table publications (id bigserial primary key, version text not null); insert into publications values (1, 'old');
        create table search_misses (query text primary key, count integer not null, last_day date not null);
        insert into search_misses values ('юзу', 3, '2026-01-02')`,
    );
    expect(await store.current()).toBeNull();
    await store.publish(entry('v1'));
    await store.publish(entry('v2'));
    expect(
      vi.mocked(process.stderr.write).mock.calls.join().split('the tables of the version before stay'),
    ).toHaveLength(2);
    expect(await store.zeroResultQueries(10)).toEqual([{ query: 'юзу', count: 3, lastDay: '2026-01-02' }]);
    expect(await queryTestDatabase(url, 'select * from kept_texts, publications')).toEqual([
      { hash: 'a', text: 'b', id: '1', version: 'old' },
    ]);
  }));

it('refuses a store of a newer version', () =>
  withStore(async (store, url) => {
    await store.publish(entry('v1'));
    await queryTestDatabase(url, 'update vitimepro_schema set version = 2');
    const refusal = {
      code: 'newer-store',
      message: expect.stringMatching(/newer version of the site.*set DATABASE_URL/),
    };
    await expect(store.current()).rejects.toMatchObject(refusal);
    await expect(store.publish(entry('v2'))).rejects.toMatchObject(refusal);
  }));
