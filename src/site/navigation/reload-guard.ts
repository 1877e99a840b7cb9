import { reloadGuardMs } from './constants.ts';

const keyPrefix = 'reloaded:';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Says yes at most once per path in ten seconds. The memory outlives the reload it permits. */
export function mayReload(path: string, now: number, memory: () => Memory): boolean {
  const key = keyPrefix + path;
  try {
    // Where storage is forbidden, asking for it is what throws.
    const storage = memory();
    const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back must not lock the path for longer than the guard.
    if (Math.abs(now - last) < reloadGuardMs) return false;
    storage.setItem(key, String(now));
    return true;
  } catch {
    // Without a memory a second reload could not be told from the first, and a loop is worse than an error page.
    return false;
  }
}
