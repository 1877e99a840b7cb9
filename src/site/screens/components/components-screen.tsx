import { useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { counted } from '../../../text/russian.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterField } from '../../ui/filter-field.tsx';
import { Container, PageHead, Section } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CombinationList } from './combination-list.tsx';
import { ComponentsFilters } from './components-filters.tsx';
import { type ComponentsPage, chosenItems, readQuery } from './components-query.ts';
import { ComponentsTable } from './components-table.tsx';

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
      <Container className="grid grid-cols-1 gap-x-3 gap-y-10 lg:gap-y-16 lg:grid-cols-7">
        {found.length === 0 && (
          <div className="lg:col-span-7">
            <EmptyState title="Такого компонента у нас нет" text="Проверьте написание или откройте весь список.">
              <ButtonLink href={pagePaths.components} onClick={() => setTyped('')}>
                Показать все
              </ButtonLink>
            </EmptyState>
          </div>
        )}
        <ComponentsTable page={page} items={found} query={query} />
      </Container>
      <Section
        title="Что с&nbsp;чем сочетается"
        text="То&nbsp;же словами. Нажмите на&nbsp;символ в&nbsp;таблице, и&nbsp;она покажет, с&nbsp;чем вещество пьют вместе, а&nbsp;с&nbsp;чем порознь."
        link={{ url: pagePaths.combinations, label: 'С\u00a0едой и\u00a0лекарствами' }}
        tone="muted"
      >
        <CombinationList page={page} />
      </Section>
    </>
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
