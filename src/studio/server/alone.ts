import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../../store/store-error.ts';

const retryMs = 20;

/** One process at a time: another studio on the same folder waits. What ends a process ends its lock, too. */
export async function alone<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    while (!isTaken(lock)) await sleep(retryMs);
    return await work();
  } finally {
    lock.close();
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    return false;
  }
}
