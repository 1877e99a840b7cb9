import type { Answer } from '../../contract/answers.ts';
import { callAddress, endpoints } from '../../contract/endpoints.ts';
import { unlessLeaving } from '../api-client/unless-leaving.ts';
import type { ReadSuggestions } from './suggester.ts';

/** Specification, section 7: a failed request is logged to the console. One that a newer question ended has not failed. */
export const readSuggestions: ReadSuggestions = async (query, signal) => {
  const address = callAddress(endpoints.suggest, { q: query });
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.json()) as Answer<typeof endpoints.suggest>;
  } catch (error) {
    if (signal.aborted) throw error;
    await unlessLeaving();
    console.error(`${address} failed`, error);
    throw error;
  }
};
