import { apiRoot, callAddress, endpoints } from '../../src/contract/endpoints.ts';
import { normsFile } from '../../src/contract/page-vocabulary.ts';
import { expertPrefix, pageNames, pagePaths, themeSlugs } from '../../src/contract/paths.ts';
import type { Address } from '../../src/contract/site-node.ts';

/** What feeds and small files a site has besides its pages. */
const feeds = [
  '/robots.txt',
  '/sitemap.xml',
  '/rss.xml',
  '/events.ics',
  normsFile,
  '/llms.txt',
  '/humans.txt',
  '/opensearch.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
];

export interface Addresses {
  pages: string[];
  feeds: string[];
  /** Answers that pages read when they are reached without a page load. */
  api: string[];
}

/** Every address of a site that needs no query, from its own list of them. */
export function addressesOf(published: readonly Address[]): Addresses {
  const pages = unique([...Object.values(pagePaths), ...published.map(({ path }) => path.split(/[?#]/)[0] ?? '/')]);
  const events = published.filter(({ kind }) => kind === 'event').map(({ path }) => `${path}.ics`);
  return {
    pages,
    feeds: [...feeds, ...events],
    api: unique([
      endpoints.site,
      ...pageNames.map((name) => endpoints.page(name)),
      ...pages.flatMap((path) => answerOf(path) ?? []),
    ]),
  };
}

/** The answer that the page at an address is made of, if it is not one of the fixed pages. */
function answerOf(path: string): string | undefined {
  if (Object.values(pagePaths).includes(path)) return undefined;
  const [first = '', slug] = path.slice(1).split('/');
  if (slug === undefined) {
    if (themeSlugs.some((theme) => theme === first)) return `${apiRoot}/${first}`;
    if (first.startsWith(expertPrefix))
      return callAddress(endpoints.expert, { expert: first.slice(expertPrefix.length) });
    return callAddress(endpoints.series, { series: first });
  }
  const kinds: Record<string, string> = {
    articles: callAddress(endpoints.article, { slug }),
    components: callAddress(endpoints.component, { slug }),
    events: callAddress(endpoints.event, { slug }),
    specialists: callAddress(endpoints.specialist, { slug }),
  };
  return kinds[first] ?? callAddress(endpoints.product, { series: first, slug });
}

const picture = /\/(?:media\/[0-9a-f]{20}\/w\d{2,4}\.(?:webp|avif)|share\/[0-9a-f]{20}\.jpg)/g;

/** The pictures that a text names. Every WebP file has an AVIF one of the same name beside it. */
export function picturesIn(text: string): string[] {
  const named = [...text.matchAll(picture)].map(([path]) => path);
  return unique(named.flatMap((path) => (path.endsWith('.webp') ? [path, path.replace(/webp$/, 'avif')] : [path])));
}

const unique = (items: string[]) => [...new Set(items)];
