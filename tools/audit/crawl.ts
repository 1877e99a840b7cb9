import { type Page, readPage } from './page.ts';

/** One response of the site. `path` is what was asked for: path and query, without the origin. */
interface Visit {
  path: string;
  status: number;
  location: string | null;
  /** Null for what is no HTML page. */
  page: Page | null;
}

export interface CrawledSite {
  /** The origin the site gives itself, which need not be the one it was asked at. */
  origin: string;
  visits: ReadonlyMap<string, Visit>;
  /** Paths in the sitemap. */
  sitemap: readonly string[];
  sitemapFaults: readonly string[];
  read: ReadSite;
}

/** Asks the audited site for a path. Redirects are not followed. */
export type ReadSite = (path: string) => Promise<Response>;

const atOnce = 4;

/** Reads a site from its sitemap and its links. */
export async function crawl(read: ReadSite): Promise<CrawledSite> {
  const { origin, sitemap, sitemapFaults } = await readSitemap(read);
  const visits = new Map<string, Visit>();
  const planned = new Set(['/', ...sitemap]);
  let round = [...planned];
  while (round.length > 0) {
    const next = round.values();
    const found: string[] = [];
    const work = async () => {
      for (const path of next) {
        const visit = await visitPath(read, path);
        visits.set(path, visit);
        for (const link of visit.page?.links ?? []) {
          const target = internalTarget(link, path, origin)?.path;
          if (target === undefined || planned.has(target) || !mayFollow(path, target)) continue;
          planned.add(target);
          found.push(target);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    round = found;
  }
  return { origin, visits, sitemap, sitemapFaults, read };
}

async function visitPath(read: ReadSite, path: string): Promise<Visit> {
  const response = await read(path);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const body = await response.text();
  const location = response.headers.get('location');
  return { path, status: response.status, location, page: isPage ? readPage(body) : null };
}

/** Where a link leads inside the site; null for what leaves it or opens a program. */
export function internalTarget(href: string, from: string, origin: string): { path: string; hash: string } | null {
  const url = URL.parse(href, origin + from);
  return url?.origin === origin
    ? { path: url.pathname + url.search, hash: decodeURIComponent(url.hash.slice(1)) }
    : null;
}

/** Filters link to further filters without end: followed are queries of plain pages, and further pages of a list. */
function mayFollow(from: string, to: string): boolean {
  const [, query] = to.split('?');
  return query === undefined || !from.includes('?') || /^page=\d+$/.test(query);
}

async function readSitemap(read: ReadSite): Promise<Pick<CrawledSite, 'origin' | 'sitemap' | 'sitemapFaults'>> {
  const sitemapFaults: string[] = [];
  const response = await read('/sitemap.xml');
  if (response.status !== 200) sitemapFaults.push(`it responds with ${response.status}`);
  const locations = (await response.text()).matchAll(/<loc>\s*(.+?)\s*<\/loc>/g);
  const urls = [...locations].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')));
  const origin = urls[0]?.origin ?? 'http://localhost';
  for (const { origin: other, href } of urls)
    if (other !== origin) sitemapFaults.push(`${href} is of another origin than the sitemap`);
  const own = urls.filter((url) => url.origin === origin);
  return { origin, sitemap: own.map((url) => url.pathname + url.search), sitemapFaults };
}
