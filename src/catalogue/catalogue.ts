import type { ArticleCard, EventCard, Review } from '../contract/cards.ts';
import type { Pagination } from '../contract/common.ts';
import type { ReviewOrder, SearchKind } from '../contract/query-vocabulary.ts';
import type { SearchResponse, SuggestResponse } from '../contract/search.ts';
import type { Original, Redirect } from '../contract/site-node.ts';
import type { ArticleTopic } from '../contract/vocabulary.ts';
import type { PublishedAddress, PublishedProduct } from '../store/publication.ts';

/** A document as it is sent: JSON text with the hash that is its ETag. */
export interface CatalogueDocument {
  body: string;
  hash: string;
}

export interface Page<T> {
  items: T[];
  pagination: Pagination;
}

/**
 * A publication indexed in memory: the one reader behind API, feeds, sitemap, loaders and previews. All reads are
 * synchronous; another version is another catalogue.
 */
export interface Catalogue {
  readonly version: string;
  /** By the path after `/api/v1/`, as in `PublishedDocument`. */
  document(path: string): CatalogueDocument | null;
  /** With how many articles each topic has. */
  articles(query: { topic: ArticleTopic | null; page: number }): Page<ArticleCard> & {
    counts: ReadonlyMap<string, number>;
  };
  events(now: Date): { upcoming: EventCard[]; past: EventCard[] };
  /** With how many reviews of the product there are with one star, with two, up to five. */
  reviews(query: {
    product: string | null;
    stars: number | null;
    order: ReviewOrder;
    page: number;
  }): Page<Review> & { ratings: number[] };
  /** In the editors' order. */
  readonly products: readonly PublishedProduct[];
  search(query: { q: string; kind: SearchKind | null; page: number }): Omit<SearchResponse, 'batch'>;
  suggest(q: string): SuggestResponse;
  readonly addresses: readonly PublishedAddress[];
  readonly redirects: readonly Redirect[];
  /** As in `originalsOf`. */
  readonly originals: readonly Original[];
}
