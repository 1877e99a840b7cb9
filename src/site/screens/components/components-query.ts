import type { PageData } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { toolKeys } from '../../../contract/query-vocabulary.ts';
import { pick } from '../../api-client/load.ts';

export type ComponentsPage = PageData<'components'>;
export type ComponentsQuery = Partial<Record<(typeof toolKeys.components)[number], string>>;

export const readQuery: (search: Record<string, unknown>) => ComponentsQuery = pick(...toolKeys.components);

/** An unknown value filters nothing. */
export function chosenItems(page: ComponentsPage, { group, food }: ComponentsQuery): ComponentsPage['items'] {
  const isGroup = page.groups.some(({ key }) => key === group);
  const isFood = page.foods.some(({ id }) => id === food);
  return page.items.filter(
    (item) => (!isGroup || item.group === group) && (!isFood || item.foods.includes(food ?? '')),
  );
}

/** The same choice with another substance pinned, or with none. */
export function addressOf(query: ComponentsQuery, pinned: string | undefined): string {
  const filled = toolKeys.components.flatMap((key) => {
    const value = key === 'with' ? pinned : query[key];
    return value ? [[key, value]] : [];
  });
  return filled.length > 0 ? `${pagePaths.components}?${new URLSearchParams(filled)}` : pagePaths.components;
}

/** The substances with a known combination, and the combination. */
export function neighboursOf({ pairs }: ComponentsPage, slug: string): Map<string, ComponentsPage['pairs'][number]> {
  return new Map(
    pairs.flatMap((pair) =>
      pair.first === slug ? [[pair.second, pair] as const] : pair.second === slug ? [[pair.first, pair] as const] : [],
    ),
  );
}
