import { pagePaths } from '../../../contract/paths.ts';
import { toolKeys } from '../../../contract/query-vocabulary.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { ChoiceField, FilterForm } from '../../ui/filter-form.tsx';
import { type ComponentsPage, type ComponentsQuery, neighboursOf } from './components-query.ts';

export function ComponentsFilters({ page, query }: { page: ComponentsPage; query: ComponentsQuery }) {
  const goTo = useGoTo();

  function choose(chosen: FormData) {
    const filled = toolKeys.components.flatMap((key) => {
      const value = chosen.get(key);
      return typeof value === 'string' && value ? [[key, value]] : [];
    });
    const text = new URLSearchParams(filled).toString();
    void goTo(text ? `${pagePaths.components}?${text}` : pagePaths.components);
  }

  const combined = page.items.filter(({ slug }) => neighboursOf(page, slug).size > 0);
  return (
    <FilterForm
      key={toolKeys.components.map((name) => query[name]).join(' ')}
      action={pagePaths.components}
      onChoose={choose}
      className="grid grow gap-3 sm:grid-cols-3"
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
    </FilterForm>
  );
}
