import type { PageData } from '../../contract/pages.ts';
import { pagePaths, paths } from '../../contract/paths.ts';
import { decimal } from '../../nutrition/decimal.ts';
import { writeAmount } from '../../nutrition/wording.ts';
import { uncapitalise } from '../../text/russian.ts';
import type { Entry } from '../load/loaded-content.ts';
import { type Library, sources } from './library.ts';

type Combinations = Pick<PageData<'combinations'>, 'substances' | 'partners' | 'pairs' | 'sources'>;

const substancesOf = ({ content }: Library) =>
  new Set(
    content
      .get('combinations', 'combinations')
      .data.pairs.flatMap(({ substance, component }) => [substance, component]),
  );

/** Where combinations are told of: at the substance itself, if there is anything about it. */
export const combinationsUrl = (library: Library, slug: string): string =>
  substancesOf(library).has(slug) ? `${pagePaths.combinations}#${slug}` : pagePaths.combinations;

/** What the one list of combinations says of a substance and others. */
export function pairsWith(library: Library, slug: string) {
  return library.content.get('combinations', 'combinations').data.pairs.flatMap((pair) => {
    const { substance, component, kind } = pair;
    const other = substance === slug ? component : component === slug ? substance : undefined;
    return other === undefined || kind === 'doctor' ? [] : [{ component: other, kind, text: reasonOf(library, pair) }];
  });
}

type Pair = Entry<'combinations'>['data']['pairs'][number];

/** With the daily amounts from which the pair hinders each other. */
function reasonOf(library: Library, { substance, component, from, componentFrom, reason }: Pair): string {
  const least = (slug: string | undefined, amount: number | undefined) =>
    slug === undefined || amount === undefined
      ? []
      : [`${uncapitalise(library.componentCard(slug).title)}\u00A0— ${writeAmount(decimal(amount), 'mg')}`];
  const parts = [...least(substance, from), ...least(component, componentFrom)];
  return parts.length > 0 ? `${reason} В\u00A0меньших дозах это незаметно: ${parts.join(', ')}.` : reason;
}

/** Substances in the order of the alphabet, and only those that something is known about. */
export function compileCombinations(library: Library): Combinations {
  const { data } = library.content.get('combinations', 'combinations');
  const named = substancesOf(library);
  return {
    substances: library.components
      .filter(({ slug }) => named.has(slug))
      .map(({ slug, data: { title, symbol } }) => ({ key: slug, title, symbol, url: paths.component(slug) })),
    partners: data.partners.map(({ id, title, group }) => ({ key: id, title, group })),
    pairs: data.pairs.map((pair) => ({
      first: pair.substance,
      second: pair.component ?? pair.partner ?? '',
      kind: pair.kind,
      hours: pair.hours ?? null,
      reason: reasonOf(library, pair),
      source: data.sources.findIndex(({ id }) => id === pair.source),
    })),
    sources: sources(data.sources),
  };
}
