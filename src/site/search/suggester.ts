import type { SuggestAnswer } from '../../contract/search.ts';

/** How long typing must rest before a request is sent. */
const restMs = 120;
const answersKept = 50;

export type ReadSuggestions = (query: string, signal: AbortSignal) => Promise<SuggestAnswer>;

export interface Suggester {
  /** The newest question is the only one that is answered. */
  ask(query: string): void;
  stop(): void;
}

/**
 * One request at a time: a newer question ends the older one, so that typing never waits and an old answer
 * never overwrites a newer one. A request that fails leaves what is shown as it is: suggestions are a courtesy.
 */
export function createSuggester(read: ReadSuggestions, onAnswer: (answer: SuggestAnswer) => void): Suggester {
  const known = new Map<string, SuggestAnswer>();
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
    const answer = await read(query, controller.signal).catch(() => null);
    if (running !== controller || !answer) return;
    running = undefined;
    known.set(query, answer);
    if (known.size > answersKept) known.delete(known.keys().next().value as string);
    onAnswer(answer);
  }

  return {
    stop,
    ask(query) {
      stop();
      const answer = known.get(query);
      if (answer) onAnswer(answer);
      else waiting = setTimeout(() => void send(query), restMs);
    },
  };
}
