import type { Review } from '../../contract/cards.ts';
import { formatDate } from '../../text/dates.ts';
import { useSite } from '../api-client/frame-data.ts';
import { cx } from '../ui/class-names.ts';
import { Fold } from '../ui/fold.tsx';
import { Stars } from '../ui/rating.tsx';
import { SampleMark } from '../ui/sample-mark.tsx';
import { CardMedia } from './card-media.tsx';
import { CardTitle } from './card-title.tsx';

interface ReviewCardProps {
  review: Review;
  /** Names the product of the review. */
  withProduct?: boolean;
  /** At most six lines, on a phone or everywhere; everywhere without the answer of the brand, too. */
  brief?: boolean | 'phone';
}

export function ReviewCard({ review, withProduct = false, brief = false }: ReviewCardProps) {
  return (
    <article id={review.id} className="group relative flex h-full flex-col rounded-card bg-page p-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Stars value={review.rating} size={18} />
        <SampleMark of={review.sample} className="mr-auto" />
        <time dateTime={review.date} className="text-caption text-ink-faint">
          {formatDate(review.date)}
        </time>
      </div>
      <blockquote className="mt-4 text-body">
        <p className={cx(brief === true && 'line-clamp-6', brief === 'phone' && 'max-sm:line-clamp-6')}>
          {review.text}
        </p>
      </blockquote>
      <p className="mt-4 text-small">
        <span className="font-semibold">{review.author}</span>
        {review.city && <span className="text-ink-soft">, {review.city}</span>}
        {review.shop && <span className="block text-caption text-ink-faint">Покупка в магазине {review.shop}</span>}
      </p>
      {review.answer && brief !== true && (
        <Fold title="Что мы ответили" until="sm" className="mt-3">
          <BrandAnswer answer={review.answer} className="sm:mt-2" />
        </Fold>
      )}
      {withProduct && (
        <div className="mt-auto pt-5">
          <div className="flex items-center gap-3">
            <CardMedia
              image={review.product.image}
              ratio="square"
              sizes="48px"
              className="size-12 shrink-0 rounded-control"
            />
            <CardTitle href={review.product.url} level={3} className="text-small leading-snug">
              {review.product.title}
            </CardTitle>
          </div>
        </div>
      )}
    </article>
  );
}

export function ReviewRow({ review }: { review: Review }) {
  const place = [review.city, review.shop].filter(Boolean).join(', ');
  return (
    <article className="grid gap-x-panel gap-y-4 py-8 md:grid-cols-[11rem_1fr] lg:grid-cols-[12rem_1fr_15rem]">
      <div>
        <h3 className="text-body leading-snug">{review.author}</h3>
        <Stars value={review.rating} className="mt-1.5" />
        <p className="mt-1.5 text-caption text-ink-faint">
          <time dateTime={review.date}>{formatDate(review.date)}</time>
          {place && <span className="ml-3 md:ml-0 md:block">{place}</span>}
        </p>
        <SampleMark of={review.sample} className="mt-1.5" />
      </div>
      <div className="min-w-0">
        <p className="max-w-[40rem]">{review.text}</p>
        {review.answer && <BrandAnswer answer={review.answer} className="mt-5 max-w-[42rem]" />}
      </div>
      <div className="group relative flex items-center gap-4 self-start md:col-start-2 lg:col-start-auto">
        <CardMedia
          image={review.product.image}
          ratio="portrait"
          sizes="56px"
          className="w-14 shrink-0 rounded-control"
        />
        <CardTitle href={review.product.url} level="none" className="text-small leading-snug">
          {review.product.title}
        </CardTitle>
      </div>
    </article>
  );
}

export function BrandAnswer({ answer, className }: { answer: NonNullable<Review['answer']>; className?: string }) {
  return (
    <div className={cx('rounded-control bg-chip p-4 text-small', className)}>
      <p className="font-semibold">
        Ответ {useSite()?.brand.name ?? 'бренда'}
        <time dateTime={answer.date} className="ml-2 text-caption font-normal text-ink-faint">
          {formatDate(answer.date)}
        </time>
      </p>
      <p className="mt-1 text-ink-soft">{answer.text}</p>
    </div>
  );
}
