import { MessageCircle } from 'lucide';
import { pagePaths } from '../../../contract/paths.ts';
import type { Product } from '../../../contract/product.ts';
import { ReviewCard } from '../../cards/review-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/layout.tsx';
import { RatingDistribution } from '../../ui/rating-distribution.tsx';
import { SideRow } from '../../ui/side-row.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { reviewsId } from './sections.ts';

const shownReviews = 6;

export function ProductReviews({ product }: { product: Product }) {
  const all = `${pagePaths.reviews}?product=${product.ref}`;
  if (!product.rating || product.reviews.length === 0) {
    return (
      <Section id={reviewsId} title="Отзывы" tone="muted">
        <div className="flex flex-wrap items-center gap-6 rounded-panel bg-page p-panel">
          <span className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-tint text-accent-deep">
            <Icon of={MessageCircle} size={28} />
          </span>
          <div className="min-w-0 grow basis-72">
            <h3 className="text-h3">Отзывов пока нет</h3>
            <p className="mt-1 max-w-[40rem] text-ink-soft">
              Мы показываем то, что покупатели пишут в магазинах. Как только кто-то расскажет об этом продукте, отзыв
              появится здесь.
            </p>
          </div>
          <ButtonLink href={pagePaths.reviews} variant="secondary">
            Отзывы о других продуктах
          </ButtonLink>
        </div>
      </Section>
    );
  }
  const shown = product.reviews.slice(0, shownReviews);
  return (
    <Section
      id={reviewsId}
      title="Отзывы"
      text={
        'Из\u00a0магазинов, с\u00a0любой оценкой. Рассказы о\u00a0самочувствии закон о\u00a0рекламе публиковать не\u00a0разрешает.'
      }
      samples={shown}
      tone="muted"
    >
      <RatingDistribution rating={product.rating} hrefFor={(stars) => `${all}&stars=${stars}`} />
      <SideRow layout="sm:columns-2 sm:*:mb-gap sm:*:break-inside-avoid" focusable className="mt-panel">
        {shown.map((review) => (
          <ReviewCard key={review.id} review={review} brief="phone" />
        ))}
      </SideRow>
      {product.reviews.length < product.rating.count || product.reviews.length > shownReviews ? (
        <p className="mt-8">
          <TextLink href={all} arrow>
            Все отзывы о продукте
          </TextLink>
        </p>
      ) : null}
    </Section>
  );
}
