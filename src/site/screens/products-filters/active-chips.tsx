import { X } from 'lucide';
import type { Facet } from '../../../contract/filters.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { FacetKey } from '../../../contract/query-vocabulary.ts';
import { facetTitles } from '../../../contract/query-vocabulary.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type FilterChoice, hrefOf, toggled } from './filter-choice.ts';

/** Facets whose values need the name of the facet. */
const namedFacets: ReadonlySet<FacetKey> = new Set(['component', 'without', 'allergen', 'rating']);

/** Links that remove a value, so that they work without scripts. */
export function ActiveChips({ facets, choice }: { facets: Facet[]; choice: FilterChoice }) {
  const active = facets.flatMap((facet) =>
    facet.options
      .filter((option) => choice.chosen[facet.key]?.includes(option.value))
      .map((option) => ({ key: facet.key, value: option.value, label: labelOf(facet.key, option.title) })),
  );
  if (active.length === 0) return null;
  return (
    <ul aria-label="Выбранные признаки" className="flex flex-wrap items-center gap-2">
      {active.map((item) => (
        <li key={`${item.key} ${item.value}`}>
          <ChipLink href={hrefOf(toggled(choice, item.key, item.value))} selected aria-current={false}>
            <span className="flex items-center gap-2">
              <span>
                <span className="sr-only">Убрать: </span>
                {item.label}
              </span>
              <Icon of={X} size={16} />
            </span>
          </ChipLink>
        </li>
      ))}
      <li>
        <AppLink
          href={pagePaths['products-filters']}
          className="inline-flex min-h-10 items-center px-2 text-small font-semibold text-link hover:underline underline-offset-4"
        >
          Сбросить всё
        </AppLink>
      </li>
    </ul>
  );
}

function labelOf(key: FacetKey, title: string): string {
  return namedFacets.has(key) ? `${facetTitles[key]}: ${title}` : title;
}
