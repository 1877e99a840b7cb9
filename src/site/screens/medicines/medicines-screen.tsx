import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { keysOf, medicineKinds } from '../../../contract/vocabulary.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Container, PageHead, Section } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SourceList } from '../../ui/prose.tsx';
import { MedicineGroup } from './medicine-group.tsx';

/** What to keep apart and what to ask; never what to take or to stop. */
export function MedicinesScreen({ page }: { page: PageData<'medicines'> }) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <Container className="pb-12">
        <Notice tone="careful" title="Сначала — врач" className="max-w-[60rem]">
          <p>{page.doctor}</p>
          <p className="mt-3 flex flex-wrap gap-3 print:hidden">
            <ButtonLink href={pagePaths.shelf} size="small" variant="secondary">
              Собрать свой список
            </ButtonLink>
            <ButtonLink href={pagePaths.combinations} size="small" variant="secondary">
              Вещества между собой
            </ButtonLink>
          </p>
        </Notice>
      </Container>
      {keysOf(medicineKinds).map((kind) => {
        const groups = page.groups.filter((group) => group.kind === kind);
        if (groups.length === 0) return null;
        return (
          <Section key={kind} title={medicineKinds[kind]} tone={kind === 'state' ? 'muted' : 'plain'}>
            <div className="border-t border-line">
              {groups.map((group) => (
                <MedicineGroup key={group.id} group={group} sources={page.sources} />
              ))}
            </div>
          </Section>
        );
      })}
      <Section title="Как читать страницу">
        <dl className="grid gap-8 md:grid-cols-2">
          {page.notes.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-2 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Источники" space="none" className="pb-section">
        <Fold title={`Показать все: ${page.sources.length}`}>
          <SourceList
            sources={page.sources}
            className="mt-4 list-decimal pl-6 text-small text-ink-soft *:mb-2.5 *:break-inside-avoid max-lg:max-w-[68ch] lg:columns-2 lg:gap-x-16"
          />
        </Fold>
      </Section>
      <Container className="pb-section">
        <LegalWarning text={page.warning} />
      </Container>
    </>
  );
}
