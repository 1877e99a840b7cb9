import type { ResponseOf } from '../../contract/calls.ts';
import { callAddress, endpoints } from '../../contract/endpoints.ts';
import type { SuggestResponse } from '../../contract/search.ts';
import { unlessLeaving } from '../api-client/browser-reader.ts';

/** Pause in typing before a request is sent. */
const restMs = 120;
const queriesKept = 50;

export type ReadSuggestions = (query: string, signal: AbortSignal) => Promise<SuggestResponse>;

export interface Suggester {
  ask(query: string): void;
  stop(): void;
}

/** A newer query aborts the older request. A failed request leaves the list as it is. */
export function createSuggester(
  read: ReadSuggestions,
  onSuggestions: (suggestions: SuggestResponse) => void,
): Suggester {
  const known = new Map<string, SuggestResponse>();
  let running: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function stop() {
    clearTimeout(waiting);
    running?.abort();
    running = undefined;
  }

  async function send(query: string) {
    const controller = new AbortController();
    running = controller;
    const suggestions = await read(query, controller.signal).catch(() => null);
    if (running !== controller || !suggestions) return;
    running = undefined;
    known.set(query, suggestions);
    if (known.size > queriesKept) known.delete(known.keys().next().value as string);
    onSuggestions(suggestions);
  }

  return {
    stop,
    ask(query) {
      stop();
      const suggestions = known.get(query);
      if (suggestions) onSuggestions(suggestions);
      else waiting = setTimeout(() => void send(query), restMs);
    },
  };
}

/** Specification, section 7: a failed request is logged to the console. One that a newer question ended has not failed. */
export const readSuggestions: ReadSuggestions = async (query, signal) => {
  const address = callAddress(endpoints.suggest, { q: query });
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.json()) as ResponseOf<typeof endpoints.suggest>;
  } catch (error) {
    if (signal.aborted) throw error;
    await unlessLeaving();
    console.error(`${address} failed`, error);
    throw error;
  }
};
