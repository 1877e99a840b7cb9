import { type CSSProperties, useState } from 'react';
import type { ComponentCard } from '../../../contract/cards.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { counted, softHyphenate } from '../../../text/russian.ts';
import { CardTitle } from '../../cards/card-title.tsx';
import { componentAccents } from '../../cards/component-card.tsx';
import { Picture } from '../../images/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterField } from '../../ui/filter-field.tsx';
import { Container, PageHead, Section } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CombinationGraph } from './combination-graph.tsx';
import { ComponentsFilters } from './components-filters.tsx';
import { type ComponentsPage, chosenItems, readQuery } from './components-query.ts';

/** A group is as wide as it has items, so that small groups stand side by side. */
const mostColumns = 7;

export function ComponentsScreen({ page, search }: { page: ComponentsPage; search: Record<string, unknown> }) {
  const [typed, setTyped] = useState('');
  const wanted = plain(typed);
  const query = readQuery(search);
  const chosen = chosenItems(page, query);
  const isNarrowed = wanted !== '' || chosen.length < page.items.length;
  const found = chosen.filter((item) => plain(`${item.title} ${item.symbol} ${item.slug}`).includes(wanted));
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        <search className="mt-8 flex flex-wrap items-end gap-4">
          <div className="w-full lg:max-w-72">
            <FilterField
              id="component-filter"
              label="Найти компонент"
              placeholder="Магний, B12, коллаген…"
              value={typed}
              onChange={setTyped}
            />
          </div>
          <ComponentsFilters page={page} query={query} />
        </search>
        <p role="status" className="mt-4 min-h-6 text-small text-ink-soft">
          {isNarrowed && `Найдено: ${counted(found.length, 'компонент', 'компонента', 'компонентов')}. `}
          {chosen.length < page.items.length && <TextLink href={pagePaths.components}>Показать все</TextLink>}
        </p>
      </PageHead>
      <Container className="grid grid-cols-1 gap-x-3 gap-y-10 lg:gap-y-16 pb-section lg:grid-cols-7">
        {found.length === 0 && (
          <div className="lg:col-span-7">
            <EmptyState title="Такого компонента у нас нет" text="Проверьте написание или откройте весь список.">
              <ButtonLink href={pagePaths.components} onClick={() => setTyped('')}>
                Показать все
              </ButtonLink>
            </EmptyState>
          </div>
        )}
        {page.groups.map((group) => {
          const items = found.filter((item) => item.group === group.key);
          return items.length === 0 ? null : (
            <section
              key={group.key}
              id={group.key}
              data-accent={componentAccents[group.key]}
              style={{ '--columns': Math.min(mostColumns, items.length) } as CSSProperties}
              className="flex flex-col justify-end lg:col-[span_var(--columns)]"
            >
              <h2 className="mb-4 text-body leading-tight font-semibold">{group.title}</h2>
              <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))] lg:gap-3">
                {items.map((item) => (
                  <li key={item.slug}>
                    <ElementTile component={item} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </Container>
      <Section
        title="Что с&nbsp;чем сочетается"
        text="Вещества по&nbsp;кругу; линия соединяет те, о&nbsp;которых что-то известно. Нажмите на&nbsp;знак, чтобы увидеть его соседей."
        link={{ url: pagePaths.combinations, label: 'С\u00a0едой и\u00a0лекарствами' }}
        tone="muted"
      >
        <CombinationGraph page={page} chosen={query.with} />
      </Section>
    </>
  );
}

function ElementTile({ component }: { component: ComponentCard }) {
  return (
    <article className="element-tile card-clip group relative grid h-full grid-rows-[auto_1fr] rounded-card bg-accent-tint transition-[translate] duration-(--motion-page) ease-out hover:-translate-y-[3px]">
      <Picture
        image={component.image}
        alt=""
        sizes="(min-width: 64rem) 180px, 33vw"
        className="aspect-square w-full object-cover transition-[scale] duration-500 ease-out group-hover:scale-105"
      />
      <span
        aria-hidden="true"
        className="absolute top-2 left-2 rounded-[10px] bg-page/92 px-2 py-[.15rem] font-semibold text-accent-deep"
      >
        {component.symbol}
      </span>
      <div className="relative bg-accent-tint px-[.65rem] pt-[.55rem] pb-[.65rem]">
        <CardTitle
          href={component.url}
          level={3}
          className="text-caption leading-tight hyphens-auto [hyphenate-limit-chars:8_4_3]"
        >
          {softHyphenate(component.title)}
        </CardTitle>
        {component.productCount > 0 && (
          <p className="text-caption text-ink-soft max-sm:sr-only">
            {counted(component.productCount, 'продукт', 'продукта', 'продуктов')}
          </p>
        )}
      </div>
    </article>
  );
}

/** Treats letters that are often confused as the same. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s-]+/g, ' ')
    .trim();
}
