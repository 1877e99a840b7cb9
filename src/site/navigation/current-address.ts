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
