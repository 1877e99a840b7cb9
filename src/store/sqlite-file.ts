import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { log, reasonOf } from '../http/log.ts';
import { checkSchemaVersion, schemaVersion } from './schema-version.ts';
import { codeOf, StoreError } from './store-error.ts';
import { folderError } from './writable-folder.ts';

export interface SqliteFile {
  /** Opens the file again when it was removed or replaced since, by an operator or because it was damaged. */
  database(): DatabaseSync;
  /** Renames a damaged file, for the next call to begin an empty one. */
  setAside(cause: unknown): StoreError;
  close(): void;
}

/** Times are ISO texts, `files` is JSON (hash by path), `pictures` a JSON list of hashes. */
const schema = `
  create table publications (
    id integer primary key autoincrement, version text not null, contract text not null, fingerprint text,
    published_at text not null, occasion text not null, restored integer, added integer not null,
    changed integer not null, removed integer not null, next_change text, files text not null,
    pictures text not null, payload blob not null);
  create table pictures (hash text primary key, type text not null, bytes blob not null);
  create table previews (id text primary key, until text not null, pictures text not null, payload blob not null);
  create table zero_result_queries (query text primary key, count integer not null, last_day text not null);
  pragma user_version = ${schemaVersion};
`;

/** What a first publish takes, with room for its write-ahead log. */
const newStoreMegabytes = 128;

/** How long SQLite itself waits for a lock; it blocks the event loop meanwhile. */
const lockTimeoutMs = 200;

export function openSqliteFile(dataDir: string): SqliteFile {
  const isInMemory = dataDir.startsWith('memory://');
  const path = join(dataDir, 'vitimepro.sqlite');
  let database = isInMemory ? connect(':memory:') : open();
  let inode = inodeOf(path);

  return {
    database() {
      if (isInMemory || inodeOf(path) === inode) return database;
      close();
      database = open();
      inode = inodeOf(path);
      return database;
    },
    setAside(cause) {
      close();
      return setAside(path, cause);
    },
    close,
  };

  function close() {
    if (database.isOpen) database.close();
  }

  function open(): DatabaseSync {
    const isNew = !existsSync(path);
    const trouble = isNew ? folderError('DATA_DIR', dataDir, newStoreMegabytes) : null;
    if (trouble) throw trouble;
    if (isNew) setAsideEmbeddedPostgresql(dataDir);
    try {
      return connect(path);
    } catch (error) {
      if (isDamage(error)) {
        setAside(path, error);
        return connect(path);
      }
      if (error instanceof StoreError) throw error;
      throw folderError('DATA_DIR', dataDir) ?? StoreError.because(`the store ${path} cannot be opened`, error);
    }
  }
}

export const isDamage = (error: unknown) => ['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(codeOf(error));

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

function connect(location: string): DatabaseSync {
  const database = new DatabaseSync(location, { timeout: lockTimeoutMs });
  try {
    // A commit is on the disk when it is done: a power cut loses no publication.
    database.exec('pragma journal_mode = wal; pragma synchronous = full');
    checkSchema(database);
    const { quick_check: result } = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
    if (result !== 'ok') throw Object.assign(new Error(result), { errcode: 11 });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export function checkSchema(database: DatabaseSync): void {
  const version = () => Number(database.prepare('pragma user_version').get()?.user_version);
  if (version() === 0) {
    database.exec('begin immediate');
    // Another process may have been quicker.
    if (version() === 0) database.exec(schema);
    database.exec('commit');
  }
  checkSchemaVersion(version(), 'set DATA_DIR to an empty folder');
}

function setAside(path: string, cause: unknown): StoreError {
  const kept = path.replace('.sqlite', `.damaged-${timestamp()}.sqlite`);
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(path + suffix)) renameSync(path + suffix, kept + suffix);
  const message = `the store was damaged and is set aside as ${kept}: publish the content again`;
  log('error', message, { reason: reasonOf(cause) });
  return new StoreError('damaged', message, cause);
}

const timestamp = () => new Date().toISOString().replace(/[:.]/g, '-');

/** Written by the version before once its embedded PostgreSQL (PGlite) was set up: no other program writes it. */
const embeddedMark = '.ready';

const embeddedFiles = [
  ...['PG_VERSION', 'base', 'global', 'pg_commit_ts', 'pg_dynshmem', 'pg_hba.conf', 'pg_ident.conf', 'pg_logical'],
  ...['pg_multixact', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat', 'pg_stat_tmp'],
  ...['pg_subtrans', 'pg_tblspc', 'pg_twophase', 'pg_wal', 'pg_xact', 'postgresql.auto.conf', 'postgresql.conf'],
  ...['postmaster.pid', embeddedMark],
];

/** The version before kept a whole PostgreSQL in this folder. Only its own files are moved; nothing is removed. */
function setAsideEmbeddedPostgresql(dataDir: string): void {
  if (![embeddedMark, 'PG_VERSION'].every((name) => existsSync(join(dataDir, name)))) return;
  const kept = join(dataDir, `set-aside-${timestamp()}`);
  mkdirSync(kept);
  for (const name of embeddedFiles)
    if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(kept, name));
  log(
    'warn',
    `the embedded database of the version before is set aside in ${kept}; its history can be read only by that version`,
  );
}
