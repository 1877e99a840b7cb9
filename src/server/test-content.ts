import type { ContentSnapshot, ContentState } from './data/content-state.ts';

/** A content state for tests: `publish` replaces the snapshot. */
export function testContent(first: Partial<ContentSnapshot> = {}) {
  const listeners = new Set<() => void>();
  const empty: ContentSnapshot = {
    version: 'v1',
    fetchApi: async (path) => Response.json({ path }),
    readApi: async () => ({ ok: false, status: 404 }),
    redirects: new Map(),
    pages: new Map(),
  };
  let current: ContentSnapshot = { ...empty, ...first };
  return {
    current: () => current,
    notReady: () => null,
    away: () => null,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(next: Partial<ContentSnapshot>) {
      current = { ...current, ...next };
      for (const listener of listeners) listener();
    },
  } satisfies ContentState & { publish(next: Partial<ContentSnapshot>): void };
}

export const testPages = (...paths: string[]): ContentSnapshot['pages'] => new Map(paths.map((path) => [path, 'page']));

export const noMedia = { picture: async () => null, original: async () => null };
