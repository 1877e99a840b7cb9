import type { CSSProperties } from 'react';
import type { Rating as RatingData } from '../../contract/common.ts';
import { counted, formatDecimal } from '../../text/russian.ts';
import { cx } from './class-names.ts';

interface StarsProps {
  value: number;
  size?: number;
  /** One star instead of five, for narrow cards. */
  single?: boolean;
  className?: string;
}

/** One element for all five stars: a page of reviews has hundreds. */
export function Stars({ value, size = 16, single = false, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`Оценка ${formatDecimal(value)} из 5`}
      className={cx('stars', single && 'star', className)}
      style={{ '--star-size': `${size}px`, '--filled': `${single ? 100 : value * 20}%` } as CSSProperties}
    />
  );
}

interface RatingProps {
  rating: RatingData;
  compact?: boolean;
  className?: string;
}

export function Rating({ rating, compact = false, className }: RatingProps) {
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-x-2 text-caption text-ink-soft', className)}>
      {compact ? <Stars single value={rating.value} size={15} /> : <Stars value={rating.value} />}
      <span aria-hidden="true" className="font-semibold text-ink">
        {formatDecimal(rating.value)}
      </span>
      <span>{counted(rating.count, 'отзыв', 'отзыва', 'отзывов')}</span>
    </span>
  );
}
