import { medicinePath } from '../../contract/page-vocabulary.ts';
import type { PageData } from '../../contract/pages.ts';
import { pagePaths, paths } from '../../contract/paths.ts';
import { type Library, sources } from './library.ts';

type Combinations = Pick<PageData<'combinations'>, 'substances' | 'partners' | 'pairs' | 'sources'>;

/** Pairs of the combinations, and of each substance with each group of medicines. */
function pairsOf({ content }: Library) {
  const { pairs } = content.get('combinations', 'combinations').data;
  const { groups } = content.get('medicines', 'medicines').data;
  return [
    ...pairs.map(({ substance, component, partner, source, ...pair }) => ({
      ...pair,
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
      ...data.partners.map(({ id, title }) => ({ key: id, title, group: 'food' as const, url: null })),
      ...medicines.groups
        .filter(({ kind }) => kind === 'medicine')
        .map(({ id, title }) => ({ key: id, title, group: 'medicine' as const, url: medicinePath(id) })),
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
