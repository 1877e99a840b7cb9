import { reasonOf } from '../http/log.ts';

/** What an operator can do about the reasons a database gives most often, by its code. */
const remedies: Record<string, string> = {
  '53100': 'the disk of the database is full: free some space there, then run this again',
  // PGlite's file system gives numbers of its own.
  '51': 'the disk is full: free some space, or set DATA_DIR to a folder on another disk',
  ENOSPC: 'the disk is full: free some space, or set DATA_DIR to a folder on another disk',
  '42501': 'grant the user of DATABASE_URL the rights to create and change tables here, or publish as their owner',
  '25006': 'this database takes no changes: publish into the primary server, not into a replica',
  '57014': 'the database took too long',
};

/** A failure of the store in the operator's terms: what could not be done, the database's own reason, a remedy. */
export class StoreError extends Error {
  override name = 'StoreError';

  static because(what: string, error: unknown): StoreError {
    if (error instanceof StoreError) return error;
    const remedy = remedies[codeOf(error)];
    return new StoreError(`${what}: ${reasonOf(error)}${remedy ? ` (${remedy})` : ''}`, { cause: error });
  }
}

/** Drizzle wraps what the driver says; the code is the driver's. */
export function codeOf(error: unknown): string {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code, errno } = at as { code?: unknown; errno?: unknown };
    if (typeof code === 'string') return code;
    if (typeof errno === 'number') return String(Math.abs(errno));
  }
  return '';
}

export const isDiskFull = (error: unknown) => ['51', '53100', 'ENOSPC'].includes(codeOf(error));
