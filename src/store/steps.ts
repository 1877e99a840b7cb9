import type { Database } from './database.ts';

/** Does something with many rows, some at a time. */
export type InSteps = <T>(
  rows: readonly T[],
  atOnce: number,
  work: (batch: T[]) => PromiseLike<unknown>,
) => Promise<void>;

/** How much smaller a step is where the database works in this process. */
const embeddedShare = 1 / 16;

/**
 * PostgreSQL takes as much as it is given. The embedded database works in this process, and nobody is answered while
 * it does: there steps are small; its writer lets whoever waits through after each.
 */
export function stepsFor(kind: Database['kind']): InSteps {
  return async (rows, atOnce, work) => {
    const size = kind === 'embedded' ? Math.ceil(atOnce * embeddedShare) : atOnce;
    for (let start = 0; start < rows.length; start += size) {
      await work(rows.slice(start, start + size));
    }
  };
}

/** Until whatever else is waiting (requests, files, timers) has had its turn. */
export const othersFirst = () => new Promise<void>((resolve) => setImmediate(resolve));
