import type { Article, Component, Event, Expert, Series, Specialist } from '../../contract/entries.ts';
import type { PageData } from '../../contract/pages.ts';
import { apiPaths, type PageName, type ThemeSlug } from '../../contract/paths.ts';
import type { Product } from '../../contract/product.ts';
import type { SearchAnswer } from '../../contract/search.ts';
import type { Theme } from '../../contract/theme.ts';
import { checkSlugs, type LoadFrom, load, requestContextOf } from './load.ts';

/** One reader per kind of page. Nobody else knows how an entry is fetched. */
export type Query = Record<string, string | number | undefined>;

export function readPage<N extends PageName>(from: LoadFrom, name: N, query: Query = {}): Promise<PageData<N>> {
  return load(from, withQuery(apiPaths.page(name), query));
}

export async function readArticle(from: LoadFrom, params: { slug: string }): Promise<Article> {
  checkSlugs(params);
  return load(from, apiPaths.article(params.slug));
}

export async function readComponent(from: LoadFrom, params: { slug: string }): Promise<Component> {
  checkSlugs(params);
  return load(from, apiPaths.component(params.slug));
}

export async function readEvent(from: LoadFrom, params: { slug: string }): Promise<Event> {
  checkSlugs(params);
  return load(from, apiPaths.event(params.slug));
}

export async function readProduct(from: LoadFrom, params: { series: string; slug: string }): Promise<Product> {
  checkSlugs(params);
  return load(from, apiPaths.product(params.series, params.slug));
}

export async function readSeries(from: LoadFrom, params: { series: string }): Promise<Series> {
  checkSlugs(params);
  return load(from, apiPaths.serie(params.series));
}

export async function readSpecialist(from: LoadFrom, params: { slug: string }): Promise<Specialist> {
  checkSlugs(params);
  return load(from, apiPaths.specialist(params.slug));
}

export async function readExpert(from: LoadFrom, params: { expert: string }): Promise<Expert> {
  checkSlugs(params);
  return load(from, apiPaths.expert(params.expert));
}

export function readTheme(from: LoadFrom, slug: ThemeSlug): Promise<Theme> {
  return load(from, apiPaths.theme(slug));
}

export async function readSearch(from: LoadFrom, query: Query): Promise<SearchAnswer> {
  const answer = await load<SearchAnswer>(from, withQuery(apiPaths.search(), query));
  const context = requestContextOf(from);
  // Searches without a result are counted by the API: a kept page would hide them from it.
  if (context && answer.query !== '' && answer.groups.length === 0) context.outcome.isPassing = true;
  return answer;
}

export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
