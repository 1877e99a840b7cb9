import { type ChangeEvent, type FormEvent, type RefObject, useId, useState } from 'react';
import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { ShelfCatalogue } from '../../../contract/shelf-catalogue.ts';
import {
  answersShown,
  contradict,
  type FinderAnswer,
  type FinderProduct,
  type FinderState,
  fits,
  stillThere,
  suggestionOf,
} from '../../../nutrition/finder/finder.ts';
import { goneBy } from '../../../nutrition/finder/finder-result.ts';
import { withAnswer, writeState } from '../../../nutrition/finder/finder-text.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AnswerEffect, effectOf } from './answer-effect.tsx';
import { finderHref, noBox } from './finder-query.ts';
import { FinderWall } from './finder-wall.tsx';
import { useOnShelf } from './use-on-shelf.ts';

interface FinderFormProps {
  question: PageData<'finder'>['questions'][number];
  questions: PageData<'finder'>['questions'];
  state: FinderState;
  catalogue: ShelfCatalogue;
  nameOf: (substance: string) => string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Of an answer that only suggests, what it has no reason for steps back, too. */
function stands(answer: FinderAnswer, product: FinderProduct): boolean {
  const suggestsOnly = effectOf(answer, [])?.kind === 'called';
  return suggestsOnly ? suggestionOf(answer, product) !== null : fits(answer, product);
}

/** Without scripts the form sends the earlier answers along, and the server renders the next question. */
export function FinderForm({ question, questions, state, catalogue, nameOf, heading }: FinderFormProps) {
  const goTo = useGoTo();
  const id = useId();
  const onShelf = useOnShelf(question, catalogue);
  const [isMissing, setMissing] = useState(false);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const [pointed, setPointed] = useState<FinderAnswer | null>(null);
  const shown = answersShown(question, questions, state);
  const left = stillThere(questions, state, catalogue.products);
  const chosen = shown.filter((one) => (ticked ?? onShelf).includes(one.id));
  const leaving = new Map(
    chosen.flatMap((one) =>
      goneBy(one, left, nameOf).map(({ product, reason }) => [product, { tag: one.goes ?? one.title, reason }]),
    ),
  );
  const staying = left.filter((product) => !leaving.has(product));
  const weighed = pointed ?? (question.many ? undefined : chosen[0]);
  const dimmed = weighed ? staying.filter((product) => !stands(weighed, product)) : [];

  const idsOf = (form: HTMLFormElement) => {
    const said = new FormData(form).getAll('v').map(String);
    return question.answers.filter((one) => said.includes(one.id)).map((one) => one.id);
  };
  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ids = idsOf(event.currentTarget);
    setMissing(question.needed && ids.length === 0);
    if (question.needed && ids.length === 0) return;
    void goTo(finderHref(questions, withAnswer(state, question, ids)));
  }

  /** Ticking an answer unticks what contradicts it. */
  function tick({ target }: ChangeEvent<HTMLInputElement>, one: FinderAnswer) {
    setMissing(false);
    const inputs = target.form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
    for (const input of inputs) {
      const other = question.answers.find(({ id: own }) => own === input.value);
      if (target.checked && other && contradict(one, other)) input.checked = false;
    }
    if (target.form) setTicked(idsOf(target.form));
  }

  const effects = new Map(shown.map((one) => [one, effectOf(one, left)]));
  const kinds = new Set([...effects.values()].flatMap((effect) => effect?.kind ?? []));

  return (
    <form action={pagePaths.finder} onSubmit={answer} aria-labelledby={id} className="finder-step">
      <div className="finder-question">
        <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-30 text-h2">
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
        {kinds.size === 1 && (
          <p aria-hidden="true" className="mt-4 -mb-2 pr-5 text-right text-caption text-ink-soft">
            {kinds.has('left') ? 'останется' : 'повод для'}
          </p>
        )}
        <fieldset key={onShelf.join()} className="mt-4 grid gap-2" onPointerLeave={() => setPointed(null)}>
          <legend className="sr-only">{question.title}</legend>
          {shown.map((one) => (
            <label
              key={one.id}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(one)}
              className="flex min-h-14 cursor-pointer items-center gap-4 rounded-card bg-muted px-5 py-3 has-checked:bg-tint has-checked:shadow-[inset_0_0_0_2px_var(--action)] has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type={question.many ? 'checkbox' : 'radio'}
                name="v"
                value={one.id}
                required={!question.many}
                defaultChecked={onShelf.includes(one.id)}
                onChange={(event) => tick(event, one)}
                onFocus={() => setPointed(one)}
                onBlur={() => setPointed(null)}
                className={question.many ? 'check' : 'check rounded-full'}
              />
              <span className="grow font-medium">{one.title}</span>
              <AnswerEffect effect={effects.get(one) ?? null} isPlain={kinds.size === 1} />
            </label>
          ))}
        </fieldset>
        {isMissing && (
          <p role="alert" className="mt-4 text-small font-medium text-error">
            Отметьте хотя&nbsp;бы один ответ: без&nbsp;него советовать опасно.
          </p>
        )}
      </div>
      <div className="finder-dock">
        <FinderWall products={catalogue.products} staying={staying} dimmed={dimmed} leaving={leaving} />
        <div className="finder-actions">
          <Button type="submit" className="max-lg:grow">
            Дальше
          </Button>
          {!question.needed && (
            <ButtonLink href={finderHref(questions, withAnswer(state, question, []))} variant="secondary">
              Пропустить
            </ButtonLink>
          )}
        </div>
      </div>
    </form>
  );
}
