import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { SearchMiss } from './misses.ts';

const mostCopied = 1_000;
const restMs = 2_000;

const fileOf = (dataDir: string) => `${dataDir}.searches.json`;

interface MissStore {
  recordMiss(q: string, day: string): Promise<void>;
  misses(limit: number): Promise<SearchMiss[]>;
  close(): Promise<void>;
}

/**
 * An embedded database can be read by its own process only. What was searched for in vain is of use while the site
 * runs, so a copy stands in a file beside the database, never older than a few seconds.
 */
export async function withMissesCopy<S extends MissStore>(store: S, dataDir: string): Promise<S> {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  async function write() {
    waiting = undefined;
    const file = fileOf(dataDir);
    const misses = await store.misses(mostCopied);
    writeFileSync(`${file}.new`, JSON.stringify(misses), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  // A copy that cannot be written (a full disk) must not stop the site: the database has the counts.
  const writeQuietly = () => write().catch(() => {});

  await writeQuietly();
  return {
    ...store,
    async recordMiss(q, day) {
      await store.recordMiss(q, day);
      waiting ??= setTimeout(() => void writeQuietly(), restMs).unref();
    },
    async close() {
      if (waiting) {
        clearTimeout(waiting);
        await writeQuietly();
      }
      await store.close();
    },
  };
}

export function readMissesCopy(dataDir: string): SearchMiss[] {
  const file = fileOf(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SearchMiss[]) : [];
}
