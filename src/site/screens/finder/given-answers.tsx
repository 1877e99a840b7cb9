import { ChevronDown } from 'lucide';
import type { PageData } from '../../../contract/pages.ts';
import type { ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { type FinderState, givenAnswers, stillThere, suggestionOf } from '../../../nutrition/finder/finder.ts';
import { goneBy } from '../../../nutrition/finder/finder-result.ts';
import { before } from '../../../nutrition/finder/finder-text.ts';
import { counted, plural } from '../../../text/russian.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { finderHref } from './finder-query.ts';

interface GivenAnswersProps {
  page: PageData<'finder'>;
  state: FinderState;
  products: readonly ShelfProduct[];
  nameOf: (substance: string) => string;
}

/** The answers so far, and which products each of them excluded. */
export function GivenAnswers({ page: { questions }, state, products, nameOf }: GivenAnswersProps) {
  const asked = questions.filter(({ id }) => state.has(id));
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="given-title" className="min-w-0 rounded-card bg-muted p-card">
      <h2 id="given-title" className="text-h3">
        Ваши ответы
      </h2>
      <ol className="mt-4 grid gap-x-panel gap-y-5 lg:grid-cols-2">
        {asked.map((question) => {
          const earlier = before(questions, state, question);
          const there = stillThere(questions, earlier, products);
          const given = givenAnswers([question], state);
          return (
            <li key={question.id} className="grid gap-1">
              <p className="flex items-baseline justify-between gap-4">
                <span className="text-small text-ink-soft">{question.title}</span>
                <AppLink
                  href={finderHref(questions, earlier)}
                  aria-label={`Изменить ответ: ${question.title}`}
                  className="inline-flex min-h-6 shrink-0 items-center text-small text-link underline underline-offset-4 print:hidden"
                >
                  Изменить
                </AppLink>
              </p>
              {given.length === 0 && <p className="font-medium text-ink-faint">Пропущен</p>}
              {given.map(({ answer }) => {
                const gone = goneBy(answer, there, nameOf);
                const called = there.filter((product) => suggestionOf(answer, product));
                return (
                  <div key={answer.id}>
                    <p className="font-medium">{answer.title}</p>
                    {called.length > 0 && (
                      <p className="text-small text-ink-soft">
                        {plural(called.length, 'Повод', 'Поводы', 'Поводы')}:{' '}
                        {called.map(({ title }) => title).join(', ')}
                      </p>
                    )}
                    {gone.length > 0 && (
                      <details className="accordion text-small text-ink-soft">
                        <summary className="flex min-h-6 cursor-pointer items-center gap-2">
                          {plural(gone.length, 'Ушёл', 'Ушли', 'Ушло')}{' '}
                          {counted(gone.length, 'продукт', 'продукта', 'продуктов')}: {answer.goes?.toLowerCase()}
                          <Icon of={ChevronDown} size={18} className="chevron shrink-0" />
                        </summary>
                        <ul className="mt-2 grid gap-1 pl-4">
                          {gone.map(({ product, reason }) => (
                            <li key={product.ref}>
                              <b className="font-medium text-ink">{product.title}.</b> {reason}
                            </li>
                          ))}
                        </ul>
                      </details>
                    )}
                  </div>
                );
              })}
            </li>
          );
        })}
      </ol>
      <p className="mt-6">
        <ButtonLink href={finderHref(questions, new Map())} variant="secondary" size="small">
          Начать заново
        </ButtonLink>
      </p>
    </section>
  );
}
