import { pagePaths } from '../../../contract/paths.ts';
import { toolKeys } from '../../../contract/query-vocabulary.ts';
import type { ShelfCatalogue, ShelfProduct } from '../../../contract/shelf-catalogue.ts';
import { pick } from '../../api-client/load.ts';

/** The state of a comparison, as in its address. */
export interface Choice {
  refs: readonly string[];
  /** As typed, by product. */
  prices: Readonly<Record<string, string>>;
  /** Null: everything, on a phone only what differs. */
  shown: keyof typeof shownKeys | null;
}

export const shownKeys = { all: '0', differences: '1' } as const;

export const mostCompared = 4;
const priceLength = 12;
const readQuery = pick(...toolKeys.comparison);

export function choiceOf(search: Record<string, unknown>): Choice {
  const query = readQuery(search);
  const refs = [...new Set((query.p ?? '').split(',').filter(Boolean))];
  const typed = [query.c1, query.c2, query.c3, query.c4];
  return {
    refs,
    prices: Object.fromEntries(refs.map((ref, index) => [ref, (typed[index] ?? '').slice(0, priceLength)])),
    shown: query.d === '1' ? 'differences' : query.d === '0' ? 'all' : null,
  };
}

/** The n-th price belongs to the n-th product. Slashes and commas stay unescaped. */
export function comparisonHref({ refs, prices, shown }: Choice): string {
  const query = [
    ...(refs.length > 0 ? [`p=${refs.map((ref) => encodeURIComponent(ref).replaceAll('%2F', '/')).join(',')}`] : []),
    ...refs.flatMap((ref, index) => (prices[ref] ? [`c${index + 1}=${encodeURIComponent(prices[ref])}`] : [])),
    ...(shown ? [`d=${shownKeys[shown]}`] : []),
  ];
  return query.length > 0 ? `${pagePaths.comparison}?${query.join('&')}` : pagePaths.comparison;
}

interface Chosen {
  products: readonly ShelfProduct[];
  /** Products that no longer exist. */
  gone: readonly string[];
  /** Products beyond the limit. */
  tooMany: readonly ShelfProduct[];
}

export function chosenFrom({ refs }: Pick<Choice, 'refs'>, { products }: ShelfCatalogue): Chosen {
  const found = refs.map((ref) => ({ ref, product: products.find((one) => one.ref === ref) }));
  const known = found.flatMap(({ product }) => product ?? []);
  return {
    products: known.slice(0, mostCompared),
    gone: found.filter(({ product }) => !product).map(({ ref }) => ref),
    tooMany: known.slice(mostCompared),
  };
}

export const without = (choice: Choice, ref: string): Choice => ({
  ...choice,
  refs: choice.refs.filter((other) => other !== ref),
});
