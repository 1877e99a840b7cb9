import { type CSSProperties, useState } from 'react';
import type { ComponentCard } from '../../../contract/cards.ts';
import type { PageData } from '../../../contract/pages.ts';
import { CardTitle } from '../../cards/card-title.tsx';
import { componentAccents } from '../../cards/component-accents.ts';
import { countOf } from '../../text/russian-words.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterField } from '../../ui/filter-field.tsx';
import { Container, PageHead } from '../../ui/layout.tsx';
import { TagList } from '../../ui/tag-list.tsx';

/** A block is as wide as its group, so that small groups stand side by side. */
const mostColumns = 7;

/** The substances as a table of elements: every group a block in its colour. */
export function ComponentsScreen({ page }: { page: PageData<'components'> }) {
  const [typed, setTyped] = useState('');
  const wanted = plain(typed);
  const found = page.items.filter((item) => plain(`${item.title} ${item.symbol} ${item.slug}`).includes(wanted));
  return (
    <>
      <PageHead title={page.title} lead={page.lead} breadcrumbs={<Breadcrumbs trail={[]} current={page.title} />}>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <search className="w-full max-w-md">
            <FilterField
              id="component-filter"
              label="Найти компонент"
              placeholder="Магний, B12, коллаген…"
              value={typed}
              onChange={setTyped}
            />
          </search>
          <TagList
            label="Группы"
            tags={page.groups.map((group) => ({ label: group.title, count: group.count, href: `#${group.key}` }))}
          />
        </div>
        <p role="status" className="sr-only">
          {wanted ? `Найдено: ${countOf(found.length, 'компонент', 'компонента', 'компонентов')}` : ''}
        </p>
      </PageHead>
      <Container className="grid grid-cols-1 gap-x-3 gap-y-[clamp(36px,4.5vw,64px)] pb-(--space-section) lg:grid-cols-7">
        {found.length === 0 && (
          <div className="lg:col-span-7">
            <EmptyState title="Такого компонента у нас нет" text="Проверьте написание или откройте весь список.">
              <Button onClick={() => setTyped('')}>Показать все</Button>
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
    </>
  );
}

function ElementTile({ component }: { component: ComponentCard }) {
  const long = component.symbol.length > 4;
  return (
    <article className="group relative flex h-full min-h-36 flex-col justify-between rounded-card bg-accent-tint p-2.5 sm:p-4 transition-transform duration-(--motion-page) ease-out hover:-translate-y-0.5 sm:min-h-44">
      <div className="flex items-start justify-between gap-2">
        <span
          aria-hidden="true"
          className={`font-semibold tracking-[-.04em] text-accent-deep ${long ? 'text-h3' : 'text-h2'}`}
        >
          {component.symbol}
        </span>
        {component.productCount > 0 && (
          <span className="text-caption text-accent-deep">
            {component.productCount}
            <span className="sr-only"> — столько продуктов с этим компонентом</span>
          </span>
        )}
      </div>
      <CardTitle
        href={component.url}
        level={3}
        className="text-caption leading-snug [hyphenate-limit-chars:8_4_3] max-sm:tracking-tight sm:text-small"
      >
        {component.title}
      </CardTitle>
    </article>
  );
}

/** Letters that are typed in one way and written in another are one letter here. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s-]+/g, ' ')
    .trim();
}
