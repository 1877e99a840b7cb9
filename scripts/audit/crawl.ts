import { type Page, readPage } from './page.ts';

/** One answer of the site. `path` is what was asked for: path and query, without the origin. */
export interface Visit {
  path: string;
  status: number;
  location: string | null;
  /** Null for what is no HTML page. */
  page: Page | null;
  /** A page that links here; null when only the sitemap does. */
  from: string | null;
}

export interface CrawledSite {
  /** The origin the site gives itself, which need not be the one it was asked at. */
  origin: string;
  visits: ReadonlyMap<string, Visit>;
  /** Paths in the sitemap. */
  sitemap: readonly string[];
  /** Faults of the sitemap itself. */
  sitemapFaults: readonly string[];
  read: ReadSite;
}

/** Asks the audited site for a path. Redirects are answers, not followed. */
export type ReadSite = (path: string) => Promise<Response>;

const atOnce = 4;

export async function crawl(read: ReadSite): Promise<CrawledSite> {
  const { origin, paths, faults } = await readSitemap(read);
  const visits = new Map<string, Visit>();
  const asked = new Set<string>();
  let queue: { path: string; from: string | null }[] = [];
  const plan = (path: string, from: string | null) => {
    if (asked.has(path)) return;
    asked.add(path);
    queue.push({ path, from });
  };

  plan('/', null);
  for (const path of paths) plan(path, null);
  while (queue.length > 0) {
    const round = queue;
    queue = [];
    const next = round.values();
    const work = async () => {
      for (const { path, from } of next) {
        const visit = await visitPath(read, path, from);
        visits.set(path, visit);
        for (const link of visit.page?.links ?? []) {
          const target = internalTarget(link, path, origin);
          if (target && mayFollow(path, target.path)) plan(target.path, path);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return { origin, visits, sitemap: paths, sitemapFaults: faults, read };
}

async function visitPath(read: ReadSite, path: string, from: string | null): Promise<Visit> {
  const response = await read(path);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = await response.text();
  return {
    path,
    status: response.status,
    location: response.headers.get('location'),
    page: isPage ? readPage(body) : null,
    from,
  };
}

/** Where a link leads inside the site; null for what leaves it or opens a program. */
export function internalTarget(href: string, from: string, origin: string): { path: string; hash: string } | null {
  let url: URL;
  try {
    url = new URL(href, origin + from);
  } catch {
    return null;
  }
  if (url.origin !== origin) return null;
  return { path: url.pathname + url.search, hash: decodeURIComponent(url.hash.slice(1)) };
}

/**
 * Filters link to further filters without end. A query is followed when a plain page links to it, or when it only
 * turns the page of the list one is on.
 */
function mayFollow(from: string, to: string): boolean {
  const [, query] = to.split('?');
  if (query === undefined || !from.includes('?')) return true;
  return /^page=\d+$/.test(query);
}

async function readSitemap(read: ReadSite): Promise<{ origin: string; paths: string[]; faults: string[] }> {
  const faults: string[] = [];
  const locations = async (path: string): Promise<URL[]> => {
    const response = await read(path);
    if (response.status !== 200) {
      faults.push(`${path} answered ${response.status}`);
      return [];
    }
    return [...(await response.text()).matchAll(/<loc>\s*(.+?)\s*<\/loc>/g)].map(
      (match) => new URL(unescapeXml(match[1] ?? '')),
    );
  };
  const parts = await locations('/sitemap.xml');
  const urls = (await Promise.all(parts.map((part) => locations(part.pathname)))).flat();
  const origin = parts[0]?.origin ?? 'http://localhost';
  for (const url of urls) if (url.origin !== origin) faults.push(`${url.href} is of another origin than the sitemap`);
  return { origin, paths: urls.filter((url) => url.origin === origin).map((url) => url.pathname + url.search), faults };
}

const unescapeXml = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '',
  );
