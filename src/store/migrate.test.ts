import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { type Database, rowsOf } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { type Migration, migrate, readMigrations, schemaState } from './migrate.ts';
import { createStore, openStore } from './open-store.ts';
import { openPostgresqlDatabase } from './postgresql-database.ts';
import { emptyPublication } from './test-publication.ts';
import { createTestDatabase, emptyStore } from './test-store.ts';

const committed = readMigrations();
const older = committed.slice(0, -1);
const newest = committed.at(-1)?.name ?? '';

/** A change that a later version might bring. */
function change(statement: string): Migration {
  return { name: '9999_of-tomorrow', hash: `hash of ${statement}`, statements: [statement] };
}

const publication = { ...emptyPublication, version: 'v1', documents: [{ path: 'pages/home', body: {} }] };

describe.each([
  ['embedded', async () => openEmbeddedDatabase('memory://', [], await emptyStore())],
  ['PostgreSQL', async () => openPostgresqlDatabase(await createTestDatabase())],
])('a filled store, %s', (_name, open) => {
  it('takes every migration since the first, and keeps the counts of searches and what was published before', async () => {
    const database = await open();
    for (const [index] of committed.entries()) {
      await migrate(database, committed.slice(0, index + 1));
      await fillEveryTable(database, `of version ${index}`);
    }
    const filled = await rowCounts(database);
    expect(Object.entries(filled).filter(([, rows]) => rows === 0)).toEqual([]);
    await createStore(database).publish(publication);
    expect(await rowCounts(database)).toMatchObject({
      documents: 1,
      search_misses: filled.search_misses,
      history: (filled.history ?? 0) + 1,
    });
    expect(await schemaState(database.orm)).toEqual({ isEmpty: false, missing: [], unknown: [] });
    await database.close();
  });

  it('takes a new required column: what it publishes is emptied first', async () => {
    const database = await open();
    await migrate(database, committed);
    await fillEveryTable(database, 'before');
    await migrate(database, [...committed, change('alter table products add column extra text not null')]);
    expect(await rowCounts(database)).toMatchObject({
      products: 0,
      documents: 0,
      publications: 0,
      media: 2,
      search_misses: 2,
      history: 2,
      previews: 2,
      kept_texts: 2,
    });
    await database.close();
  });

  it('stays as it was when a migration fails, and gives the reason of the database', async () => {
    const database = await open();
    await migrate(database, committed);
    await fillEveryTable(database, 'before');
    const before = await rowCounts(database);
    const failing = migrate(database, [
      ...committed,
      change('alter table search_misses add column extra text not null'),
    ]);
    await expect(failing).rejects.toThrow(
      /migration 9999_of-tomorrow failed: column "extra" of relation "search_misses" contains null values/,
    );
    expect(await rowCounts(database)).toEqual(before);
    await database.close();
  });

  it('is brought up to date by a publish, or not touched by one that fails', async () => {
    const database = await open();
    await migrate(database, older);
    await fillEveryTable(database, 'before');
    const before = await rowCounts(database);
    const broken = { ...publication, reviews: [{ rating: 'many' } as never] };
    await expect(createStore(database).publish(broken)).rejects.toThrow(/^nothing was published: /);
    expect([await rowCounts(database), (await schemaState(database.orm)).missing]).toEqual([before, [newest]]);

    await createStore(database).publish(publication);
    expect([(await rowCounts(database)).documents, (await schemaState(database.orm)).missing]).toEqual([1, []]);
    await database.close();
  });

  it('of a newer version is left alone', async () => {
    const database = await open();
    await migrate(database, [...committed, change('create table tomorrow (id text)')]);
    await expect(createStore(database).publish(publication)).rejects.toThrow(
      /written by a newer version of the site \(9999_of-tomorrow is unknown/,
    );
    await database.close();
  });
});

describe('a node on a PostgreSQL', () => {
  const troubleAfter = async (prepare: (database: Database) => Promise<unknown>) => {
    const databaseUrl = await createTestDatabase();
    const database = await openPostgresqlDatabase(databaseUrl);
    await prepare(database);
    await database.close();
    const store = await openStore({ databaseUrl, dataDir: '' });
    const trouble = await store.trouble();
    await store.close();
    return trouble;
  };

  it('says what kind of store it found, and what to run', async () => {
    expect(await troubleAfter(async () => {})).toMatch(/DATABASE_URL is empty: run `npm run content -- publish`/);
    expect(await troubleAfter((database) => migrate(database))).toMatch(/has no published content: run/);
    expect(
      await troubleAfter(async (database) => {
        await migrate(database, older);
        await fillEveryTable(database, 'before');
      }),
    ).toMatch(new RegExp(`written by an older version of the site \\(it lacks ${newest}\\): run`));
    expect(
      await troubleAfter((database) => migrate(database, [...committed, change('create table tomorrow (id text)')])),
    ).toMatch(/written by a newer version of the site \(9999_of-tomorrow is unknown/);
    expect(await troubleAfter((database) => createStore(database).publish(publication))).toBeNull();
  });

  it('names what it does not know by hash where an earlier version kept no names', async () => {
    const trouble = await troubleAfter(async (database) => {
      await migrate(database, [...committed, { ...change('select 1'), hash: 'abcdef0123456789' }]);
      await database.writer.execute(sql`alter table schema_migrations drop column name`);
    });
    expect(trouble).toMatch(/\(abcdef012345 is unknown/);
  });
});

it('an embedded store of a newer version is made anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitimepro-newer-'));
  const dataDir = join(folder, 'store');
  const tomorrow = [...committed, change('create table tomorrow (id text)')];
  const ofTomorrow = await openEmbeddedDatabase(dataDir, tomorrow, await emptyStore());
  await ofTomorrow.close();
  const warnings = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const anew = await openEmbeddedDatabase(dataDir, committed, await emptyStore());
  expect(await schemaState(anew.orm)).toEqual({ isEmpty: false, missing: [], unknown: [] });
  expect(String(warnings.mock.calls[0]?.[0])).toMatch(/rebuilding it.*newer version/);
  warnings.mockRestore();
  await anew.close();
  rmSync(folder, { recursive: true, force: true });
});

