import { endpoints, queryKeys, queryKeysOf } from '../../contract/endpoints.ts';
import { beginnings, expertPrefix, pagePaths, themeSlugs } from '../../contract/paths.ts';
import { facetKeys, toolKeys } from '../../contract/query-vocabulary.ts';
import { hasEdgeWhitespace } from '../../text/address.ts';

/**
 * Which parameters a page's content depends on. Everything else (`utm_*`, `yclid`, `ac_stat` …) matters only in
 * the browser and must neither split the cache nor reach the render.
 */
export const keysOfPages: Record<string, readonly string[]> = {
  [pagePaths.articles]: queryKeys[endpoints.page('articles')],
  [pagePaths.reviews]: queryKeys[endpoints.page('reviews')],
  [pagePaths['products-filters']]: queryKeys[endpoints.page('products-filters')],
  [pagePaths.search]: queryKeys[endpoints.search],
  [pagePaths.batch]: queryKeys[endpoints.page('batch')],
  [pagePaths.comparison]: toolKeys.comparison,
  [pagePaths.finder]: toolKeys.finder,
  [pagePaths.shelf]: toolKeys.shelf,
  [pagePaths.norms]: toolKeys.norms,
  [pagePaths.components]: toolKeys.components,
};

export const dependsOnQuery = (pathname: string): boolean => pathname in keysOfPages;

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

/** What a person takes, and who it is, is nobody else's business: no cache keeps such a page. */
export function isPersonal(address: string): boolean {
  return [pagePaths.shelf, pagePaths.finder].some((path) => address.startsWith(`${path}?`));
}

/**
 * Specification, section 5, for the end of a path too: the framework decodes an address before it matches, and
 * so loses whitespace there.
 */
export function hasSpacedSegment(address: string): boolean {
  const [pathname = ''] = address.split('?');
  return pathname.split('/').some((segment) => hasEdgeWhitespace(decoded(segment)));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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
