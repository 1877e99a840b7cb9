import { pagePaths } from '../../contract/paths.ts';
import type { SearchKind } from '../../contract/query-vocabulary.ts';

/** The URL is the only state of a search. */
export function searchHref(query: string, kind?: SearchKind | null): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kind) params.set('kind', kind);
  const text = params.toString();
  return text ? `${pagePaths.search}?${text}` : pagePaths.search;
}
