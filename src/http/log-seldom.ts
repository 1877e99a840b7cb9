import { log } from './log.ts';

const quietMs = 60_000;

/** Keys may hold addresses, which strangers make up. */
const maxKeys = 500;

const told = new Map<string, { at: number; unsaid: number }>();

/** The first line of a key is written at once; repetitions within a minute are counted and told with the next line. */
export function logSeldom(key: string, ...[level, message, fields = {}]: Parameters<typeof log>): void {
  const now = performance.now();
  const last = told.get(key);
  if (last && now - last.at < quietMs) {
    last.unsaid += 1;
    return;
  }
  if (told.size >= maxKeys) told.clear();
  told.set(key, { at: now, unsaid: 0 });
  log(level, message, last?.unsaid ? { ...fields, unsaid: last.unsaid } : fields);
}
