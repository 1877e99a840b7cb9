import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SuggestResponse } from '../../contract/search.ts';
import { createSuggester } from './suggester.ts';

const suggestionsFor = (query: string): SuggestResponse => ({ query, words: [], hits: [] });

function setUp() {
  const asked: {
    query: string;
    signal: AbortSignal;
    suggestions: (suggestions: SuggestResponse) => void;
    fail: () => void;
  }[] = [];
  const shown: string[] = [];
  const suggester = createSuggester(
    (query, signal) =>
      new Promise((suggestions, reject) =>
        asked.push({ query, signal, suggestions, fail: () => reject(new Error('offline')) }),
      ),
    (suggestions) => shown.push(suggestions.query),
  );
  return { asked, shown, suggester };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks once typing rests', async () => {
  const { asked, suggester } = setUp();
  for (const query of ['м', 'ма', 'маг']) suggester.ask(query);
  await vi.runAllTimersAsync();
  expect(asked.map(({ query }) => query)).toEqual(['маг']);
});

it('has one request under way and never shows old suggestions', async () => {
  const { asked, shown, suggester } = setUp();
  suggester.ask('маг');
  await vi.runAllTimersAsync();
  suggester.ask('магний');
  await vi.runAllTimersAsync();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]?.suggestions(suggestionsFor('магний'));
  asked[0]?.suggestions(suggestionsFor('маг'));
  await vi.runAllTimersAsync();
  expect(shown).toEqual(['магний']);
});

it('does not ask twice for the same', async () => {
  const { asked, shown, suggester } = setUp();
  suggester.ask('маг');
  await vi.runAllTimersAsync();
  asked[0]?.suggestions(suggestionsFor('маг'));
  await vi.runAllTimersAsync();
  suggester.ask('маг');
  await vi.runAllTimersAsync();
  expect([asked.length, shown]).toEqual([1, ['маг', 'маг']]);
});

it('reports nothing when a request fails or was aborted', async () => {
  const { asked, shown, suggester } = setUp();
  suggester.ask('маг');
  await vi.runAllTimersAsync();
  asked[0]?.fail();
  suggester.ask('цинк');
  suggester.stop();
  await vi.runAllTimersAsync();
  expect([asked.length, shown]).toEqual([1, []]);
});
