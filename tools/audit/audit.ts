import sharp from 'sharp';
import { type CrawledSite, crawl, internalTarget, type ReadSite } from './crawl.ts';
import type { Page } from './page.ts';
import { structuredDataFaults } from './required-fields.ts';

/** Every way in which a site can fail the audit. */
export const rules = {
  'sitemap-invalid': 'the sitemap cannot be read',
  'sitemap-status': 'an address of the sitemap does not respond with 200',
  'sitemap-redirect': 'an address of the sitemap redirects',
  'sitemap-canonical': 'an address of the sitemap is not its own canonical',
  'sitemap-noindex': 'an address of the sitemap forbids its indexing',
  orphan: 'no page links to an address of the sitemap',
  'canonical-missing': 'a page has no canonical address',
  'title-missing': 'a page has no title',
  'title-double': 'two pages have the same title',
  'title-long': 'a title is too long',
  'title-short': 'a title is too short',
  'description-missing': 'a page has no description',
  'description-double': 'two pages have the same description',
  'description-long': 'a description is too long',
  'description-short': 'a description is too short',
  'share-missing': 'a page has no sharing picture',
  'share-wrong': 'a sharing picture is not a JPEG of 1200×630 and at most 300 kB, or its tags say otherwise',
  'structured-data': 'structured data is invalid',
  'link-broken': 'an internal link leads nowhere',
  'link-redirected': 'an internal link leads to a redirect',
  'anchor-broken': 'a link names an anchor that its page does not have',
  'image-size': 'an image has no width and height',
  'image-alt': 'an image has no alternative text',
} as const;
export type Rule = keyof typeof rules;

interface Finding {
  rule: Rule;
  path: string;
  message: string;
}
export interface Audit {
  site: CrawledSite;
  findings: Finding[];
}
type Report = (rule: Rule, path: string, message: string) => void;
type Pages = [path: string, page: Page][];

/** Crawls a site and names everything that is wrong with it. */
export async function audit(read: ReadSite): Promise<Audit> {
  const site = await crawl(read);
  const findings: Finding[] = [];
  const add: Report = (rule, path, message) => findings.push({ rule, path, message });
  const pages = pagesOf(site);
  // Those that search engines are to show: not forbidden, and not another page under a second address.
  const indexed = pages.filter(
    ([path, { isIndexed, canonical }]) => isIndexed && (!canonical || canonical === site.origin + path),
  );
  checkSitemap(site, pages, add);
  for (const [path, page] of pages) {
    if (!page.canonical) add('canonical-missing', path, 'no canonical link');
    for (const { src, hasSize, hasAlt } of page.images) {
      if (!hasSize) add('image-size', path, `${src} has no width and height`);
      if (!hasAlt) add('image-alt', path, `${src} has no alt`);
    }
    for (const fault of page.structuredData.flatMap(structuredDataFaults)) add('structured-data', path, fault);
  }
  checkTexts(indexed, add);
  checkLinks(site, pages, add);
  await checkSharing(site, indexed, add);
  return { site, findings };
}

const pagesOf = ({ visits }: CrawledSite): Pages =>
  [...visits.values()].flatMap(({ path, status, page }) => (status === 200 && page ? [[path, page]] : []));

function checkSitemap({ origin, sitemap, sitemapFaults, visits }: CrawledSite, pages: Pages, add: Report): void {
  for (const fault of sitemapFaults) add('sitemap-invalid', '/sitemap.xml', fault);
  const targets = pages.flatMap(([path, { links }]) =>
    links.map((link) => internalTarget(link, path, origin)?.path).filter((target) => target !== path),
  );
  const linked = new Set(['/', ...targets]);
  for (const path of sitemap) {
    const { status = 0, location, page } = visits.get(path) ?? {};
    if (status >= 300 && status < 400) add('sitemap-redirect', path, `redirects to ${location}`);
    else if (status !== 200) add('sitemap-status', path, `responds with ${status}`);
    else if (page?.canonical && page.canonical !== origin + path)
      add('sitemap-canonical', path, `has the canonical address ${page.canonical}`);
    else if (page && !page.isIndexed) add('sitemap-noindex', path, 'is in the sitemap but noindex');
    if (!linked.has(path)) add('orphan', path, 'no other page links here');
  }
}

