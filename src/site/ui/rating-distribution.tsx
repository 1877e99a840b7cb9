import type { Rating as RatingData } from '../../contract/common.ts';
import { counted, formatDecimal, formatPercent } from '../../text/russian.ts';
import { AppLink } from './app-link.tsx';
import { Stars } from './rating.tsx';

interface RatingDistributionProps {
  rating: RatingData;
  /** Makes every row a link that filters by that number of stars. */
  hrefFor?: (stars: number) => string;
  selected?: number | null;
}

export function RatingDistribution({ rating, hrefFor, selected = null }: RatingDistributionProps) {
  const all = rating.distribution.reduce((sum, count) => sum + count, 0) || 1;
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-gap sm:gap-12">
      <div>
        <p className="text-display font-semibold tracking-[-.03em] max-sm:text-h1">{formatDecimal(rating.value)}</p>
        <Stars value={rating.value} size={16} className="mt-1 sm:mt-3 sm:[--star-size:20px]!" />
        <p className="mt-1 sm:mt-2 text-caption text-ink-soft">{counted(rating.count, 'отзыв', 'отзыва', 'отзывов')}</p>
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
            const name = counted(stars, 'звезда', 'звезды', 'звёзд');
            return (
              <tr key={stars}>
                <th scope="row" className="w-20 sm:w-24 text-left font-medium whitespace-nowrap">
                  {hrefFor && count > 0 ? (
                    <AppLink
                      href={hrefFor(stars)}
                      aria-current={selected === stars ? 'true' : undefined}
                      className="inline-flex min-h-11 w-full items-center text-link sm:min-h-9 underline underline-offset-4 aria-[current=true]:text-ink aria-[current=true]:no-underline"
                    >
                      {name}
                    </AppLink>
                  ) : (
                    <span className="inline-flex min-h-8 sm:min-h-9 items-center">{name}</span>
                  )}
                </th>
                <td className="px-2 sm:px-3">
                  <span className="bar-track block h-2 rounded-full">
                    <span
                      className="bar-fill block h-full rounded-full bg-star"
                      style={{ width: `${(count / all) * 100}%` }}
                    />
                  </span>
                  <span className="sr-only">{formatPercent(Math.round((count / all) * 100))}</span>
                </td>
                <td className="w-6 sm:w-10 text-right text-ink-soft">{count}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
