import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenWorthAnotherTry } from './another-try.ts';

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

it('waits longer each time, and at last for an occasion only', () => {
  for (const [attempt, pause] of [2_000, 8_000, 30_000, 120_000].entries()) {
    const tryAgain = vi.fn();
    whenWorthAnotherTry(attempt, tryAgain);
    vi.advanceTimersByTime(pause - 1);
    expect(tryAgain).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(tryAgain).toHaveBeenCalledOnce();
  }
  const tryAgain = vi.fn();
  whenWorthAnotherTry(4, tryAgain);
  vi.advanceTimersByTime(10 * 60_000);
  expect(tryAgain).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(tryAgain).toHaveBeenCalledOnce();
});

it('does nothing in a tab that nobody sees, until somebody does', () => {
  const tryAgain = vi.fn();
  page.visibilityState = 'hidden';
  whenWorthAnotherTry(0, tryAgain);
  vi.advanceTimersByTime(60_000);
  expect(tryAgain).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(tryAgain).toHaveBeenCalledOnce();
});

it('stops when told to', () => {
  const tryAgain = vi.fn();
  whenWorthAnotherTry(0, tryAgain)();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(tryAgain).not.toHaveBeenCalled();
});