async function tablesOf(database: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    database.orm.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
    ),
  );
  return rows.map(({ name }) => name);
}

async function rowCounts(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(database)) {
    const [row] = await rowsOf<{ rows: number }>(
      database.orm.execute(sql`select count(*)::int as rows from ${sql.identifier(table)}`),
    );
    counts[table] = row?.rows ?? 0;
  }
  return counts;
}

/** Two rows in every table there is, whatever its columns: as full as any version could have left it. */
async function fillEveryTable(database: Database, mark: string): Promise<void> {
  for (const table of await tablesOf(database)) {
    const columns = await rowsOf<{ name: string; type: string; generated: boolean }>(
      database.orm.execute(
        sql`select column_name as name, data_type as type, coalesce(column_default like 'nextval%', false) as generated
          from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
      ),
    );
    const given = columns.filter(({ generated }) => !generated);
    for (const row of [1, 2]) {
      await database.writer.execute(
        sql`insert into ${sql.identifier(table)} (${list(given.map(({ name }) => sql.identifier(name)))})
          values (${list(given.map(({ type }) => sampleOf(type, `${table} ${row} ${mark}`)))})`,
      );
    }
  }
}

const list = (parts: Parameters<typeof sql.join>[0]) => sql.join(parts, sql`, `);

function sampleOf(type: string, text: string) {
  switch (type) {
    case 'text':
      return sql`${text}`;
    case 'ARRAY':
      return sql`'{a}'`;
    case 'bytea':
      return sql`'\\x00ff'::bytea`;
    case 'json':
      return sql`'{}'::json`;
    case 'tsvector':
      return sql`'a'::tsvector`;
    case 'boolean':
      return sql`true`;
    case 'date':
    case 'timestamp with time zone':
      return sql`now()`;
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'real':
      return sql`1`;
    default:
      throw new Error(`this test cannot fill a column of type ${type}: teach it`);
  }
}
