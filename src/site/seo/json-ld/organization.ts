import type { ContactPage, Organization, WebSite, WithContext } from 'schema-dts';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { FrameSite } from '../../api-client/frame-data.ts';

export interface SiteIdentity {
  origin: string;
  brand: string;
}

/** The same id in every block of a page. */
const organizationId = (origin: string) => `${origin}/#organization`;
const websiteId = (origin: string) => `${origin}/#website`;

/** The brand as publisher, organiser or brand of another thing. */
export const publisher = ({ origin, brand }: SiteIdentity) =>
  ({ '@type': 'Organization', '@id': organizationId(origin), name: brand, url: origin }) as const;

/** All of it is in the footer of every page. */
export function organizationData(site: FrameSite, { origin }: SiteIdentity): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: site.brand.name,
    legalName: site.company.name,
    slogan: site.brand.slogan,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: site.email,
    telephone: site.phones[0]?.number,
    taxID: site.company.inn,
    address: site.company.address,
    contactPoint: contactPoints(site),
    sameAs: site.social.map((network) => network.url),
  };
}

export function websiteData(site: FrameSite, { origin }: SiteIdentity): WithContext<WebSite> {
  // schema-dts does not know `query-input`, an addition of Google's.
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${pagePaths.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': websiteId(origin),
    name: site.brand.name,
    url: `${origin}/`,
    inLanguage: 'ru',
    publisher: { '@id': organizationId(origin) },
    potentialAction: search,
  };
}

export function contactPageData(page: PageData<'contacts'>, site: SiteIdentity): WithContext<ContactPage> {
  const { origin } = site;
  const value = (scheme: string) => page.channels.find(({ url }) => url.startsWith(scheme))?.url.slice(scheme.length);
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: page.title,
    description: page.lead,
    url: origin + pagePaths.contacts,
    inLanguage: 'ru',
    mainEntity: {
      ...publisher(site),
      legalName: page.company.name,
      address: page.company.address,
      telephone: value('tel:'),
      email: value('mailto:'),
    },
  };
}

function contactPoints(site: FrameSite) {
  return site.phones.map(
    (phone) =>
      ({
        '@type': 'ContactPoint',
        name: phone.label,
        telephone: phone.number,
        contactType: 'customer service',
        availableLanguage: 'ru',
      }) as const,
  );
}
