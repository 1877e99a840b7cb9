import type { Seo } from '../../contract/common.ts';
import { pagePaths } from '../../contract/paths.ts';
import { writtenPath } from '../../contract/unreadable-path.ts';
import { errorKindOf, statusOf } from '../api-client/page-error.ts';
import { type Frame, frameOf } from '../api-client/read-frame.ts';
import { paginationLinks } from './pagination-links.ts';
import { type HeadData, robotsOf } from './robots.ts';

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
  const query = data?.answer?.query;
  return query ? `${query} — ` : '';
}

function pageNumber(data: HeadData | undefined): string {
  const page = (data?.pagination ?? data?.answer?.pagination)?.page ?? 1;
  return page > 1 ? ` · страница ${page}` : '';
}

function calendarLink(data: HeadData | undefined, pathname: string) {
  const isEvents = pathname === pagePaths.events || pathname.startsWith(`${pagePaths.events}/`);
  return data && isEvents ? [{ rel: 'alternate', type: 'text/calendar', href: `${pathname}.ics` }] : [];
}
