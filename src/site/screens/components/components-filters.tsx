import type { FormEvent } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { toolKeys } from '../../../contract/tool-queries.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { type ComponentsPage, type ComponentsQuery, neighboursOf } from './components-query.ts';

/** A plain GET form; with scripts a choice is applied at once. */
export function ComponentsFilters({ page, query }: { page: ComponentsPage; query: ComponentsQuery }) {
  const goTo = useGoTo();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const filled = toolKeys.components.flatMap((key) => {
      const value = chosen.get(key);
      return typeof value === 'string' && value ? [[key, value]] : [];
    });
    const text = new URLSearchParams(filled).toString();
    void goTo(text ? `${pagePaths.components}?${text}` : pagePaths.components);
  }

  const combined = page.items.filter(({ slug }) => neighboursOf(page, slug).size > 0);
  return (
    <form
      // The address may change outside of this form: by «Назад» or a link of the graph.
      key={toolKeys.components.map((name) => query[name]).join(' ')}
      action={pagePaths.components}
      method="get"
      onSubmit={send}
      onChange={(event) => event.currentTarget.requestSubmit()}
      className="grid grow gap-3 sm:grid-cols-3 print:hidden"
    >
      <ChoiceField
        name="group"
        label="Группа"
        all="Все группы"
        value={query.group}
        options={page.groups.map(({ key, title, count }) => [key, `${title}, ${count}`])}
      />
      {page.foods.length > 0 && (
        <ChoiceField
          name="food"
          label="Где есть"
          all={'В\u00a0любой еде'}
          value={query.food}
          options={page.foods.map(({ id, title }) => [id, title])}
        />
      )}
      <ChoiceField
        name="with"
        label={'С\u00a0чем сочетается'}
        all={'С\u00a0чем угодно'}
        value={query.with}
        options={combined.map(({ slug, title }) => [slug, title])}
      />
      <p className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          Показать
        </Button>
      </p>
    </form>
  );
}
