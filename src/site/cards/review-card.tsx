import type { Review } from '../../contract/cards.ts';
import { formatDate } from '../../text/dates.ts';
import { cx } from '../ui/class-names.ts';
import { Stars } from '../ui/rating.tsx';
import { BrandAnswer } from './brand-answer.tsx';
import { CardMedia } from './card-media.tsx';
import { CardTitle, type HeadingLevel } from './card-title.tsx';

interface ReviewCardProps {
  review: Review;
  /** Names the product of the review. */
  withProduct?: boolean;
  /** At most six lines, without the answer of the brand. */
  brief?: boolean;
  level?: HeadingLevel;
  /** `plain` has a line above, `card` a background. */
  look?: 'card' | 'plain';
  className?: string;
}

export function ReviewCard({
  review,
  withProduct = false,
  brief = false,
  level = 3,
  look = 'card',
  className,
}: ReviewCardProps) {
  return (
    <article
      id={review.id}
      className={cx(
        'group relative flex h-full flex-col',
        look === 'card' ? 'rounded-card bg-page p-card' : 'border-t border-line pt-6',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Stars value={review.rating} size={18} />
        <time dateTime={review.date} className="text-caption text-ink-faint">
          {formatDate(review.date)}
        </time>
      </div>
      <blockquote className="mt-4 text-body">
        <p className={brief ? 'line-clamp-6' : undefined}>{review.text}</p>
      </blockquote>
      <p className="mt-4 text-small">
        <span className="font-semibold">{review.author}</span>
        {review.city && <span className="text-ink-soft">, {review.city}</span>}
        {review.shop && <span className="block text-caption text-ink-faint">Покупка в магазине {review.shop}</span>}
      </p>
      {review.answer && !brief && <BrandAnswer answer={review.answer} className="mt-5" />}
      {withProduct && (
        <div className="mt-auto pt-5">
          <div className="flex items-center gap-3">
            <CardMedia
              image={review.product.image}
              ratio="square"
              sizes="48px"
              className="size-12 shrink-0 rounded-control"
            />
            <CardTitle href={review.product.url} level={level} className="text-small leading-snug">
              {review.product.title}
            </CardTitle>
          </div>
        </div>
      )}
    </article>
  );
}
