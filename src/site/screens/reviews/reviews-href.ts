import { pagePaths } from '../../../contract/paths.ts';

/** A new filter starts at the first page. */
export function reviewsHref({ product, stars }: { product: string | null; stars: number | null }): string {
  const query = [product && `product=${encodeURIComponent(product)}`, stars && `stars=${stars}`].filter(Boolean);
  return query.length > 0 ? `${pagePaths.reviews}?${query.join('&')}` : pagePaths.reviews;
}
