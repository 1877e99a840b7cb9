import type { Redirect } from '../../contract/site-node.ts';
import { normalPath } from './page-address.ts';

/** Where an address really lives, if not here. The visitor's query always comes along: campaigns depend on it. */
export function redirectOf(
  url: URL,
  redirects: ReadonlyMap<string, Redirect>,
): { location: string; status: 301 | 308 } | null {
  const path = normalPath(url.pathname);
  const old = redirects.get(path) ?? redirects.get(decoded(path));
  if (old) return { location: withQuery(old.to, url.search), status: old.status };
  if (path !== url.pathname) return { location: path + url.search, status: 308 };
  return null;
}

/** Old addresses may be in Russian; the content has them as they are read, a browser sends them encoded. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function withQuery(target: string, search: string): string {
  if (!search) return target;
  const [beforeHash = '', hash] = target.split('#');
  const joined = beforeHash.includes('?') ? `${beforeHash}&${search.slice(1)}` : beforeHash + search;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
