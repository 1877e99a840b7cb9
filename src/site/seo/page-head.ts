import type { Pagination, Seo } from '../../contract/common.ts';
import type { FiltersResponse } from '../../contract/filters.ts';
import { pagePaths } from '../../contract/paths.ts';
import type { SearchResponse } from '../../contract/search.ts';
import { writtenPath } from '../../contract/unreadable-path.ts';
import { type Frame, frameOf } from '../api-client/frame-data.ts';
import { errorKindOf, statusOf } from '../api-client/page-error.ts';

/** The part of the router's argument that is needed here. */
interface HeadArgs {
  loaderData?: HeadData | undefined;
  match: { pathname: string; loaderDeps?: unknown; error?: unknown };
  matches: readonly { loaderData?: unknown }[];
}

const shareImage = { width: '1200', height: '630', type: 'image/jpeg' };

/** Head data from the SEO fields. A page that failed to load gets those of the error page. */
export function pageHead({ loaderData, match, matches }: HeadArgs) {
  // The router adds a slash to the path of an index route.
  const pathname = writtenPath(match.pathname).replace(/(?<=.)\/$/, '');
  const frame = frameOf(matches);
  const origin = frame?.settings.origin ?? '';
  const seo = loaderData?.seo ?? errorSeo(frame, match.error);
  const brand = frame?.site?.brand.name ?? '';
  const robots = robotsOf(loaderData, pathname);
  if (!seo) return { meta: [{ title: brand }, { name: 'robots', content: robots }], links: [] };

  // Specification, section 2: site origin plus current path, without the query.
  const canonical = origin + pathname;
  const query = (match.loaderDeps ?? {}) as Record<string, string>;
  return {
    meta: [
      { title: asked(loaderData) + seo.meta_title + pageNumber(loaderData) },
      { name: 'description', content: seo.meta_description },
      ...(robots ? [{ name: 'robots', content: robots }] : []),
      { property: 'og:type', content: seo.og_type },
      { property: 'og:title', content: seo.og_title },
      { property: 'og:description', content: seo.og_description },
      { property: 'og:url', content: loaderData && seo.og_url ? origin + seo.og_url : canonical },
      { property: 'og:image', content: origin + seo.og_image },
      { property: 'og:image:type', content: shareImage.type },
      { property: 'og:image:width', content: shareImage.width },
      { property: 'og:image:height', content: shareImage.height },
      { property: 'og:image:alt', content: seo.og_title },
      { property: 'og:locale', content: 'ru_RU' },
      { property: 'og:site_name', content: brand },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...(loaderData ? paginationLinks(loaderData.pagination, pathname, query) : []),
      ...calendarLink(loaderData, pathname),
    ],
  };
}

/** Errors other than 404 have titles of their own. */
function errorSeo(frame: Frame | undefined, error: unknown): Seo | undefined {
  const page = frame?.errorPage;
  const kind = error === undefined ? 'notFound' : errorKindOf(statusOf(error));
  const title = kind === 'notFound' ? undefined : page?.[kind]?.meta_title;
  return page && title ? { ...page.seo, meta_title: title, og_title: title } : page?.seo;
}

/** The query comes first, where a narrow tab still shows it. */
function asked(data: HeadData | undefined): string {
  const query = data?.results?.query;
  return query ? `${query} — ` : '';
}

function pageNumber(data: HeadData | undefined): string {
  const page = (data?.pagination ?? data?.results?.pagination)?.page ?? 1;
  return page > 1 ? ` · страница ${page}` : '';
}

function calendarLink(data: HeadData | undefined, pathname: string) {
  const isEvents = pathname === pagePaths.events || pathname.startsWith(`${pagePaths.events}/`);
  return data && isEvents ? [{ rel: 'alternate', type: 'text/calendar', href: `${pathname}.ics` }] : [];
}

/** What a loader may return besides the SEO fields. */
export interface HeadData {
  seo: Seo;
  pagination?: Pagination;
  /** Of the search page. */
  results?: Pick<SearchResponse, 'query' | 'pagination'>;
}

const hidden = 'noindex, follow';

/**
 * An empty string means no robots tag. Searches, filter states and errors are not indexed, but their links may be
 * followed.
 */
function robotsOf(data: HeadData | undefined, pathname: string): string {
  if (!data || pathname === pagePaths.search || isFilterState(data)) return hidden;
  return data.seo.robot_advanced;
}

/** From the response, not from the address: tracking parameters are not a state of the filter. */
function isFilterState(data: HeadData & Partial<FiltersResponse>): boolean {
  if (!data.facets || !data.pagination) return false;
  return (
    data.facets.some((facet) => facet.options.some((option) => option.selected)) ||
    data.sort !== 'popular' ||
    (data.ignored ?? []).length > 0 ||
    data.pagination.page > 1 ||
    data.pagination.total === 0
  );
}

/** Links to the previous and next page of a list. */
function paginationLinks(pagination: Pagination | undefined, pathname: string, query: Record<string, string>) {
  if (!pagination) return [];
  const { page, pages } = pagination;
  const link = (rel: 'prev' | 'next', number: number) => ({
    rel,
    href: pageHref(`${pathname}?${new URLSearchParams(query)}`, number),
  });
  return [...(page > 1 ? [link('prev', page - 1)] : []), ...(page < pages ? [link('next', page + 1)] : [])];
}

/** The first page has no number, so that a list has one address. */
export function pageHref(href: string, page: number): string {
  const [path = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
