import { internalTarget } from '../crawl.ts';
import { type Check, type Finding, pagesOf } from '../finding.ts';

export const checkSitemap: Check = (site) => {
  const findings: Finding[] = site.sitemapFaults.map((message) => ({
    rule: 'sitemap-invalid',
    path: '/sitemap.xml',
    message,
  }));
  for (const path of site.sitemap) {
    const visit = site.visits.get(path);
    if (!visit) continue;
    const { status, location, page } = visit;
    const canonical = page?.canonical;
    if (status >= 300 && status < 400)
      findings.push({ rule: 'sitemap-redirect', path, message: `redirects to ${location}` });
    else if (status !== 200) findings.push({ rule: 'sitemap-status', path, message: `answers ${status}` });
    else if (canonical && canonical !== site.origin + path)
      findings.push({ rule: 'sitemap-canonical', path, message: `has the canonical address ${canonical}` });
    else if (page && !page.isIndexed)
      findings.push({ rule: 'sitemap-noindex', path, message: 'is in the sitemap but noindex' });
  }
  return findings;
};

export const checkOrphans: Check = (site) => {
  const linked = new Set(['/']);
  for (const { path, page } of pagesOf(site)) {
    for (const link of page.links) {
      const target = internalTarget(link, path, site.origin);
      if (target && target.path !== path) linked.add(target.path);
    }
  }
  return site.sitemap
    .filter((path) => !linked.has(path))
    .map((path) => ({ rule: 'orphan', path, message: 'no other page links here' }));
};
