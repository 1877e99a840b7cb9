import { createContext } from 'react';

/** Path and query of the shown page, said once for all its links: a subscription of each would cost more than the link. */
export const CurrentAddress = createContext('');

/** Whether a link leads to the page one is on; `within`: or to one that the page lies below. */
export function isCurrent(href: string, current: string, within: boolean): boolean {
  const [address = ''] = href.split('#');
  if (!within) return address === current;
  const [path = ''] = current.split('?');
  return path === address || path.startsWith(`${address}/`);
}

/**
 * Writes the fragment of the address without a navigation: the router is not told, so nothing loads, nothing scrolls
 * and nobody counts a page view. A fragment never leaves the browser. What forms sent in the named parameters without
 * scripts is in the fragment now.
 */
export function writeFragment(fragment: string, insteadOf: readonly string[]): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const key of insteadOf) query.delete(key);
  const rest = query.size > 0 ? `?${query}` : '';
  if (hash === fragment && search === rest) return;
  History.prototype.replaceState.call(window.history, window.history.state, '', pathname + rest + fragment);
}

/** The same for an address of this page with another query: what the reader types is no page view. */
export function writeQuery(href: string): void {
  History.prototype.replaceState.call(window.history, window.history.state, '', href);
}
