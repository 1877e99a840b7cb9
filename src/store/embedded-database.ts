import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { errorFields, log } from '../http/log.ts';
import { type Database, schema } from './database.ts';
import { createReadDocument } from './documents.ts';
import { createReadEmbedded } from './embedded-documents.ts';
import { lockFolder } from './embedded-lock.ts';
import { isInMemory } from './in-memory.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { othersFirst } from './steps.ts';
import { isDiskFull, StoreError } from './store-error.ts';
import { folderTrouble } from './writable-folder.ts';

/**
 * PGlite in a folder, migrated. The store can always be rebuilt from `content/`, so a folder whose first set-up was
 * cut short, or that no longer opens or migrates, is thrown away rather than repaired. A new one is unpacked from
 * `packed` where that is given: setting one up takes five times as long.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  migrations = readMigrations(),
  packed?: Blob,
): Promise<Database> {
  if (isInMemory(dataDir)) return openMigrated(dataDir, () => {}, migrations, packed);

  const trouble = folderTrouble('DATA_DIR', dataDir, existsSync(join(dataDir, readyMark)) ? 1 : newStoreMegabytes);
  if (trouble) throw new StoreError(trouble);
  const lock = lockFolder(dataDir);
  try {
    return await openOrRecreate(dataDir, lock.release, migrations, packed);
  } catch (error) {
    lock.release();
    throw StoreError.because(`the embedded database in DATA_DIR (${dataDir}) cannot be opened`, error);
  }
}

/** Written when the first set-up is whole. */
const readyMark = '.ready';

/** What a new store takes: the database itself, its log, and the pictures. */
const newStoreMegabytes = 256;

async function openOrRecreate(
  dataDir: string,
  release: () => void,
  migrations: Migration[],
  packed?: Blob,
): Promise<Database> {
  const mark = join(dataDir, readyMark);
  if (existsSync(mark)) {
    try {
      return await openMigrated(dataDir, release, migrations);
    } catch (error) {
      // There would be no room for another one.
      if (isDiskFull(error)) throw error;
      log('warn', 'embedded database does not open, rebuilding it', errorFields(error));
    }
  }
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const database = await openMigrated(dataDir, release, migrations, packed);
  writeFileSync(mark, '');
  return database;
}

async function openMigrated(
  dataDir: string,
  release: () => void,
  migrations: Migration[],
  packed?: Blob,
): Promise<Database> {
  const pglite = await createPglite(dataDir, packed);
  const database = asDatabase(pglite, release);
  try {
    await migrate(database, migrations);
    return database;
  } catch (error) {
    await pglite.close();
    throw error;
  }
}

/**
 * V8 takes a gigabyte to optimise PGlite's nine megabytes of WebAssembly, and keeps a quarter of it. With its quick
 * compiler alone queries take up to twice the time; answers are cached, and who wants more has PostgreSQL. A flag that is
 * set while V8 runs does not bring along those that follow from it: all three are needed.
 */
const quickCompilerOnly = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--liftoff-only'];

/**
 * PGlite spells bytes out one by one, both ways, which for pictures takes longer than all else of a publish. It passes
 * them on as they are when it is given bytes, although its types know of texts only.
 */
const bytesAsTheyAre = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => bytes as unknown as string },
  parsers: { [types.BYTEA]: (hex: string) => new Uint8Array(Buffer.from(hex.slice(2), 'hex')) },
};

async function createPglite(dataDir: string, packed?: Blob): Promise<PGlite> {
  for (const flag of quickCompilerOnly) setFlagsFromString(flag);
  const pglite = await PGlite.create({
    dataDir,
    ...(packed && { loadDataDir: packed }),
    extensions: { pg_trgm },
    ...bytesAsTheyAre,
    // It never checkpoints by itself: without a limit the write-ahead log only grows.
    // Its 128 MB of buffers would hold the whole store twice.
    startParams: [...PGlite.defaultStartParams, '-c', 'max_wal_size=64MB', '-c', 'shared_buffers=16MB'],
  });
  await pglite.query('select 1');
  return pglite;
}

function asDatabase(pglite: PGlite, release: () => void): Database {
  const orm = drizzle(resting(pglite, readersOnce(pglite)), { schema });
  return {
    kind: 'embedded',
    orm,
    writer: orm,
    document: createReadEmbedded(pglite, createReadDocument(orm)),
    async listen(channel, onMessage) {
      await pglite.listen(channel, onMessage);
    },
    async close() {
      await pglite.close();
      release();
    },
  };
}

/**
 * The same database, with a turn for everybody else after each statement. It answers without ever waiting, so that
 * readers who follow one another would keep new requests, time limits and finished answers from being looked at.
 */
function resting<T extends object>(client: T, prepared: (options?: QueryOptions) => QueryOptions): T {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name === 'query')
        return async (text: string, values: unknown, options?: QueryOptions) => {
          const result: unknown = await member.call(target, text, values, prepared(options));
          await othersFirst();
          return result;
        };
      if (name === 'transaction')
        return (work: (tx: object) => unknown) => member.call(target, (tx: object) => work(resting(tx, prepared)));
      return member.bind(target);
    },
  });
}

/**
 * Drizzle says with each query how it reads dates, always the same, and PGlite puts its list of readers together anew for
 * it: a sixth of the time a page's document takes. They join the list with the first query.
 */
function readersOnce(pglite: PGlite): (options?: QueryOptions) => QueryOptions {
  let isTold = false;
  return ({ parsers, ...options } = {}) => {
    if (parsers && !isTold) Object.assign(pglite.parsers, parsers);
    isTold ||= Boolean(parsers);
    return options;
  };
}
