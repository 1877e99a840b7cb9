import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/store/database.ts';
import type { Store } from '../src/store/open-store.ts';

/**
 * Milliseconds of processor time spent so far by this process and by the database connection it uses. On a busy
 * machine this says what a call costs while the clock says how long it had to queue. Calls one after the other
 * use one connection; where its time cannot be read (no Linux, another machine), only this process counts.
 */
export async function createCpuClock(store: Store): Promise<() => number> {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  if (store.kind === 'embedded') return own;
  const [row] = await rowsOf<{ pid: number }>(store.orm.execute(sql`select pg_backend_pid() as pid`));
  const backend = () => {
    try {
      const [nanoseconds = '0'] = readFileSync(`/proc/${row?.pid}/schedstat`, 'utf8').split(' ');
      return Number(nanoseconds) / 1_000_000;
    } catch {
      return 0;
    }
  };
  return () => own() + backend();
}
