import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { counted, formatDecimal } from '../../../text/russian.ts';
import { ReviewCard } from '../../cards/review-card.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Section } from '../../ui/layout.tsx';
import { Stars } from '../../ui/rating.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function HomeReviews({ reviews }: { reviews: PageData<'home'>['reviews'] }) {
  return (
    <Section tone="muted">
      <Carousel
        title={reviews.title}
        text={reviews.text}
        item="medium"
        samples={reviews.items}
        aside={
          reviews.rating && (
            <p className="flex items-center gap-4">
              <span aria-hidden="true" className="text-h1 font-semibold">
                {formatDecimal(reviews.rating.value)}
              </span>
              <span className="text-caption text-ink-soft">
                <Stars value={reviews.rating.value} size={18} className="mb-1" />
                <span className="block">{counted(reviews.rating.count, 'отзыв', 'отзыва', 'отзывов')}</span>
              </span>
            </p>
          )
        }
      >
        {reviews.items.map((review) => (
          <ReviewCard key={review.id} review={review} withProduct brief />
        ))}
      </Carousel>
      <p className="mt-8">
        <TextLink href={pagePaths.reviews} arrow>
          Все отзывы
        </TextLink>
      </p>
    </Section>
  );
}
