import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { combinationKinds, keysOf } from '../../../contract/vocabulary.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CombinationMark } from '../../ui/combination-mark.tsx';
import { Container, PageHead, Section } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SourceList } from '../../ui/prose.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { CombinationMatrix } from './combination-matrix.tsx';
import { SubstanceCombinations } from './substance-combinations.tsx';

/** A matrix and a list, both without scripts. */
export function CombinationsScreen({ page }: { page: PageData<'combinations'> }) {
  return (
    <>
      <PageHead title={page.title} lead={page.lead}>
        <ul aria-label="Обозначения" className="mt-8 flex flex-wrap gap-x-6 gap-y-3 text-small">
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
        <CombinationMatrix page={page} />
      </Section>
      <Section title="По веществам" tone="muted">
        <nav aria-label="К веществу" className="print:hidden">
          <TagList
            label="Вещества"
            tags={page.substances.map(({ key, title }) => ({ label: title, href: `#${key}` }))}
          />
        </nav>
        <div className="mt-10 gap-x-10 md:columns-2">
          {page.substances.map((substance) => (
            <SubstanceCombinations key={substance.key} substance={substance} page={page} />
          ))}
        </div>
      </Section>
      <Section title="Источники">
        <SourceList sources={page.sources} />
      </Section>
    </>
  );
}
