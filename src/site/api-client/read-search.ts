import { type CallInput, endpoints } from '../../contract/endpoints.ts';
import type { SearchAnswer } from '../../contract/search.ts';
import { type LoadFrom, load } from './load.ts';

export async function readSearch(from: LoadFrom, query: CallInput<typeof endpoints.search>): Promise<SearchAnswer> {
  const answer = await load(from, endpoints.search, query);
  // The API counts searches without a result; a cached page would hide them from it.
  if (from.serverContext && answer.query !== '' && answer.groups.length === 0)
    from.serverContext.outcome.noStore = true;
  return answer;
}