/** In characters. Search engines cut longer ones; shorter ones say nothing. */
const lengths = { title: [20, 70], description: [70, 180] } as const;

function checkTexts(pages: Pages, add: Report): void {
  for (const field of ['title', 'description'] as const) {
    const [least, most] = lengths[field];
    const seen = new Map<string, string>();
    for (const [path, { [field]: text }] of pages) {
      if (!text) {
        add(`${field}-missing`, path, `no ${field}`);
        continue;
      }
      if (seen.has(text)) add(`${field}-double`, path, `the same as ${seen.get(text)}: ${text}`);
      seen.set(text, path);
      const { length } = [...text];
      if (length > most) add(`${field}-long`, path, `${length} of ${most} characters: ${text}`);
      if (length < least) add(`${field}-short`, path, `${length} of ${least} characters: ${text}`);
    }
  }
}

/** «#s=…» is a state that a script reads: a shelf, a choice. */
const isAnchor = (hash: string) => hash !== '' && !/^\w+=/.test(hash);

function checkLinks({ origin, visits }: CrawledSite, pages: Pages, add: Report): void {
  for (const [path, { links }] of pages)
    for (const link of new Set(links)) {
      const target = internalTarget(link, path, origin);
      const visit = target && visits.get(target.path);
      if (!visit) continue;
      const { status, location, page } = visit;
      if (status >= 300 && status < 400) add('link-redirected', path, `${link} redirects to ${location}`);
      else if (status !== 200) add('link-broken', path, `${link} responds with ${status}`);
      else if (isAnchor(target.hash) && page && !page.ids.has(target.hash))
        add('anchor-broken', path, `${link}: no element has this id`);
    }
}

async function checkSharing({ origin, read }: CrawledSite, pages: Pages, add: Report): Promise<void> {
  const pictures = new Map<string, string>();
  for (const [path, { metas }] of pages) {
    const picture = metas.get('og:image');
    if (!picture) add('share-missing', path, 'no og:image');
    else if (metas.get('og:image:width') !== '1200' || metas.get('og:image:height') !== '630')
      add('share-wrong', path, 'og:image:width and og:image:height are not 1200 and 630');
    else if (metas.get('twitter:card') !== 'summary_large_image')
      add('share-wrong', path, 'twitter:card is not summary_large_image');
    else if (!picture.startsWith(`${origin}/`))
      add('share-wrong', path, `${picture} is not an absolute address of the site`);
    else pictures.set(picture, path);
  }
  for (const [picture, path] of pictures) {
    const fault = await pictureFault(await read(picture.slice(origin.length)));
    if (fault) add('share-wrong', path, `${picture} ${fault}`);
  }
}

async function pictureFault(response: Response): Promise<string | null> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) return `responds with ${response.status}`;
  const type = response.headers.get('content-type');
  if (type !== 'image/jpeg') return `is ${type}, not image/jpeg`;
  if (bytes.length > 300_000) return `has ${bytes.length} bytes`;
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width === 1200 && height === 630 ? null : `is ${width}×${height}`;
}

export function report({ site, findings }: Audit): string {
  const byRule = [...Map.groupBy(findings, ({ rule }) => rule)].flatMap(([rule, found]) => [
    `${rule}: ${rules[rule]} (${found.length})`,
    ...found.map(({ path, message }) => `  ${path}  ${message}`),
    '',
  ]);
  const pages = `${site.sitemap.length} addresses in the sitemap, ${pagesOf(site).length} pages read.`;
  return [...byRule, pages, findings.length === 0 ? 'No findings.' : `${findings.length} findings.`].join('\n');
}
