import { ChevronDown } from 'lucide';
import type { Facet } from '../../../contract/filters.ts';
import type { FacetKey } from '../../../contract/query-vocabulary.ts';
import { useSite } from '../../api-client/frame-data.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { type FilterChoice, isChosen } from './filter-choice.ts';

interface FacetListProps {
  facets: Facet[];
  choice: FilterChoice;
  onToggle: (key: FacetKey, value: string) => void;
}

/** Facets that are open at first. */
const openFacets: ReadonlySet<FacetKey> = new Set(['series', 'theme', 'form']);
/** Longer lists fold after so many options. */
const shortList = 8;
/** A list folds only if it hides at least so many options. */
const worthFolding = 3;

export function FacetList({ facets, choice, onToggle }: FacetListProps) {
  return (
    <div className="border-t border-line">
      {facets.map((facet) => (
        <FacetGroup key={facet.key} facet={facet} choice={choice} onToggle={onToggle} />
      ))}
    </div>
  );
}

function FacetGroup({ facet, choice, onToggle }: { facet: Facet } & Omit<FacetListProps, 'facets'>) {
  const chosen = choice.chosen[facet.key]?.length ?? 0;
  const folds = facet.options.length >= shortList + worthFolding;
  // Selected options are always visible.
  const first = folds ? facet.options.filter((option, index) => index < shortList || option.selected) : facet.options;
  const rest = facet.options.filter((option) => !first.includes(option));
  const options = (list: Facet['options']) =>
    list.map((option) => (
      <Option
        key={option.value}
        facetKey={facet.key}
        option={option}
        checked={isChosen(choice, facet.key, option.value)}
        onToggle={onToggle}
      />
    ));
  return (
    <details className="accordion border-b border-line" open={openFacets.has(facet.key) || chosen > 0}>
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 font-semibold focus-visible:rounded-control">
        <span>
          {facet.title}
          {chosen > 0 && <span className="ml-2 text-small font-normal text-ink-faint">{chosen}</span>}
        </span>
        <Icon of={ChevronDown} size={20} className="text-ink-faint chevron" />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{facet.title}</legend>
        {options(first)}
        {rest.length > 0 && (
          <details className="accordion group/rest">
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-small font-semibold text-link group-open/rest:hidden">
              Ещё {rest.length}
            </summary>
            {options(rest)}
          </details>
        )}
      </fieldset>
    </details>
  );
}

interface OptionProps {
  facetKey: FacetKey;
  option: Facet['options'][number];
  checked: boolean;
  onToggle: FacetListProps['onToggle'];
}

function Option({ facetKey, option, checked, onToggle }: OptionProps) {
  // Options without a result are disabled, unless they are selected.
  const useless = option.count === 0 && !checked;
  return (
    <label
      className={cx(
        'flex min-h-11 items-start gap-3 py-2.5 text-small lg:min-h-9 lg:py-1.5',
        useless ? 'text-ink-faint' : 'cursor-pointer hover:text-link',
      )}
    >
      <input
        type="checkbox"
        name={facetKey}
        value={option.value}
        checked={checked}
        disabled={useless}
        onChange={() => onToggle(facetKey, option.value)}
        className="check mt-px"
      />
      <span className="flex grow items-center gap-2">
        {facetKey === 'series' && <SeriesDot slug={option.value} />}
        {option.title}
      </span>
      <span className="text-caption leading-[1.5rem] text-ink-faint">
        {/* Separates name and number for screen readers: «Витамин B6» and 3. */}
        <span className="sr-only">, </span>
        {option.adds && !checked && '+'}
        {option.count}
      </span>
    </label>
  );
}

function SeriesDot({ slug }: { slug: string }) {
  const accent = useSite()?.series.find((series) => series.slug === slug)?.accent.name;
  return <span data-accent={accent} aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-accent" />;
}
