import { medicinePath } from '../../contract/page-vocabulary.ts';
import type { PageData } from '../../contract/pages.ts';
import { pagePaths, paths } from '../../contract/paths.ts';
import { decimal } from '../../nutrition/decimal.ts';
import { writeAmount } from '../../nutrition/wording.ts';
import { uncapitalise } from '../../text/russian.ts';
import type { Entry } from '../load/loaded-content.ts';
import { type Library, sources } from './library.ts';

type Combinations = Pick<PageData<'combinations'>, 'substances' | 'partners' | 'pairs' | 'sources'>;

/** Pairs of the combinations, and of each substance with each group of medicines. */
function pairsOf(library: Library) {
  const { content } = library;
  const { pairs } = content.get('combinations', 'combinations').data;
  const { groups } = content.get('medicines', 'medicines').data;
  return [
    ...pairs.map(({ substance, component, partner, source, reason, from, componentFrom, ...pair }) => ({
      ...pair,
      reason: reasonOf(library, { substance, component, reason, from, componentFrom }),
      first: substance,
      second: component ?? partner ?? '',
      source: source && `combinations ${source}`,
    })),
    ...groups
      .filter(({ kind }) => kind === 'medicine')
      .flatMap(({ id, rules }) =>
        rules.flatMap(({ substances, source, ...rule }) =>
          substances.map((first) => ({ ...rule, first, second: id, source: source && `medicines ${source}` })),
        ),
      ),
  ];
}

type Pair = Entry<'combinations'>['data']['pairs'][number];

/** With the daily amounts from which the pair hinders each other. */
function reasonOf(
  library: Library,
  { substance, component, from, componentFrom, reason }: Omit<Pair, 'kind' | 'partner'>,
): string {
  const least = (slug: string | undefined, amount: number | undefined) =>
    slug === undefined || amount === undefined
      ? []
      : [`${uncapitalise(library.componentCard(slug).title)}\u00A0— ${writeAmount(decimal(amount), 'mg')}`];
  const parts = [...least(substance, from), ...least(component, componentFrom)];
  return parts.length > 0 ? `${reason} В\u00A0меньших дозах это незаметно: ${parts.join(', ')}.` : reason;
}

/** What the one list of combinations says of a substance and others. */
export function pairsWith(library: Library, slug: string) {
  const { pairs } = library.content.get('combinations', 'combinations').data;
  return pairs.flatMap((pair) => {
    const { substance, component, kind } = pair;
    const other = substance === slug ? component : component === slug ? substance : undefined;
    return other === undefined || kind === 'doctor' ? [] : [{ component: other, kind, text: reasonOf(library, pair) }];
  });
}

/** Pairs of substances, with the reason that every page gives. */
export function pairsOfKind(library: Library, kind: Pair['kind']) {
  const { pairs } = library.content.get('combinations', 'combinations').data;
  return pairs.flatMap((pair) => {
    const { substance: first, component: second, from: firstFrom, componentFrom: secondFrom, hours } = pair;
    return second === undefined || pair.kind !== kind
      ? []
      : [{ first, second, hours, firstFrom, secondFrom, reason: reasonOf(library, pair) }];
  });
}

const substancesOf = (library: Library) => new Set(pairsOf(library).flatMap(({ first, second }) => [first, second]));

/** Where combinations are told of: at the substance itself, if there is anything about it. */
export const combinationsUrl = (library: Library, slug: string): string =>
  substancesOf(library).has(slug) ? `${pagePaths.combinations}#${slug}` : pagePaths.combinations;

/** Substances in the order of the alphabet, and only those that something is known about. */
export function compileCombinations(library: Library): Combinations {
  const { data } = library.content.get('combinations', 'combinations');
  const medicines = library.content.get('medicines', 'medicines').data;
  const named = substancesOf(library);
  const used = new Set(pairsOf(library).map(({ source }) => source));
  const all = [
    ...data.sources.map((source) => ({ ...source, key: `combinations ${source.id}` })),
    ...medicines.sources.map((source) => ({ ...source, key: `medicines ${source.id}` })),
  ].filter(({ key }) => used.has(key));
  // The same document may be named in both files.
  const documents = [...new Map(all.map((source) => [source.url ?? source.title, source])).values()];
  const place = (key: string | undefined) => {
    if (key === undefined) return null;
    const source = all.find((one) => one.key === key);
    return documents.findIndex((one) => (one.url ?? one.title) === (source?.url ?? source?.title));
  };
  return {
    substances: library.components
      .filter(({ slug }) => named.has(slug))
      .map(({ slug, data: { title, symbol } }) => ({ key: slug, title, symbol, url: paths.component(slug) })),
    partners: [
      ...data.partners.map(({ id, title }) => ({ key: id, title, group: 'food' as const, url: null, names: [] })),
      ...medicines.groups
        .filter(({ kind }) => kind === 'medicine')
        .map(({ id, title, names }) => ({ key: id, title, group: 'medicine' as const, url: medicinePath(id), names })),
    ],
    pairs: pairsOf(library).map(({ first, second, kind, hours, reason, source }) => ({
      first,
      second,
      kind,
      hours: hours ?? null,
      reason,
      source: place(source),
    })),
    sources: sources(documents),
  };
}
