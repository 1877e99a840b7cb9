import type { Review } from '../../contract/cards.ts';
import { CardMedia } from '../components/card-media.tsx';
import { Stars } from '../components/rating.tsx';
import { formatDate } from '../components/russian-words.ts';
import { TextLink } from '../components/text-link.tsx';
import { useSite } from '../frame/use-site.ts';

/** Who, about what, how many stars, the words themselves, and what the brand answered. */
export function ReviewEntry({ review }: { review: Review }) {
  const site = useSite();
  const shop = site?.shops.find(({ id }) => id === review.shop)?.title;
  const place = [review.city, shop].filter(Boolean).join(', ');
  return (
    <article className="grid grid-cols-[56px_1fr] gap-x-4 gap-y-4 py-7 sm:grid-cols-[72px_1fr] sm:gap-x-6">
      <CardMedia image={review.product.image} ratio="portrait" sizes="72px" className="self-start rounded-control" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h3 className="text-body leading-snug">{review.author}</h3>
          <Stars value={review.rating} />
        </div>
        <p className="mt-0.5 text-caption text-ink-faint">
          <time dateTime={review.date}>{formatDate(review.date)}</time>
          {place && ` · ${place}`}
        </p>
        <p className="mt-3 max-w-[44rem]">{review.text}</p>
        <p className="mt-3 text-small">
          <TextLink href={review.product.url}>{review.product.title}</TextLink>
        </p>
        {review.answer && (
          <div className="mt-5 rounded-card bg-muted p-5 max-sm:-ml-18">
            <p className="text-caption text-ink-faint">
              <b className="font-semibold text-ink">Ответ {site?.brand.name ?? 'VitimePro'}</b>
              {' · '}
              <time dateTime={review.answer.date}>{formatDate(review.answer.date)}</time>
            </p>
            <p className="mt-2 max-w-[42rem] text-small">{review.answer.text}</p>
          </div>
        )}
      </div>
    </article>
  );
}
