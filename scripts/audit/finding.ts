import type { CrawledSite, Visit } from './crawl.ts';

/** Every way in which a site can fail the audit. */
export const rules = {
  'sitemap-invalid': 'the sitemap cannot be read',
  'sitemap-status': 'an address of the sitemap does not answer 200',
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

export interface Finding {
  rule: Rule;
  path: string;
  message: string;
}

export type Check = (site: CrawledSite) => Finding[] | Promise<Finding[]>;

type PageVisit = Visit & { page: NonNullable<Visit['page']> };

export function pagesOf(site: CrawledSite): PageVisit[] {
  return [...site.visits.values()].filter((visit): visit is PageVisit => visit.status === 200 && visit.page !== null);
}

/** Pages that search engines are to show: not forbidden, and not another page under a second address. */
export function indexedPages(site: CrawledSite): PageVisit[] {
  return pagesOf(site).filter(
    ({ path, page }) => page.isIndexed && (!page.canonical || page.canonical === site.origin + path),
  );
}
