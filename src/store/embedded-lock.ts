import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Two processes on one PGlite folder corrupt it silently. An exclusive SQLite transaction on a file
 * beside it is a lock that a second process sees at once and that vanishes with its owner, however it ends.
 */
export function lockFolder(dataDir: string): { release(): void } {
  mkdirSync(dirname(dataDir), { recursive: true });
  const lock = new DatabaseSync(`${dataDir}.lock`);
  try {
    lock.exec('pragma busy_timeout=0; pragma locking_mode=exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new StoreLockedError(dataDir);
  }
  return { release: () => lock.close() };
}

export class StoreLockedError extends Error {
  constructor(dataDir: string) {
    super(
      `the embedded database in ${dataDir} is in use by another process: stop it first, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL that many processes can share`,
    );
    this.name = 'StoreLockedError';
  }
}
