import { pagePaths } from '../../../contract/paths.ts';
import { toolKeys } from '../../../contract/query-vocabulary.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { ChoiceField, FilterForm } from '../../ui/filter-form.tsx';
import { addressOf, type ComponentsPage, type ComponentsQuery, neighboursOf } from './components-query.ts';

export function ComponentsFilters({ page, query }: { page: ComponentsPage; query: ComponentsQuery }) {
  const goTo = useGoTo();

  function choose(chosen: FormData) {
    const next: ComponentsQuery = Object.fromEntries(
      toolKeys.components.map((key) => [key, String(chosen.get(key) ?? '')]),
    );
    void goTo(addressOf(next, next.with));
  }

  const combined = page.items.filter(({ slug }) => neighboursOf(page, slug).size > 0);
  return (
    <FilterForm
      action={pagePaths.components}
      onChoose={choose}
      className="grid grow grid-cols-2 gap-3 max-sm:*:nth-3:col-span-full sm:grid-cols-3"
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
          all="Любая еда"
          value={query.food}
          options={page.foods.map(({ id, title }) => [id, title])}
        />
      )}
      <ChoiceField
        name="with"
        label={'С\u00a0чем сочетается'}
        all="Вещество"
        value={query.with}
        options={combined.map(({ slug, title }) => [slug, title])}
      />
    </FilterForm>
  );
}
