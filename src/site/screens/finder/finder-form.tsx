import { type ChangeEvent, type FormEvent, type RefObject, useId, useState } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import {
  answersShown,
  contradict,
  type FinderAnswer,
  type FinderState,
  stillThere,
  suggestionOf,
} from '../../../nutrition/finder/finder.ts';
import { withAnswer, writeState } from '../../../nutrition/finder/finder-text.ts';
import { counted } from '../../../text/russian.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { finderHref, noBox } from './finder-query.ts';
import { useOnShelf } from './use-on-shelf.ts';

interface FinderFormProps {
  question: PageData<'finder'>['questions'][number];
  questions: PageData<'finder'>['questions'];
  state: FinderState;
  catalogue: ShelfCatalogue;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Without scripts the form sends the earlier answers along, and the server renders the next question. */
export function FinderForm({ question, questions, state, catalogue, heading }: FinderFormProps) {
  const goTo = useGoTo();
  const id = useId();
  const onShelf = useOnShelf(question, catalogue);
  const [isMissing, setMissing] = useState(false);
  const left = stillThere(questions, state, catalogue.products);
  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('v').map(String);
    const ids = question.answers.filter((one) => chosen.includes(one.id)).map((one) => one.id);
    setMissing(question.needed && ids.length === 0);
    if (question.needed && ids.length === 0) return;
    void goTo(finderHref(questions, withAnswer(state, question, ids)));
  }

  /** Ticking an answer unticks what contradicts it. */
  function untick({ target }: ChangeEvent<HTMLInputElement>, one: FinderAnswer) {
    setMissing(false);
    const inputs = target.form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
    for (const input of inputs) {
      const other = question.answers.find(({ id: own }) => own === input.value);
      if (target.checked && other && contradict(one, other)) input.checked = false;
    }
  }

  function effectOf(one: FinderAnswer): string {
    if (one.stop) return '';
    const after = stillThere(questions, withAnswer(state, question, [one.id]), catalogue.products).length;
    if (one.only || one.have.length > 0 || one.against.length > 0)
      return after === left.length ? 'все остаются' : `останется ${counted(after, 'продукт', 'продукта', 'продуктов')}`;
    const called = left.filter((product) => suggestionOf(one, product)).length;
    return one.suggests.length > 0 ? `повод для ${counted(called, 'продукта', 'продуктов', 'продуктов')}` : '';
  }

  return (
    <form action={pagePaths.finder} onSubmit={answer} aria-labelledby={id}>
      <p className="text-small text-ink-soft">
        Вопрос {questions.indexOf(question) + 1} из&nbsp;{questions.length}. В&nbsp;подборе{' '}
        {counted(left.length, 'продукт', 'продукта', 'продуктов')}
      </p>
      <h2 id={id} ref={heading} tabIndex={-1} className="mt-1 scroll-mt-30 text-h2">
        {question.title}
      </h2>
      {question.hint && <p className="mt-2 max-w-[44rem] text-ink-soft">{question.hint}</p>}
      {onShelf.length > 0 && (
        <p role="status" className="mt-2 text-small font-medium">
          Отметили по&nbsp;вашей полке. Проверьте.
        </p>
      )}
      {state.size > 0 && <input type="hidden" name="a" value={writeState(questions, state)} />}
      {question.many && <input type="hidden" name="v" value={noBox} />}
      <fieldset key={onShelf.join()} className="mt-6 grid gap-2">
        <legend className="sr-only">{question.title}</legend>
        {answersShown(question, questions, state).map((one) => (
          <label
            key={one.id}
            className="flex min-h-14 cursor-pointer items-center gap-4 rounded-card bg-muted px-5 py-3 has-checked:bg-tint has-checked:shadow-[inset_0_0_0_2px_var(--action)] has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type={question.many ? 'checkbox' : 'radio'}
              name="v"
              value={one.id}
              required={!question.many}
              defaultChecked={onShelf.includes(one.id)}
              onChange={(event) => untick(event, one)}
              className={question.many ? 'check' : 'check rounded-full'}
            />
            <span className="grow font-medium">{one.title}</span>
            <span className="text-right text-caption text-ink-soft">{effectOf(one)}</span>
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <p role="alert" className="mt-4 text-small font-medium text-error">
          Отметьте хотя&nbsp;бы один ответ: без&nbsp;него советовать опасно.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">Дальше</Button>
        {!question.needed && (
          <ButtonLink href={finderHref(questions, withAnswer(state, question, []))} variant="secondary">
            Пропустить
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
