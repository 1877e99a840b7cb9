import type { SearchKind } from './query-vocabulary.ts';

/** Every address of the site. Those of the API are in `endpoints.ts`. */
export const themeSlugs = [
  'for-all-family',
  'for-beauty-and-health',
  'for-calmness-and-sleep',
  'for-immunity',
  'for-kidz',
  'for-men',
  'for-sport-and-health',
] as const;
export type ThemeSlug = (typeof themeSlugs)[number];

export const pageNames = [
  'about',
  'articles',
  'batch',
  'combinations',
  'comparison',
  'components',
  'contacts',
  'doses',
  'error',
  'events',
  'faq',
  'glossary',
  'finder',
  'home',
  'interesting',
  'medicines',
  'norms',
  'policy',
  'privacy',
  'agreement',
  'products-filters',
  'reviews',
  'search',
  'shelf',
  'specialists',
  'where-to-buy',
] as const;
export type PageName = (typeof pageNames)[number];

/** The error page has no address of its own. */
export const pagePaths: Record<Exclude<PageName, 'error'>, string> = {
  home: '/',
  about: '/about',
  articles: '/articles',
  components: '/components',
  contacts: '/contacts',
  events: '/events',
  faq: '/faq',
  interesting: '/interesting',
  policy: '/politika-obrabotki-dannyh-vitimepro',
  privacy: '/soglasie-o-lichnyh-dannyh-vitimepro',
  agreement: '/agreement-policy',
  'products-filters': '/products-filters',
  reviews: '/reviews',
  search: '/search',
  specialists: '/specialists',
  'where-to-buy': '/where-to-buy',
  shelf: '/moya-polka',
  combinations: '/sovmestimost',
  medicines: '/lekarstva',
  batch: '/partiya',
  norms: '/normy',
  glossary: '/slovar',
  doses: '/dozy',
  comparison: '/sravnenie',
  finder: '/podbor',
};

export const expertPrefix = 'expert-';

/** Kinds whose pages lie one level down. */
export const beginnings = {
  article: '/articles',
  component: '/components',
  event: '/events',
  specialist: '/specialists',
} as const;

export const paths = {
  product: (series: string, slug: string) => `/${series}/${slug}`,
  series: (series: string) => `/${series}`,
  article: (slug: string) => `${beginnings.article}/${slug}`,
  component: (slug: string) => `${beginnings.component}/${slug}`,
  event: (slug: string) => `${beginnings.event}/${slug}`,
  specialist: (slug: string) => `${beginnings.specialist}/${slug}`,
  expert: (slug: string) => `/${expertPrefix}${slug}`,
  theme: (slug: string) => `/${slug}`,
  faqItem: (id: string) => `/faq#${id}`,
} as const;

/** The URL is the only state of a search. */
export function searchHref(query: string, kind?: SearchKind | null): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kind) params.set('kind', kind);
  const text = params.toString();
  return text ? `${pagePaths.search}?${text}` : pagePaths.search;
}

/** First path segments that no series may have: fixed routes and paths of the server. */
const reservedSegments: ReadonlySet<string> = new Set([
  ...Object.values(pagePaths).map((path) => path.slice(1)),
  ...Object.values(beginnings).map((path) => path.slice(1)),
  ...themeSlugs,
  'api',
  'assets',
  'media',
  'healthz',
  'readyz',
  'share',
  '__gallery',
]);

export function isReservedSegment(segment: string): boolean {
  return segment === '' || reservedSegments.has(segment) || segment.startsWith(expertPrefix);
}
