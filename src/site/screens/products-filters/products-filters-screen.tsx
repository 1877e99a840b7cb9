import { ChevronDown, SlidersHorizontal } from 'lucide';
import { startTransition, useOptimistic, useState } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { FacetKey } from '../../../contract/query-vocabulary.ts';
import { type SortOrder, sortOrders } from '../../../contract/query-vocabulary.ts';
import { counted } from '../../../text/russian.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Container, PageHead } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ActiveChips } from './active-chips.tsx';
import { FacetList } from './facet-list.tsx';
import { choiceOf, countChosen, type FilterChoice, hrefOf, toggled } from './filter-choice.ts';
import { FilterResults } from './filter-results.tsx';

const formId = 'product-filter';

/** A plain GET form without scripts; with them every change is a navigation that keeps the scroll position. */
export function ProductsFiltersScreen({ page }: { page: PageData<'products-filters'> }) {
  const goTo = useGoTo();
  const [sheetOpen, setSheetOpen] = useState(false);
  const settled = choiceOf(page.facets, page.sort);
  // The box is ticked at once; counts and products follow.
  const [choice, setChoice] = useOptimistic(settled);
  const isWaiting = choice !== settled;

  function apply(next: FilterChoice) {
    startTransition(async () => {
      setChoice(next);
      await goTo(hrefOf(next));
    });
  }
  const toggle = (key: FacetKey, value: string) => apply(toggled(choice, key, value));

  const { total } = page.pagination;
  const chosenCount = countChosen(choice);
  const facets = <FacetList facets={page.facets} choice={choice} onToggle={toggle} />;
  return (
    <>
      {/* With a filter on, a phone goes to the products at once. */}
      <PageHead title={page.title} lead={<span className={cx(chosenCount > 0 && 'max-lg:hidden')}>{page.lead}</span>}>
        <p
          className={cx(
            'mt-5 flex flex-wrap gap-x-8 gap-y-2 max-sm:gap-x-5 max-sm:text-small print:hidden',
            chosenCount > 0 && 'max-lg:hidden',
          )}
        >
          <TextLink href={pagePaths.finder} arrow>
            Подобрать по&nbsp;вопросам
          </TextLink>
          <TextLink href={pagePaths.comparison} arrow>
            Сравнить продукты
          </TextLink>
        </p>
      </PageHead>
      <Container className="grid grid-cols-1 items-start gap-x-panel pb-section lg:grid-cols-[272px_1fr]">
        <form
          id={formId}
          action={pagePaths['products-filters']}
          method="get"
          aria-label="Подбор по признакам"
          className="filter-column hidden lg:block noscript:block"
        >
          {facets}
          <Button type="submit" wide className="mt-6 mb-10 hidden noscript:inline-flex">
            Показать
          </Button>
        </form>
        <section id="list" aria-label="Подходящие продукты" className="min-w-0 scroll-mt-30">
          {page.ignored.length > 0 && (
            <Notice className="mb-6">
              <p>
                Часть адреса мы не поняли и пропустили: <span className="break-all">{page.ignored.join(', ')}</span>
              </p>
            </Notice>
          )}
          <div className="mb-6 grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p role="status" className="text-h3 font-semibold tracking-[-.01em]">
                {counted(total, 'продукт', 'продукта', 'продуктов')}
              </p>
              <div className="flex items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-[auto_1fr] noscript:max-sm:grid-cols-1">
                <Button
                  variant="quiet"
                  size="small"
                  aria-haspopup="dialog"
                  onClick={() => setSheetOpen(true)}
                  className="whitespace-nowrap max-sm:px-3.5 lg:hidden noscript:hidden"
                >
                  <Icon of={SlidersHorizontal} size={18} />
                  Фильтры
                  {chosenCount > 0 && <span>· {chosenCount}</span>}
                </Button>
                <Sort sort={choice.sort} onSort={(sort) => apply({ ...choice, sort })} />
              </div>
            </div>
            <ActiveChips facets={page.facets} choice={choice} />
          </div>
          <div
            aria-busy={isWaiting}
            className={cx('transition-opacity duration-(--motion-page)', isWaiting && 'opacity-55')}
          >
            <FilterResults page={page} choice={settled} />
          </div>
          <LegalWarning text={page.warning} />
        </section>
      </Container>
      <Dialog
        kind="sheet"
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        title="Фильтры"
        footer={
          <div className="flex gap-3">
            {chosenCount > 0 && (
              <Button variant="quiet" onClick={() => apply({ chosen: {}, sort: choice.sort })}>
                Сбросить
              </Button>
            )}
            <Button onClick={() => setSheetOpen(false)} className="grow">
              {total > 0 ? `Показать ${counted(total, 'продукт', 'продукта', 'продуктов')}` : 'Ничего не найдено'}
            </Button>
          </div>
        }
      >
        {sheetOpen && facets}
      </Dialog>
    </>
  );
}

function Sort({ sort, onSort }: { sort: SortOrder; onSort: (sort: SortOrder) => void }) {
  return (
    <label className="relative inline-flex min-h-10 items-center rounded-full bg-muted text-small max-sm:grow">
      <span className="sr-only">Порядок</span>
      <select
        name="sort"
        form={formId}
        value={sort}
        onChange={(event) => onSort(event.target.value as SortOrder)}
        className="min-h-10 w-full cursor-pointer appearance-none rounded-full truncate pr-9 pl-4 font-medium focus-visible:rounded-full"
      >
        {Object.entries(sortOrders).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute right-3 text-ink-soft" />
    </label>
  );
}
