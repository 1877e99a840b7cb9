import { log } from './log.ts';

const quietMs = 60_000;

/** Keys may hold addresses, which strangers make up. */
const maxKeys = 500;

const told = new Map<string, { at: number; unsaid: number }>();

/**
 * What goes wrong for one visitor goes wrong for the next: the first is told of at once, the others are counted and told of
 * with the next line a minute later. Lines with the same key are about the same thing.
 */
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
