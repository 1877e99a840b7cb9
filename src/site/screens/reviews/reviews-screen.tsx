import { MessageSquareText } from 'lucide';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { counted, plural } from '../../../text/russian.ts';
import { ReviewRow } from '../../cards/review-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Container, PageHead } from '../../ui/layout.tsx';
import { ProductWarning } from '../../ui/legal-warning.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { RatingDistribution } from '../../ui/rating-distribution.tsx';
import { isAllSample, SampleMark, SamplesBelow } from '../../ui/sample-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ReviewFilters, reviewsHref } from './review-filters.tsx';

export function ReviewsScreen({ page }: { page: PageData<'reviews'> }) {
  const product = page.products.find(({ ref }) => ref === page.product);
  const { total } = page.pagination;
  const isFiltered = page.product !== null || page.stars !== null;
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <Container className="pb-section">
        <div className="grid gap-x-panel gap-y-8 rounded-panel bg-tint p-panel lg:grid-cols-[1fr_300px] lg:items-center">
          {page.rating && (
            <section aria-label={product ? `Оценки продукта «${product.title}»` : 'Оценки всех продуктов'}>
              <RatingDistribution
                rating={page.rating}
                selected={page.stars}
                hrefFor={(stars) => reviewsHref({ ...page, stars: stars === page.stars ? null : stars })}
              />
            </section>
          )}
          <ReviewFilters page={page} />
        </div>
        <div id="list" className="mt-panel scroll-mt-30">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="text-h3">
              {product ? product.title : 'Все продукты'}
              {page.stars !== null && `, ${counted(page.stars, 'звезда', 'звезды', 'звёзд')}`}
              <span className="font-normal text-ink-faint">
                {' — '}
                {counted(total, 'отзыв', 'отзыва', 'отзывов')}
              </span>
            </h2>
            {isAllSample(page.items) && <SampleMark of />}
            {isFiltered && (
              <TextLink href={pagePaths.reviews} className="inline-flex min-h-6 items-center text-small">
                Сбросить
              </TextLink>
            )}
          </div>
          <p role="status" className="sr-only">
            {`Показано: ${counted(total, 'отзыв', 'отзыва', 'отзывов')}`}
          </p>
          {page.items.length > 0 ? (
            <SamplesBelow of={page.items}>
              <ul>
                {page.items.map((review) => (
                  <li key={review.id} className="border-b border-line last:border-b-0">
                    <ReviewRow review={review} />
                  </li>
                ))}
              </ul>
            </SamplesBelow>
          ) : (
            <EmptyState
              icon={<Icon of={MessageSquareText} size={28} />}
              title="Таких отзывов пока нет"
              text={
                page.stars !== null
                  ? `Никто не\u00a0поставил ${page.stars}\u00a0${plural(page.stars, 'звезду', 'звезды', 'звёзд')}. Посмотрите остальные оценки.`
                  : 'Об\u00a0этом продукте ещё никто не\u00a0написал.'
              }
            >
              <ButtonLink
                href={reviewsHref({ ...page, product: page.stars === null ? null : page.product, stars: null })}
                variant="secondary"
              >
                Показать все оценки
              </ButtonLink>
            </EmptyState>
          )}
          <Pagination pagination={page.pagination} href={reviewsHref(page)} anchor="list" />
        </div>
        <ProductWarning />
      </Container>
    </>
  );
}
