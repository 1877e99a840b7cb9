import type { Image, Seo } from '../../contract/common.ts';
import { pagePaths } from '../../contract/paths.ts';
import type { PublishedAddress, PublishedDocument } from '../../store/publication.ts';
import type { Library } from '../documents/library.ts';
import { outputOf } from '../documents/outputs.ts';
import { kindNames } from '../schema/kind-names.ts';
import { typesetPlain } from '../text/typeset.ts';

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
  return kindNames.flatMap((kind) => {
    const { page, document } = outputOf(kind);
    if (!page || !document) return [];
    return document.entries(library).flatMap((entry): PublishedAddress[] => {
      const path = entry.record.address?.(entry.slug) ?? null;
      const body = bodies.get(document.path(entry.slug));
      if (path === null || !body) return [];
      return [
        {
          path,
          kind: page.kind(entry.slug),
          title: typesetPlain(body.title),
          description: body.seo.meta_description,
          updated: page.updated?.(library, entry, newest) ?? newest,
          image: body.image ?? body.hero?.image ?? null,
          // The site never lets robots index searches, whatever the content says.
          indexed: path !== pagePaths.search && !/noindex/i.test(body.seo.robot_advanced),
        },
      ];
    });
  });
}
