import { checkImages } from './checks/images.ts';
import { checkLinks } from './checks/links.ts';
import { checkSharing } from './checks/share.ts';
import { checkOrphans, checkSitemap } from './checks/sitemap.ts';
import { checkStructuredData } from './checks/structured-data.ts';
import { checkTitles } from './checks/titles.ts';
import { type CrawledSite, crawl, type ReadSite } from './crawl.ts';
import { type Check, type Finding, pagesOf, rules } from './finding.ts';

const checks: Check[] = [
  checkSitemap,
  checkOrphans,
  checkTitles,
  checkSharing,
  checkStructuredData,
  checkLinks,
  checkImages,
];

export interface Audit {
  site: CrawledSite;
  findings: Finding[];
}

/** Crawls a site from its sitemap and its links and names everything that is wrong with it. */
export async function audit(read: ReadSite): Promise<Audit> {
  const site = await crawl(read);
  const findings = await Promise.all(checks.map((check) => check(site)));
  return { site, findings: findings.flat() };
}

export function report({ site, findings }: Audit): string {
  const pages = pagesOf(site);
  const blocks = pages.reduce((sum, { page }) => sum + page.structuredData.length, 0);
  const links = pages.reduce((sum, { page }) => sum + page.links.length, 0);
  const images = pages.reduce((sum, { page }) => sum + page.images.length, 0);
  const found = (Object.keys(rules) as (keyof typeof rules)[]).flatMap((rule) => {
    const own = findings.filter((finding) => finding.rule === rule);
    if (own.length === 0) return [];
    return [`${rule}: ${rules[rule]} (${own.length})`, ...own.map(({ path, message }) => `  ${path}  ${message}`), ''];
  });
  return [
    ...found,
    `${site.sitemap.length} addresses in the sitemap, ${pages.length} pages read, ${links} links, ${images} images, ${blocks} blocks of structured data.`,
    findings.length === 0 ? 'No findings.' : `${findings.length} findings.`,
  ].join('\n');
}
