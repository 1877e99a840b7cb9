import { useDeferredValue, useState } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { counted } from '../../../text/russian.ts';
import { StructuredData } from '../../seo/json-ld/structured-data.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ContentsList } from '../../ui/contents-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FaqList } from '../../ui/faq-list.tsx';
import { FilterField } from '../../ui/filter-field.tsx';
import { Container } from '../../ui/layout.tsx';
import { SectionChips } from '../../ui/section-chips.tsx';
import { findQuestions } from './find-questions.ts';

const groupId = (id: string) => `group-${id}`;

/** A filter over all questions, groups beside them. All of it is in the page without scripts. */
export function FaqScreen({ page }: { page: PageData<'faq'> }) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const groups = findQuestions(page.groups, query);
  const found = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <Container className="pt-card pb-section">
      <StructuredData block="faq" of={page} />
      <Breadcrumbs trail={[]} current={page.title} />
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1fr] lg:items-end">
        <div>
          <h1 className="text-h1">{page.title}</h1>
          <p className="mt-5 max-w-[36rem] text-lead text-ink-soft">{page.lead}</p>
        </div>
        <search className="noscript:hidden print:hidden">
          <FilterField
            id="faq-search"
            label="Искать среди вопросов"
            placeholder="Железо, кофе, возврат…"
            value={typed}
            onChange={setTyped}
            size="large"
          />
          <p role="status" className="mt-2 min-h-6 pl-15 text-caption text-ink-soft">
            {query !== '' &&
              (found > 0 ? `Нашлось: ${counted(found, 'вопрос', 'вопроса', 'вопросов')}` : 'Ничего не\u00a0нашлось')}
          </p>
        </search>
      </div>
      <SectionChips
        label="Перейти к разделу"
        sections={groups.map(({ id, title }) => ({ id: groupId(id), label: title }))}
        className="-mx-side mt-4 lg:hidden"
      />
      <div className="mt-4 grid gap-x-16 lg:mt-panel lg:grid-cols-[220px_minmax(0,1fr)]">
        <ContentsList
          title="Разделы"
          items={groups.map(({ id, title }) => ({ id: groupId(id), title, level: 2 }))}
          className="sticky top-28 hidden self-start lg:block"
        />
        <div className="grid gap-y-10 lg:gap-y-16">
          {groups.map((group) => (
            <section key={group.id}>
              <h2 id={groupId(group.id)} className="mb-5 scroll-mt-34 text-h2 lg:scroll-mt-30">
                {group.title}
              </h2>
              <FaqList items={group.items} isHome />
            </section>
          ))}
          {found === 0 && (
            <EmptyState
              title="Такого вопроса здесь ещё нет"
              text="Попробуйте другое слово или спросите нас: ответ появится на&nbsp;этой странице."
            >
              <ButtonLink href={`${pagePaths.search}?q=${encodeURIComponent(query)}`} variant="secondary">
                Искать по&nbsp;всему сайту
              </ButtonLink>
              <ButtonLink href={pagePaths.contacts}>Задать вопрос</ButtonLink>
            </EmptyState>
          )}
          {found > 0 && (
            <aside className="rounded-panel bg-tint p-panel print:hidden">
              <h2 className="text-h3">Не&nbsp;нашли своего вопроса?</h2>
              <p className="mt-2 max-w-[34rem] text-ink-soft">
                Позвоните или напишите. Отвечают живые люди, по&nbsp;будням.
              </p>
              <ButtonLink href={pagePaths.contacts} className="mt-5">
                К&nbsp;контактам
              </ButtonLink>
            </aside>
          )}
        </div>
      </div>
    </Container>
  );
}
