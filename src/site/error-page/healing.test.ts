import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHealing } from './healing.ts';

let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pauses = { firstPauseMs: 1_000, longestPauseMs: 4_000 };

it('asks ever more rarely, up to the longest pause', async () => {
  const isBack = vi.fn(async () => false);
  const heal = vi.fn();
  startHealing({ isBack, heal, ...pauses });
  const askedAfter: number[] = [];
  for (let second = 1; second <= 20; second++) {
    const before = isBack.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1_000);
    if (isBack.mock.calls.length > before) askedAfter.push(second);
  }
  expect(askedAfter).toEqual([1, 3, 7, 11, 15, 19]);
  expect(heal).not.toHaveBeenCalled();
});

it('heals the moment the network is back, and asks from the beginning again', async () => {
  let answer = false;
  const isBack = vi.fn(async () => answer);
  const heal = vi.fn();
  startHealing({ isBack, heal, ...pauses });
  await vi.advanceTimersByTimeAsync(8_000);
  answer = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heal).toHaveBeenCalledOnce();
});

it('is quiet in a tab that nobody sees, and asks when somebody does', async () => {
  const isBack = vi.fn(async () => true);
  const heal = vi.fn();
  page.visibilityState = 'hidden';
  startHealing({ isBack, heal, ...pauses });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isBack).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heal).toHaveBeenCalledOnce();
});

it('asks by hand, one question at a time, and tells the answer', async () => {
  const isBack = vi.fn(async () => false);
  const { ask } = startHealing({ isBack, heal: vi.fn(), ...pauses });
  expect(await Promise.all([ask(), ask()])).toEqual([false, false]);
  expect(isBack).toHaveBeenCalledOnce();
});

it('stops when told to, also in the middle of a question', async () => {
  const heal = vi.fn();
  let answer: (isBack: boolean) => void = () => {};
  const { ask, stop } = startHealing({
    isBack: () => new Promise((done) => (answer = done)),
    heal,
    ...pauses,
  });
  const asked = ask();
  stop();
  answer(true);
  await asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heal).not.toHaveBeenCalled();
});
