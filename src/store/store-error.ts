import { reasonOf } from '../http/log.ts';

/** What a caller tells apart; `other` has only the database's own words. */
export type StoreErrorCode =
  /** PostgreSQL cannot be reached, or not in time (`ConnectionError`): the same call may go well later. */
  | 'connection'
  | 'disk-full'
  /** Nothing can be written into DATA_DIR. */
  | 'not-writable'
  /** A read replica. */
  | 'read-only'
  /** The user of DATABASE_URL may not create or change tables. */
  | 'no-permission'
  /** Another process writes for too long. */
  | 'busy'
  /** The SQLite file was damaged and is set aside: the next call finds an empty store. */
  | 'damaged'
  /** Written by a newer version of the code. */
  | 'newer-store'
  /** A publication names a picture that the store lacks and that was not handed over. */
  | 'picture-missing'
  | 'other';

/** By the codes of PostgreSQL, SQLite and the system: what it is, and the remedy. */
const known: Record<string, [StoreErrorCode, string]> = {
  '53100': ['disk-full', 'the disk of the database is full: free some space there, then run this again'],
  SQLITE_FULL: ['disk-full', 'the disk is full: free some space, or set DATA_DIR to a folder on another disk'],
  SQLITE_READONLY: ['not-writable', 'give this process the right to write there, or set DATA_DIR to another folder'],
  SQLITE_CANTOPEN: ['not-writable', 'give this process the right to write there, or set DATA_DIR to another folder'],
  SQLITE_BUSY: ['busy', 'another process is writing to the store: try again in a moment'],
  '55P03': ['busy', 'another process is writing to the store: try again in a moment'],
  '42501': [
    'no-permission',
    'grant the user of DATABASE_URL the rights to create and change tables here, or publish as their owner',
  ],
  '25006': ['read-only', 'this database takes no changes: publish into the primary server, not into a replica'],
};

/** A failure of the store in the operator's terms: what could not be done, the database's own reason, a remedy. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }

  static because(what: string, error: unknown): StoreError {
    if (error instanceof StoreError) return error;
    const [code, remedy] = known[codeOf(error)] ?? ['other'];
    return new StoreError(code, `${what}: ${reasonOf(error)}${remedy ? ` (${remedy})` : ''}`, error);
  }
}

/** SQLite's result codes; extended ones have the same last byte. */
const sqliteCodes: Record<number, string> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

/** The code of the database or the system behind an error; empty when there is none. */
export function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, errcode } = at as { code?: unknown; errcode?: unknown };
    if (typeof errcode === 'number') return sqliteCodes[errcode & 0xff] ?? `SQLITE_${errcode}`;
    if (typeof code === 'string' && !(at instanceof StoreError)) return code;
  }
  return '';
}
