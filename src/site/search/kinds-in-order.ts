import type { SearchHit } from '../../contract/search.ts';

/** The kind of the best result first, products second at the latest, the others by their best result. */
export function kindsInOrder(hits: SearchHit[]): SearchHit['kind'][] {
  const [first, ...others] = new Set(hits.map(({ kind }) => kind));
  if (!first) return [];
  return [first, ...others.filter((kind) => kind === 'product'), ...others.filter((kind) => kind !== 'product')];
}
