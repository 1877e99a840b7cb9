import type { Image, Seo } from '../../contract/common.ts';
import { type PageName, pagePaths } from '../../contract/paths.ts';
import type { PublishedAddress, PublishedDocument } from '../../store/publication.ts';
import { typesetPlain } from '../typeset.ts';
import type { Library } from './library.ts';

/**
 * Files carry no dates of change and the clock is not part of the content, so an entry without a date of its
 * own counts as changed when the newest dated thing on the site was.
 */
function newestDate(library: Library): string {
  const legal = library.content.all('page').flatMap((page) => ('version' in page.data ? page.data.version : []));
  const articles = library.articles.map(({ data }) => data.updated ?? data.published);
  const reviews = library.reviews.map((review) => review.answer?.date ?? review.date);
  return [...legal, ...articles, ...reviews].sort().at(-1) ?? '2026-01-01';
}

interface AddressBody {
  title: string;
  seo: Seo;
  image?: Image | null;
  hero?: { image: Image };
}

export function compileAddresses(library: Library, documents: readonly PublishedDocument[]): PublishedAddress[] {
  const newest = newestDate(library);
  const bodies = new Map(documents.map(({ path, body }) => [path, body as AddressBody]));
  const address = (
    document: string,
    path: string,
    kind: PublishedAddress['kind'],
    updated: string,
  ): PublishedAddress => {
    const body = bodies.get(document);
    if (!body) throw new Error(`no document ${document}`);
    return {
      path,
      kind,
      title: typesetPlain(body.title),
      description: body.seo.meta_description,
      updated,
      image: body.image ?? body.hero?.image ?? null,
      // The site never lets robots index searches, whatever the content says.
      indexed: path !== pagePaths.search && !/noindex/i.test(body.seo.robot_advanced),
    };
  };
  const latest = (...dates: string[]) => dates.sort().at(-1) ?? newest;
  const page = (name: Exclude<PageName, 'error'>) => {
    const data = library.content.get('page', name).data;
    return address(
      `pages/${name}`,
      pagePaths[name],
      name === 'home' ? 'home' : 'page',
      'version' in data ? data.version : newest,
    );
  };
  return [
    ...(Object.keys(pagePaths) as Exclude<PageName, 'error'>[]).map(page),
    ...library.themes.map(({ slug }) => address(slug, `/${slug}`, 'theme', newest)),
    ...library.series.map(({ slug }) => address(`serie/${slug}`, library.seriesCard(slug).url, 'series', newest)),
    ...library.products.map(({ slug, data }) =>
      address(
        `product/${slug}`,
        library.productCard(slug).url,
        'product',
        latest(data.certificate.date, ...library.reviewsOf(slug).map((review) => review.date)),
      ),
    ),
    ...library.components.map(({ slug }) =>
      address(
        `component/${slug}`,
        library.componentCard(slug).url,
        'component',
        latest(
          ...library.articles
            .filter(({ data }) => data.components.includes(slug))
            .map(({ data }) => data.updated ?? data.published),
        ),
      ),
    ),
    ...library.articles.map(({ slug, data }) =>
      address(`article/${slug}`, library.articleCard(slug).url, 'article', data.updated ?? data.published),
    ),
    // An event still to come was announced, at the latest, when the newest dated thing was written.
    ...library.events.map(({ slug, data }) =>
      address(
        `event/${slug}`,
        library.eventCard(slug).url,
        'event',
        [data.end.slice(0, 10), newest].sort()[0] ?? newest,
      ),
    ),
    ...library.specialists.map(({ slug }) =>
      address(`specialist/${slug}`, library.specialistCard(slug).url, 'specialist', newest),
    ),
    ...library.experts.map(({ slug }) => address(`experts/${slug}`, library.expertCard(slug).url, 'expert', newest)),
  ];
}
