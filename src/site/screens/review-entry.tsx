import type { Review } from '../../contract/cards.ts';
import { CardMedia } from '../components/card-media.tsx';
import { CardTitle } from '../components/card-title.tsx';
import { Stars } from '../components/rating.tsx';
import { formatDate } from '../components/russian-words.ts';
import { useSite } from '../frame/use-site.ts';

/** Who, about what, how many stars, the words themselves, and what the brand answered. */
export function ReviewEntry({ review }: { review: Review }) {
  const site = useSite();
  const shop = site?.shops.find(({ id }) => id === review.shop)?.title;
  const place = [review.city, shop].filter(Boolean).join(', ');
  return (
    <article className="grid gap-x-[clamp(24px,4vw,56px)] gap-y-4 py-8 md:grid-cols-[11rem_1fr] lg:grid-cols-[12rem_1fr_15rem]">
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
        {review.answer && (
          <div className="mt-5 max-w-[42rem] rounded-card bg-muted p-5">
            <p className="text-caption text-ink-soft">
              <b className="font-semibold text-ink">Ответ {site?.brand.name ?? 'VitimePro'}</b>
              {', '}
              <time dateTime={review.answer.date}>{formatDate(review.answer.date)}</time>
            </p>
            <p className="mt-2 text-small">{review.answer.text}</p>
          </div>
        )}
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
