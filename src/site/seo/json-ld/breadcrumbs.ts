import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Link } from '../../../contract/common.ts';
import type { SiteIdentity } from './organization.ts';

interface Way {
  /** From the home page to the parent of this page. */
  trail: Link[];
  current: string;
}

/** The last item is the page itself and has no address. */
export function breadcrumbData({ trail, current }: Way, { origin }: SiteIdentity): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(
        ({ url, label }, index) =>
          ({ '@type': 'ListItem', position: index + 1, name: label, item: origin + url }) as const,
      ),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  };
}
