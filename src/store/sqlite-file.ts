import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { log, reasonOf } from '../http/log.ts';
import { createTables, newestTable } from './sql-store.ts';
import { codeOf, StoreError } from './store-error.ts';
import { folderError } from './writable-folder.ts';

/** What a first publish takes, with room for its write-ahead log. */
const newStoreMegabytes = 128;

/** How long SQLite itself waits for a lock; it blocks the event loop meanwhile. */
const lockTimeoutMs = 200;

export function openSqliteFile(dataDir: string) {
  const isInMemory = dataDir.startsWith('memory://');
  const path = join(dataDir, 'vitimepro.sqlite');
  let database = isInMemory ? connect(':memory:') : open();
  let inode = inodeOf(path);

  return {
    /** Opens the file again when it was removed by an operator, or set aside by another process. */
    database(): DatabaseSync {
      if (isInMemory || inodeOf(path) === inode) return database;
      close();
      database = open();
      inode = inodeOf(path);
      return database;
    },
    /** Renames a damaged file, for the next call to begin an empty one. */
    setAside(cause: unknown): StoreError {
      close();
      return setAside(path, cause);
    },
    close,
  };

  function close() {
    if (database.isOpen) database.close();
  }

  function open(): DatabaseSync {
    const trouble = existsSync(path) ? null : folderError('DATA_DIR', dataDir, newStoreMegabytes);
    if (trouble) throw trouble;
    try {
      setAsideEmbeddedPostgresql(dataDir);
      return connect(path);
    } catch (error) {
      if (isDamage(error)) {
        setAside(path, error);
        return connect(path);
      }
      const isBusy = codeOf(error) === 'SQLITE_BUSY';
      throw (
        (isBusy ? null : folderError('DATA_DIR', dataDir)) ??
        StoreError.because(`the store ${path} cannot be opened`, error)
      );
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
    if (!database.prepare('select 1 from sqlite_schema where name = ?').get(newestTable))
      database.exec(`begin immediate; ${createTables('integer primary key autoincrement', 'blob')} commit`);
    const { quick_check: result } = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
    if (result !== 'ok') throw Object.assign(new Error(result), { errcode: 11 });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
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
  // A process of that version holds this lock for as long as it runs: then a later start moves the files.
  const lock = new DatabaseSync(`${dataDir}.lock`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    const kept = join(dataDir, `set-aside-${timestamp()}`);
    mkdirSync(kept);
    for (const name of embeddedFiles)
      if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(kept, name));
    log(
      'warn',
      `the embedded database of the version before is set aside in ${kept}; its history can be read only by that version`,
    );
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
  } finally {
    lock.close();
  }
}
