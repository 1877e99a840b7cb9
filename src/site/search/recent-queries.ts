import { readStored, writeStored } from '../state/browser-state.ts';

/** Kept in this browser only and never sent. */
const key = 'vitimepro:recent-queries';
const mostKept = 6;
const longestKept = 80;

export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, mostKept) : [];
  } catch {
    // Invalid JSON, not written by this code.
    return [];
  }
}

export function rememberQuery(query: string): string[] {
  const text = query.trim();
  if (!text || text.length > longestKept) return readRecent();
  const same = (other: string) => other.toLowerCase() === text.toLowerCase();
  return write([text, ...readRecent().filter((other) => !same(other))].slice(0, mostKept));
}

export function forgetQuery(query: string): string[] {
  return write(readRecent().filter((other) => other !== query));
}

export function forgetQueries(): string[] {
  return write([]);
}

function write(queries: string[]): string[] {
  writeStored(key, queries.length > 0 ? JSON.stringify(queries) : null);
  return queries;
}
