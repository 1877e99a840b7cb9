import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { combinationKinds, keysOf } from '../../../contract/vocabulary.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CombinationMark } from '../../ui/combination-mark.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Container, PageHead, Section } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SourceList } from '../../ui/prose.tsx';
import { CombinationMatrix } from './combination-matrix.tsx';
import { PairForm } from './pair-form.tsx';
import { SubstanceCombinations } from './substance-combinations.tsx';

interface CombinationsScreenProps {
  page: PageData<'combinations'>;
  search: Record<string, unknown>;
}

/** Two fields and one answer; below them everything, without scripts too. */
export function CombinationsScreen({ page, search }: CombinationsScreenProps) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        <PairForm page={page} search={search} />
        <ul
          aria-label="Обозначения"
          className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small max-sm:grid max-sm:grid-cols-[auto_auto] max-sm:gap-x-3"
        >
          {keysOf(combinationKinds).map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <CombinationMark kind={kind} />
              {combinationKinds[kind]}
            </li>
          ))}
        </ul>
      </PageHead>
      <Container className="pb-12">
        <Notice tone="careful" title="Сначала — врач" className="max-w-[60rem]">
          <p>{page.doctor}</p>
          <p className="mt-3 print:hidden">
            <ButtonLink href={pagePaths.shelf} size="small" variant="secondary">
              Собрать свой список
            </ButtonLink>
          </p>
        </Notice>
      </Container>
      <Section title="Вещества друг с другом" space="none" className="pb-section">
        <Fold title="Показать таблицу">
          <CombinationMatrix page={page} />
        </Fold>
      </Section>
      <Section title="По веществам" tone="muted">
        <div className="grid items-start gap-x-10 border-t border-line md:grid-cols-2 lg:grid-cols-3">
          {page.substances.map((substance) => (
            <SubstanceCombinations key={substance.key} substance={substance} page={page} />
          ))}
        </div>
      </Section>
      <Section title="Источники">
        <Fold title={`Показать все: ${page.sources.length}`}>
          <SourceList
            sources={page.sources}
            className="mt-4 list-decimal pl-6 text-small text-ink-soft *:mb-2.5 *:break-inside-avoid max-lg:max-w-[68ch] lg:columns-2 lg:gap-x-16"
          />
        </Fold>
      </Section>
    </>
  );
}
