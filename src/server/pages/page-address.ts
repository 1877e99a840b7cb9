import { apiRoot, endpoints, queryKeys, queryKeysOf } from '../../contract/endpoints.ts';
import { beginnings, expertPrefix, pagePaths, themeSlugs } from '../../contract/paths.ts';
import { facetKeys, toolKeys } from '../../contract/query-vocabulary.ts';
import type { Redirect } from '../../contract/site-node.ts';
import { decodeOrKeep, withoutQuery } from '../../text/address.ts';

/**
 * Which parameters a page's content depends on. Everything else (`utm_*`, `yclid`, `ac_stat` …) matters only in
 * the browser and must neither split the cache nor reach the render.
 */
const keysOfPages: Record<string, readonly string[]> = {
  [pagePaths.articles]: queryKeys[endpoints.page('articles')],
  [pagePaths.reviews]: queryKeys[endpoints.page('reviews')],
  [pagePaths['products-filters']]: queryKeys[endpoints.page('products-filters')],
  [pagePaths.search]: queryKeys[endpoints.search],
  [pagePaths.batch]: queryKeys[endpoints.page('batch')],
  [pagePaths.comparison]: toolKeys.comparison,
  [pagePaths.combinations]: toolKeys.combinations,
  [pagePaths.finder]: toolKeys.finder,
  [pagePaths.shelf]: toolKeys.shelf,
  [pagePaths.norms]: toolKeys.norms,
  [pagePaths.components]: toolKeys.components,
};

/** Facets, products of a comparison, answers to one question. */
const lists: ReadonlySet<string> = new Set([...facetKeys, 'p', 'v']);

export function renderAddress(url: URL): string {
  const keys = keysOfPages[url.pathname] ?? [];
  const kept = new URLSearchParams();
  for (const key of keys) {
    // A form that is sent without scripts names a list's key once per value.
    const value = lists.has(key) ? url.searchParams.getAll(key).join(',') : url.searchParams.get(key);
    if (value) kept.set(key, value);
  }
  const query = kept.toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}

/** The same for a call of the API: what it does not take is left out. */
export function apiAddress(url: URL): string {
  const kept = new URLSearchParams();
  for (const key of queryKeysOf(url.pathname))
    for (const value of url.searchParams.getAll(key)) kept.append(key, value);
  return kept.size > 0 ? `${url.pathname}?${kept}` : url.pathname;
}

/** The address of an API call or a page under which its response is kept, from the address as it was asked for. */
export function addressOf(url: string, origin: string): string {
  const path = withoutQuery(url);
  if (path === url) return path;
  if (path.startsWith(apiRoot)) return apiAddress(new URL(url, origin));
  return path in keysOfPages ? renderAddress(new URL(url, origin)) : path;
}

/** What a person takes, and who it is, is nobody else's business: no cache keeps such a page. */
export function isPersonal(address: string): boolean {
  return [pagePaths.shelf, pagePaths.finder, pagePaths.combinations].some((path) => address.startsWith(`${path}?`));
}

/** Fixed routes by their lower-case form: `/About` and `/ABOUT/` are `/about`. */
const fixedRoutes = new Map(
  [...Object.values(pagePaths), ...themeSlugs.map((slug) => `/${slug}`)].map((path) => [path.toLowerCase(), path]),
);

/** Fixed beginnings of routes that end in a slug; the slug itself is the content's business. */
const fixedBeginnings = new RegExp(`^(?:(?:${Object.values(beginnings).join('|')})(?=/)|/${expertPrefix})`, 'i');

/** There is nothing to correct in these. */
const rightPath = /^(?:\/[a-z0-9._~-]+)+$/;

/** The one right spelling of a path: no trailing slash, no doubled slashes, fixed parts in lower case. */
export function normalPath(pathname: string): string {
  if (rightPath.test(pathname)) return pathname;
  const single = pathname.replace(/\/{2,}/g, '/');
  const bare = single.length > 1 ? single.replace(/\/+$/, '') || '/' : single;
  return fixedRoutes.get(bare.toLowerCase()) ?? bare.replace(fixedBeginnings, (fixed) => fixed.toLowerCase());
}

/** Where an address really lives, if not here. The visitor's query always comes along: campaigns depend on it. */
export function redirectOf(
  url: URL,
  redirects: ReadonlyMap<string, Redirect>,
): { location: string; status: 301 | 308 } | null {
  const path = normalPath(url.pathname);
  const old = redirects.get(path) ?? redirects.get(readPath(path));
  if (old) return { location: withQuery(old.to, url.search), status: old.status };
  if (path !== url.pathname) return { location: path + url.search, status: 308 };
  return null;
}

/** Old addresses may be in Russian; the content has them as they are read, a browser sends them encoded. */
export const readPath = (path: string) => decodeOrKeep(path, decodeURI);

function withQuery(target: string, search: string): string {
  if (!search) return target;
  const [beforeHash = '', hash] = target.split('#');
  const joined = beforeHash.includes('?') ? `${beforeHash}&${search.slice(1)}` : beforeHash + search;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
