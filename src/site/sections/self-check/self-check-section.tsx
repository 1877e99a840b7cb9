import { useId, useState } from 'react';
import { plural } from '../../../text/russian.ts';
import { ProductRow } from '../../cards/product-card.tsx';
import { Button } from '../../ui/button.tsx';
import { Section, SectionHead } from '../../ui/layout.tsx';
import type { SectionProps } from '../theme-looks.ts';
import { useLinkedLine } from '../use-linked-line.ts';
import { outcomeOf, type Reply, readReplies, writeReplies } from './self-check.ts';

const id = 'voprosy';

const replyWords = { yes: 'Да', no: 'Нет' } as const;

/** Questions, and up to two products as the result. Without scripts every question says what its «нет» means. */
export function SelfCheckSection({ section, tone }: SectionProps<'self-check'>) {
  const { questions, results } = section;
  const [replies, setReplies] = useState<readonly (Reply | undefined)[]>([]);
  const writeLine = useLinkedLine(id, (line) => setReplies(readReplies(questions.length, line)));
  const outcome = outcomeOf(questions, replies);
  const group = useId();
  const isBegun = outcome.left < questions.length;
  const result =
    outcome.products.length > 0 ? results.products : outcome.habits.length > 0 ? results.habits : results.nothing;
  const shown = outcome.products.flatMap((ref) => questions.find(({ product }) => product?.ref === ref)?.product ?? []);

  function change(next: readonly (Reply | undefined)[]) {
    setReplies(next);
    writeLine(writeReplies(questions.length, next));
  }

  return (
    <Section id={id} label={section.title} tone={tone}>
      <div className="grid grid-cols-1 items-start gap-x-16 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+32px)]">
          <SectionHead title={section.title} text={section.text} />
        </div>
        <div>
          <ol className="border-t border-line">
            {questions.map(({ question, otherwise }, index) => (
              <li key={question} className="border-b border-line py-5">
                <fieldset className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-baseline">
                  <legend className="contents">
                    <span className="grid grid-cols-[2.5rem_1fr] items-baseline text-h3 font-semibold tracking-[-.01em]">
                      <span aria-hidden="true" className="text-small text-ink-faint">
                        {String(index + 1).padStart(2, '0')}
                      </span>
                      {question}
                    </span>
                  </legend>
                  <span className="flex gap-1 max-sm:ml-10 noscript:hidden">
                    {(['yes', 'no'] as const).map((reply) => (
                      <label key={reply} className="relative cursor-pointer">
                        <input
                          type="radio"
                          name={`${group}${index}`}
                          checked={replies[index] === reply}
                          onChange={() => change(questions.map((_, at) => (at === index ? reply : replies[at])))}
                          className="peer absolute inset-0 cursor-pointer opacity-0"
                        />
                        <span className="inline-flex min-h-11 min-w-16 items-center justify-center rounded-full bg-muted px-5 text-small font-semibold peer-checked:bg-inverse peer-checked:text-on-inverse peer-focus-visible:outline-3 peer-focus-visible:outline-focus">
                          {replyWords[reply]}
                        </span>
                      </label>
                    ))}
                  </span>
                </fieldset>
                <p
                  className={`mt-2 ml-10 max-w-[36rem] text-small text-ink-soft noscript:block ${replies[index] === 'no' ? '' : 'hidden'}`}
                >
                  {otherwise}
                </p>
              </li>
            ))}
          </ol>
          <div role="status" className="mt-6 rounded-card bg-muted p-card noscript:hidden">
            {outcome.left > 0 ? (
              <p className="text-small text-ink-soft">
                {isBegun
                  ? `${plural(outcome.left, 'Остался', 'Осталось', 'Осталось')} ${outcome.left}\u00a0${plural(outcome.left, 'вопрос', 'вопроса', 'вопросов')}.`
                  : 'Ответьте, и\u00a0здесь появится итог: от\u00a0нуля до\u00a0двух банок.'}
              </p>
            ) : (
              <>
                <p className="text-h3 font-semibold">{result.title}</p>
                <p className="mt-2 max-w-[36rem] text-ink-soft">{result.text}</p>
                {shown.length > 0 && (
                  <ul className="mt-5 grid gap-4 sm:grid-cols-2">
                    {shown.map((product) => (
                      <li key={product.ref}>
                        <ProductRow product={product} />
                      </li>
                    ))}
                  </ul>
                )}
              </>
            )}
          </div>
          {isBegun && (
            <Button variant="quiet" size="small" className="mt-4" onClick={() => change([])}>
              Начать заново
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
