import type { PageData } from '../../contract/pages.ts';
import { paths } from '../../contract/paths.ts';
import { type Library, sources } from './library.ts';

type Combinations = Pick<PageData<'combinations'>, 'substances' | 'partners' | 'pairs' | 'sources'>;

/** Substances in the order of the alphabet, and only those that something is known about. */
export function compileCombinations({ content, components }: Library): Combinations {
  const { data } = content.get('combinations', 'combinations');
  const named = new Set(data.pairs.flatMap(({ substance, component }) => [substance, component]));
  return {
    substances: components
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
