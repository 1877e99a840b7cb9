import { normGroups } from '../../../contract/page-vocabulary.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { useGoTo } from '../../ui/app-link.tsx';
import { ChoiceField, FilterForm } from '../../ui/filter-form.tsx';
import type { Norms } from './norms-query.ts';
import { type NormsQuery, normsHref } from './norms-query.ts';

export function NormsFilters({ audiences, query }: { audiences: Norms['audiences']; query: NormsQuery }) {
  const goTo = useGoTo();

  function choose(chosen: FormData) {
    const of = (name: string) => String(chosen.get(name) ?? '');
    // The columns that a sort names depend on the person.
    const sort = of('who') === (query.who ?? '') ? query.sort : undefined;
    goTo(normsHref({ who: of('who'), group: of('group'), ...(sort ? { sort } : {}) }));
  }

  return (
    <FilterForm
      action={pagePaths.norms}
      onChoose={choose}
      className="grid gap-4 sm:grid-cols-[minmax(0,22rem)_minmax(0,16rem)_auto] sm:items-end"
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
    </FilterForm>
  );
}
