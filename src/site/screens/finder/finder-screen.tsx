import { useEffect, useMemo, useRef } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import { nextQuestion, stillThere } from '../../../nutrition/finder/finder.ts';
import { findProducts } from '../../../nutrition/finder/finder-result.ts';
import { TickBar } from '../../charts/tick-bar.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Container, PageHead, Section } from '../../ui/layout.tsx';
import { LegalWarning } from '../../ui/legal-warning.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NoteList } from '../../ui/prose.tsx';
import { FinderForm } from './finder-form.tsx';
import { stateFromQuery } from './finder-query.ts';
import { FinderResultView } from './finder-result-view.tsx';
import { FinderWall } from './finder-wall.tsx';
import { GivenAnswers } from './given-answers.tsx';

interface FinderScreenProps {
  page: PageData<'finder'>;
  catalogue: ShelfCatalogue;
  search: Record<string, unknown>;
}

/** One question at a time; every answer is in the address, so Back removes the last one. */
export function FinderScreen({ page, catalogue, search }: FinderScreenProps) {
  const { questions } = page;
  const { products } = catalogue;
  const { state, unread } = useMemo(() => stateFromQuery(questions, search, products), [questions, search, products]);
  const nameOf = (key: string) => catalogue.substances.find((one) => one.key === key)?.title ?? key;
  const question = nextQuestion(questions, state, products);
  const heading = useFocusOnChange(question?.id ?? 'result');

  const left = stillThere(questions, state, products);
  const asked = question ? questions.indexOf(question) : questions.length;
  const result = question ? null : findProducts(questions, state, products, nameOf);

  return (
    <div id="finder">
      {/* Who has begun knows what this is. */}
      {state.size === 0 ? (
        <PageHead title={page.title} lead={page.lead} />
      ) : (
        <Container className="pt-card pb-4">
          <Breadcrumbs trail={[]} current={page.title} />
          <h1 className="text-small font-semibold text-ink-soft">{page.title}</h1>
        </Container>
      )}
      <Container className="grid grid-cols-1 gap-6 pb-section">
        {question && <FinderProgress asked={asked} of={questions.length} />}
        {unread.length > 0 && (
          <Notice tone="careful" title="Часть ссылки не поняли">
            <p className="wrap-anywhere">
              Этих ответов больше нет или они записаны с&nbsp;ошибкой: {unread.join(', ')}. Остальные на&nbsp;месте.
            </p>
          </Notice>
        )}
        {question && (
          <FinderForm
            key={question.id}
            question={question}
            questions={questions}
            state={state}
            catalogue={catalogue}
            nameOf={nameOf}
            heading={heading}
          />
        )}
        {result && (
          <div className="finder-answer">
            <FinderResultView page={page} result={result} nameOf={nameOf} heading={heading} />
            <FinderWall
              products={products}
              staying={left}
              result={result.found.map(({ product }) => product)}
              water={page.cutout}
            />
          </div>
        )}
        <GivenAnswers page={page} state={state} products={products} nameOf={nameOf} />
      </Container>
      <Section title="Как это работает" tone="muted" className="print:hidden">
        <NoteList notes={page.notes} />
        <p className="mt-8 max-w-[44rem] text-caption text-ink-faint">{page.privacy}</p>
        <LegalWarning text={page.warning} />
      </Section>
    </div>
  );
}

/** The answered form is gone, so the focus moves to the next heading. */
function useFocusOnChange(what: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(what);
  useEffect(() => {
    if (before.current !== what) heading.current?.focus();
    before.current = what;
  }, [what]);
  return heading;
}

/** How far the reader has come. */
function FinderProgress({ asked, of }: { asked: number; of: number }) {
  return (
    <div className="flex items-center gap-4 print:hidden">
      <p className="shrink-0 text-small text-ink-soft">
        Вопрос {asked + 1} из&nbsp;{of}
      </p>
      <TickBar percent={(asked / of) * 100} className="max-w-md min-w-0 grow" />
    </div>
  );
}
