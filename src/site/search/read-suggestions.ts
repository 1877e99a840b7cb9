import type { Answer } from '../../contract/answers.ts';
import { callAddress, endpoints } from '../../contract/endpoints.ts';
import type { ReadSuggestions } from './suggester.ts';

export const readSuggestions: ReadSuggestions = async (query, signal) => {
  const response = await fetch(callAddress(endpoints.suggest, { q: query }), { signal });
  if (!response.ok) throw new Error(`suggestions answered ${response.status}`);
  return (await response.json()) as Answer<typeof endpoints.suggest>;
};
