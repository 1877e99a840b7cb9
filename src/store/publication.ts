import type { ArticleCard, EventCard, ProductCard, Review } from '../contract/cards.ts';
import type { Image } from '../contract/common.ts';
import type { SearchKind } from '../contract/query-vocabulary.ts';
import type { Address, Original, Redirect } from '../contract/site-node.ts';
import type { Allergen, ArticleTopic, Audience, DietaryMark, ProductForm, TimeOfDay } from '../contract/vocabulary.ts';

/**
 * The whole content, compiled: one immutable value. Responses that do not depend on the request are whole documents;
 * what is filtered, sorted, paged or searched is lists.
 */
export interface Publication {
  /** Hash of everything below: the same content always has the same version. */
  version: string;
  documents: PublishedDocument[];
  products: PublishedProduct[];
  articles: PublishedArticle[];
  events: PublishedEvent[];
  reviews: PublishedReview[];
  search: SearchEntry[];
  synonyms: string[][];
  /** What is often asked for, in the editors' words: offered first while somebody types. */
  popular: string[];
  /** Words for states and illnesses, each group in its forms: texts about them come before products. */
  health: string[][];
  /** For each of these groups the addresses of the texts that editors want to be found first. */
  healthTexts: string[][];
  redirects: Redirect[];
  addresses: PublishedAddress[];
  pictures: PublishedPicture[];
  sources: PublishedSource[];
}

/**
 * `path` is the API path after `/api/v1/`: `site`, `pages/home`, `product/daily/omega-3`, `serie/daily`,
 * `component/magniy`, `article/…`, `event/…`, `specialist/…`, `experts/…`, `for-men`.
 * The pages `articles`, `events`, `reviews` and `products-filters` hold only their fixed fields here;
 * the API adds the items.
 */
export interface PublishedDocument {
  path: string;
  body: unknown;
}

export interface PublishedProduct {
  ref: string;
  position: number;
  series: string;
  form: ProductForm;
  themes: string[];
  components: string[];
  audience: Audience[];
  ageFrom: number;
  timeOfDay: TimeOfDay[];
  marks: DietaryMark[];
  allergens: Allergen[];
  ratingValue: number | null;
  ratingCount: number;
  title: string;
  /** Date of the certificate: the newest products come first when sorted by it. */
  since: string;
  card: ProductCard;
}

interface PublishedArticle {
  slug: string;
  topic: ArticleTopic;
  published: string;
  card: ArticleCard;
}

interface PublishedEvent {
  slug: string;
  start: string;
  end: string;
  card: EventCard;
}

interface PublishedReview {
  id: string;
  product: string;
  rating: number;
  date: string;
  card: Review;
}

export interface SearchEntry {
  kind: SearchKind;
  url: string;
  title: string;
  /** Other names, symbols, form, component names: found like the title, shown never. */
  keywords: string;
  /** Plain text of the entry. */
  text: string;
  note: string | null;
  image: Image | null;
  /** What a product is not for. */
  against?: string;
}

/** Every public address with what feeds and the sitemap need; `updated` is the day of the last change of the entry. */
export interface PublishedAddress extends Address {
  kind: SearchKind | 'theme' | 'home';
}

/** A picture by name: its bytes are kept beside the publication, once for all that name it. */
export interface PublishedPicture {
  hash: string;
  type: 'image/webp' | 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

/** The content files as they were, so that `export` can write them back. Pictures are named by hash. */
export interface PublishedSource {
  path: string;
  text: string | null;
  picture: string | null;
  /** No page of this publication shows it: it belongs to what is hidden. */
  hidden: boolean;
}

/** The pictures that pages show in several widths; sharing pictures are no sources: they are sent as they are. */
export function originalsOf({ pictures, sources }: Pick<Publication, 'pictures' | 'sources'>): Original[] {
  const shown = new Set(sources.filter(({ hidden }) => !hidden).map(({ picture }) => picture));
  return pictures
    .filter(({ hash }) => shown.has(hash))
    .map(({ hash, width }) => ({ hash, width }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
}
