import type { Rating as RatingData } from '../../contract/common.ts';
import { countOf, formatDecimal } from '../text/russian-words.ts';
import { AppLink } from './app-link.tsx';
import { cx } from './class-names.ts';

const starPath = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.2 2.8 1-5.8L1.6 7.7l5.8-.8z';

/** Five stars, filled to a tenth. The words carry the value, the drawing is for the eye. */
export function Stars({ value, size = 16, className }: { value: number; size?: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`Оценка ${formatDecimal(value)} из 5`}
      className={cx('inline-flex gap-0.5', className)}
    >
      {[0, 1, 2, 3, 4].map((index) => (
        <Star key={index} fill={Math.min(1, Math.max(0, value - index))} size={size} />
      ))}
    </span>
  );
}

function Star({ fill, size }: { fill: number; size: number }) {
  const hidden = `${Math.round((1 - fill) * 100)}%`;
  return (
    <span className="relative inline-block shrink-0" style={{ width: size, height: size }}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className="absolute inset-0 fill-star-empty">
        <path d={starPath} />
      </svg>
      {fill > 0 && (
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="absolute inset-0 fill-star"
          style={{ clipPath: `inset(0 ${hidden} 0 0)` }}
        >
          <path d={starPath} />
        </svg>
      )}
    </span>
  );
}

interface RatingProps {
  rating: RatingData;
  /** One star instead of five: narrow cards. */
  compact?: boolean;
  className?: string;
}

/** Stars, value and number of reviews in one line. */
export function Rating({ rating, compact = false, className }: RatingProps) {
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-x-2 text-caption text-ink-soft', className)}>
      {compact ? (
        <span className="inline-flex">
          <Star fill={1} size={15} />
          <span className="sr-only">Оценка {formatDecimal(rating.value)} из 5</span>
        </span>
      ) : (
        <Stars value={rating.value} />
      )}
      <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
        {formatDecimal(rating.value)}
      </span>
      <span>{countOf(rating.count, 'отзыв', 'отзыва', 'отзывов')}</span>
    </span>
  );
}

interface RatingDistributionProps {
  rating: RatingData;
  /** Makes every line a link that filters by that number of stars. */
  hrefFor?: (stars: number) => string;
  selected?: number | null;
}

/** How many ratings of each kind, from five down to one. */
export function RatingDistribution({ rating, hrefFor, selected = null }: RatingDistributionProps) {
  const most = Math.max(1, ...rating.distribution);
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-center sm:gap-12">
      <div>
        <p className="text-display font-semibold tracking-[-.03em]">{formatDecimal(rating.value)}</p>
        <Stars value={rating.value} size={20} className="mt-3" />
        <p className="mt-2 text-caption text-ink-soft">{countOf(rating.count, 'отзыв', 'отзыва', 'отзывов')}</p>
      </div>
      <table className="w-full max-w-xl text-small">
        <caption className="sr-only">Распределение оценок</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Оценка</th>
            <th scope="col">Доля</th>
            <th scope="col">Отзывов</th>
          </tr>
        </thead>
        <tbody>
          {[5, 4, 3, 2, 1].map((stars) => {
            const count = rating.distribution[stars - 1] ?? 0;
            const name = countOf(stars, 'звезда', 'звезды', 'звёзд');
            return (
              <tr key={stars}>
                <th scope="row" className="w-24 py-1 text-left font-medium whitespace-nowrap">
                  {hrefFor && count > 0 ? (
                    <AppLink
                      href={hrefFor(stars)}
                      aria-current={selected === stars ? 'true' : undefined}
                      className="inline-flex min-h-7 items-center text-link underline underline-offset-4 aria-[current=true]:text-ink aria-[current=true]:no-underline"
                    >
                      {name}
                    </AppLink>
                  ) : (
                    <span className="inline-flex min-h-7 items-center">{name}</span>
                  )}
                </th>
                <td className="px-3">
                  <span className="bar-track block h-2 rounded-full">
                    <span
                      className="bar-fill block h-full rounded-full bg-star"
                      style={{ width: `${(count / most) * 100}%` }}
                    />
                  </span>
                </td>
                <td className="w-10 text-right text-ink-soft">{count}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
