import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SuggestAnswer } from '../../contract/search.ts';
import { createSuggester } from './suggester.ts';

const answerTo = (query: string): SuggestAnswer => ({ query, words: [], hits: [] });

function setUp() {
  const asked: { query: string; signal: AbortSignal; answer: (answer: SuggestAnswer) => void; fail: () => void }[] = [];
  const shown: string[] = [];
  const suggester = createSuggester(
    (query, signal) =>
      new Promise((answer, reject) => asked.push({ query, signal, answer, fail: () => reject(new Error('offline')) })),
    (answer) => shown.push(answer.query),
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

it('has one request under way and never shows an old answer', async () => {
  const { asked, shown, suggester } = setUp();
  suggester.ask('маг');
  await vi.runAllTimersAsync();
  suggester.ask('магний');
  await vi.runAllTimersAsync();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]?.answer(answerTo('магний'));
  asked[0]?.answer(answerTo('маг'));
  await vi.runAllTimersAsync();
  expect(shown).toEqual(['магний']);
});

it('does not ask twice for the same', async () => {
  const { asked, shown, suggester } = setUp();
  suggester.ask('маг');
  await vi.runAllTimersAsync();
  asked[0]?.answer(answerTo('маг'));
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
