import type { PageName, ThemeSlug } from './paths.ts';
import { facetKeys } from './query-vocabulary.ts';

export const apiRoot = '/api/v1';

/**
 * The path of every call; `{name}` is a parameter. The schema of its response is in `calls.ts`, by the same path.
 * Without zod, because the browser loads this file.
 */
export const endpoints = {
  site: `${apiRoot}/site`,
  page: <N extends PageName>(name: N) => `${apiRoot}/pages/${name}` as const,
  theme: <S extends ThemeSlug>(slug: S) => `${apiRoot}/${slug}` as const,
  article: `${apiRoot}/article/{slug}`,
  batch: `${apiRoot}/batch/{number}`,
  component: `${apiRoot}/component/{slug}`,
  event: `${apiRoot}/event/{slug}`,
  product: `${apiRoot}/product/{series}/{slug}`,
  series: `${apiRoot}/serie/{series}`,
  specialist: `${apiRoot}/specialist/{slug}`,
  expert: `${apiRoot}/experts/{expert}`,
  search: `${apiRoot}/search`,
  suggest: `${apiRoot}/suggest`,
  shelfCatalogue: `${apiRoot}/shelf-catalogue`,
  version: `${apiRoot}/version`,
  addresses: `${apiRoot}/addresses`,
  redirects: `${apiRoot}/redirects`,
  media: `${apiRoot}/media`,
  /** The only response that is not JSON. */
  original: `${apiRoot}/media/{hash}`,
} as const;

/** Of every response of this project's API: a page is never made of two versions. Other APIs may leave it out. */
export const versionHeader = 'X-Content-Version';

/** Query parameters of calls, and of the pages that show them. */
export const queryKeys = {
  [endpoints.page('articles')]: ['topic', 'page'],
  [endpoints.page('reviews')]: ['product', 'stars', 'order', 'page'],
  [endpoints.page('products-filters')]: [...facetKeys, 'sort', 'page'],
  [endpoints.page('batch')]: ['n'],
  [endpoints.search]: ['q', 'kind', 'page'],
  [endpoints.suggest]: ['q'],
} as const;

export function queryKeysOf(endpoint: string): readonly QueryKey<keyof typeof queryKeys>[] {
  return Object.entries(queryKeys).find(([path]) => path === endpoint)?.[1] ?? [];
}

type ParamName<E extends string> = E extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;
export type QueryKey<E extends string> = E extends keyof typeof queryKeys ? (typeof queryKeys)[E][number] : never;

/** The parameters of a call: those of its path are required, those of its query optional. */
export type CallInput<E extends string> = { [K in ParamName<E>]: string } & {
  [K in QueryKey<E>]?: string | number | undefined;
};
/** As the last arguments of a function: none for a call without parameters. */
export type CallArgs<E extends string> = [ParamName<E>] extends [never]
  ? [input?: CallInput<E>]
  : [input: CallInput<E>];

export function callAddress<E extends string>(endpoint: E, ...[input]: CallArgs<E>): string {
  const query = new URLSearchParams();
  const values = new Map<string, string | number | undefined>(Object.entries(input ?? {}));
  const path = endpoint.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    values.delete(name);
    return encodeURIComponent(String(value));
  });
  for (const [name, value] of values) if (value !== undefined && value !== '') query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}
