import type { Rating } from '../../contract/common.ts';

export function compileRating(reviews: readonly { rating: number }[]): Rating | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  const distribution = [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length);
  return { value: Math.round((sum / reviews.length) * 10) / 10, count: reviews.length, distribution };
}
