import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { ProductCard } from '../../cards/product-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardGrid } from '../../ui/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type FilterChoice, hrefOf } from './filter-choice.ts';

export function FilterResults({ page, choice }: { page: PageData<'products-filters'>; choice: FilterChoice }) {
  if (page.items.length === 0) return <NothingFits page={page} />;
  return (
    <>
      <CardGrid columns={3} className="grid-cols-2">
        {page.items.map((product, index) => (
          <ProductCard
            key={product.ref}
            product={product}
            level={2}
            priority={index < 2}
            sizes="(min-width: 720px) min(33vw, 310px), 50vw"
          />
        ))}
      </CardGrid>
      <Pagination pagination={page.pagination} href={hrefOf(choice)} anchor="list" />
    </>
  );
}

/** Offers the results with one filter removed. */
function NothingFits({ page }: { page: PageData<'products-filters'> }) {
  return (
    <EmptyState
      title="Так не подходит ни один продукт"
      text={
        page.relaxations.length > 0
          ? 'Условий слишком много. Уберите одно из них — вот что найдётся.'
          : 'Условий слишком много. Начните подбор заново.'
      }
    >
      {page.relaxations.map((relaxation) => (
        <ChipLink
          key={relaxation.key}
          href={`${pagePaths['products-filters']}${relaxation.query ? `?${relaxation.query}` : ''}`}
          count={relaxation.count}
          className="bg-page"
        >
          Без условия «{relaxation.title}»
        </ChipLink>
      ))}
      <ButtonLink href={pagePaths['products-filters']} variant="secondary">
        Показать весь каталог
      </ButtonLink>
    </EmptyState>
  );
}
