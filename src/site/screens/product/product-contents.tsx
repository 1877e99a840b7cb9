import type { Product } from '../../../contract/product.ts';
import { Container } from '../../ui/layout.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { useCurrentSection } from '../../ui/use-current-section.ts';
import { compositionId, intakeId, passportId, questionsId, reviewsId } from './sections.ts';

/** Sticky; moves up when the header goes away. */
export function ProductContents({ product }: { product: Product }) {
  const sections = [
    { label: 'Состав', id: compositionId },
    { label: 'Как принимать', id: intakeId },
    { label: 'Документы', id: passportId },
    { label: 'Отзывы', id: reviewsId, count: product.rating?.count },
    ...(product.faq.length > 0 ? [{ label: 'Вопросы', id: questionsId }] : []),
  ];
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav
      aria-label="На этой странице"
      className="product-contents sticky top-[calc(var(--header-height)-1px)] z-20 mt-card bg-page py-2.5 transition-[top] duration-(--motion-page) ease-out in-data-header-away:top-0 print:hidden"
    >
      <Container>
        <TagList
          label="Разделы"
          size="medium"
          className="max-sm:no-scrollbar max-sm:-mx-side max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-side max-sm:py-1 max-sm:*:shrink-0"
          tags={sections.map(({ id, ...tag }) => ({ ...tag, href: `#${id}`, selected: id === current }))}
        />
      </Container>
    </nav>
  );
}
