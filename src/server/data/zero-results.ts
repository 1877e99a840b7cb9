import { errorFields, log } from '../../http/log.ts';
import type { ZeroResultQuery } from '../../store/store.ts';

/** Searches are visitors' words: what is kept until the next write has a limit. */
const mostQueries = 1_000;
const writeEveryMs = 10_000;

/** Counts queries that found nothing in memory and writes them now and then: no search waits for the store. */
export function countZeroResults(write: (queries: ZeroResultQuery[]) => Promise<void>, everyMs = writeEveryMs) {
  let counted = new Map<string, ZeroResultQuery>();
  let hasFailed = false;
  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    count(query: string): void {
      if (counted.size >= mostQueries && !counted.has(query)) return;
      const lastDay = new Date().toISOString().slice(0, 10);
      counted.set(query, { query, count: (counted.get(query)?.count ?? 0) + 1, lastDay });
    },
    /** Writes what is left, and counts no more. */
    close(): Promise<void> {
      clearInterval(timer);
      return flush();
    },
  };

  async function flush(): Promise<void> {
    if (counted.size === 0) return;
    const queries = [...counted.values()];
    counted = new Map();
    try {
      await write(queries);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log('warn', 'queries without results are not counted', errorFields(error));
      hasFailed = true;
    }
  }
}
