import type { Review } from '../../contract/cards.ts';
import { formatDate } from '../../text/dates.ts';
import { Stars } from '../ui/rating.tsx';
import { BrandAnswer } from './brand-answer.tsx';
import { CardMedia } from './card-media.tsx';
import { CardTitle } from './card-title.tsx';

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
