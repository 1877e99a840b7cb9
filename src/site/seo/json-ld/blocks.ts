import { articleData, profileData } from './article.ts';
import { breadcrumbData } from './breadcrumbs.ts';
import { eventData } from './event.ts';
import { faqData } from './faq.ts';
import type { SiteIdentity } from './organization.ts';
import { contactPageData, organizationData, websiteData } from './organization.ts';
import { productData, seriesData } from './product.ts';
import { serialise } from './serialise.ts';

const blocks = {
  article: articleData,
  breadcrumbs: breadcrumbData,
  contacts: contactPageData,
  event: eventData,
  faq: faqData,
  organization: organizationData,
  product: productData,
  profile: profileData,
  series: seriesData,
  website: websiteData,
};

export type BlockName = keyof typeof blocks;
export type BlockSource<Name extends BlockName> = Parameters<(typeof blocks)[Name]>[0];

export function blockText<Name extends BlockName>(name: Name, source: BlockSource<Name>, site: SiteIdentity): string {
  const make = blocks[name] as (source: BlockSource<Name>, site: SiteIdentity) => object;
  return serialise(make(source, site));
}
