import { useSyncExternalStore } from 'react';

/** Where the editor is: behind the `#`, so that «back» works and an address can be sent to a colleague. */
export type Route =
  | { screen: 'start' }
  | { screen: 'entry'; path: string; field: string }
  | { screen: 'history'; path: string }
  | { screen: (typeof boards)[number] };

const boards = ['bin', 'health', 'pictures', 'team', 'publishing'] as const;

export function readRoute(hash: string): Route {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const path = query.get('entry');
  if (path) return { screen: 'entry', path, field: query.get('field') ?? '' };
  const history = query.get('history');
  if (history) return { screen: 'history', path: history };
  const board = boards.find((name) => query.has(name));
  if (board) return { screen: board };
  return { screen: 'start' };
}

export const entryHref = (path: string, field = '') =>
  `#${new URLSearchParams({ entry: path, ...(field && { field }) })}`;

export const historyHref = (path: string) => `#${new URLSearchParams({ history: path })}`;

const listen = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export const useHash = () => useSyncExternalStore(listen, () => window.location.hash);
