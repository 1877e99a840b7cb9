import { apiPaths } from '../../contract/paths.ts';
import type { SuggestAnswer } from '../../contract/search.ts';
import type { ReadSuggestions } from './suggester.ts';

export const readSuggestions: ReadSuggestions = async (query, signal) => {
  const response = await fetch(`${apiPaths.suggest()}?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`suggestions answered ${response.status}`);
  return (await response.json()) as SuggestAnswer;
};
