import type { FormEvent } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { normGroups } from '../../../contract/reference-vocabulary.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import type { Norms } from './norm-columns.ts';
import { type NormsQuery, normsHref } from './norms-query.ts';

/** A plain GET form; with scripts a choice is applied at once. */
export function NormsFilters({ audiences, query }: { audiences: Norms['audiences']; query: NormsQuery }) {
  const goTo = useGoTo();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const of = (name: string) => String(chosen.get(name) ?? '');
    // The columns that a sort names depend on the person.
    const sort = of('who') === (query.who ?? '') ? query.sort : undefined;
    goTo(normsHref({ who: of('who'), group: of('group'), ...(sort ? { sort } : {}) }));
  }

  return (
    <form
      // The address may change outside of this form: by «Назад» or a link of a heading.
      key={`${query.who} ${query.group}`}
      action={pagePaths.norms}
      method="get"
      onSubmit={send}
      onChange={(event) => event.currentTarget.requestSubmit()}
      className="grid gap-4 sm:grid-cols-[minmax(0,22rem)_minmax(0,16rem)_auto] sm:items-end print:hidden"
    >
      <ChoiceField
        name="who"
        label="Кому"
        all="Все возрасты и состояния"
        value={query.who}
        options={audiences.map(({ key, title }) => [key, title])}
      />
      <ChoiceField
        name="group"
        label="Вещества"
        all="Все вещества"
        value={query.group}
        options={Object.entries(normGroups)}
      />
      <p className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          Показать
        </Button>
      </p>
    </form>
  );
}
