import { internalTarget } from '../crawl.ts';
import { type Check, type Finding, pagesOf } from '../finding.ts';

/** «#s=…» is a state that a script reads: a shelf, a choice. */
const isAnchor = (hash: string) => hash !== '' && !/^\w+=/.test(hash);

export const checkLinks: Check = (site) => {
  const findings: Finding[] = [];
  for (const { path, page } of pagesOf(site)) {
    for (const link of new Set(page.links)) {
      const target = internalTarget(link, path, site.origin);
      const visit = target && site.visits.get(target.path);
      if (!visit) continue;
      if (visit.status >= 300 && visit.status < 400)
        findings.push({ rule: 'link-redirected', path, message: `${link} redirects to ${visit.location}` });
      else if (visit.status !== 200)
        findings.push({ rule: 'link-broken', path, message: `${link} answers ${visit.status}` });
      else if (isAnchor(target.hash) && visit.page && !visit.page.ids.has(target.hash))
        findings.push({ rule: 'anchor-broken', path, message: `${link}: no element has this id` });
    }
  }
  return findings;
};
