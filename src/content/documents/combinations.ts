import type { PageData } from '../../contract/pages.ts';
import { pagePaths, paths } from '../../contract/paths.ts';
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

/** Substances in the order of the alphabet, and only those that something is known about. */
export function compileCombinations(library: Library): Combinations {
  const { data } = library.content.get('combinations', 'combinations');
  const named = substancesOf(library);
  return {
    substances: library.components
      .filter(({ slug }) => named.has(slug))
      .map(({ slug, data: { title, symbol } }) => ({ key: slug, title, symbol, url: paths.component(slug) })),
    partners: data.partners.map(({ id, title, group }) => ({ key: id, title, group })),
    pairs: data.pairs.map(({ substance, component, partner, kind, hours, reason, source }) => ({
      first: substance,
      second: component ?? partner ?? '',
      kind,
      hours: hours ?? null,
      reason,
      source: data.sources.findIndex(({ id }) => id === source),
    })),
    sources: sources(data.sources),
  };
}
