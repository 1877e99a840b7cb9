import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRetryOccasion, startRetryLoop } from './retry.ts';

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

it('doubles its pauses, up to the longest', async () => {
  const check = vi.fn(async () => false);
  const recover = vi.fn();
  startRetryLoop({ check, recover, ...pauses });
  const checkedAfter: number[] = [];
  for (let second = 1; second <= 20; second++) {
    const before = check.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1_000);
    if (check.mock.calls.length > before) checkedAfter.push(second);
  }
  expect(checkedAfter).toEqual([1, 3, 7, 11, 15, 19]);
  expect(recover).not.toHaveBeenCalled();
});

it('recovers as soon as the browser is online', async () => {
  let answer = false;
  const check = vi.fn(async () => answer);
  const recover = vi.fn();
  startRetryLoop({ check, recover, ...pauses });
  await vi.advanceTimersByTimeAsync(8_000);
  answer = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(recover).toHaveBeenCalledOnce();
});

it('checks nothing in a hidden tab, and at once when it is visible', async () => {
  const check = vi.fn(async () => true);
  const recover = vi.fn();
  page.visibilityState = 'hidden';
  startRetryLoop({ check, recover, ...pauses });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(check).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(recover).toHaveBeenCalledOnce();
});

it('checks on demand, once at a time', async () => {
  const check = vi.fn(async () => false);
  const { checkNow } = startRetryLoop({ check, recover: vi.fn(), ...pauses });
  expect(await Promise.all([checkNow(), checkNow()])).toEqual([false, false]);
  expect(check).toHaveBeenCalledOnce();
});

it('stops, also during a check', async () => {
  const recover = vi.fn();
  let answer: (isBack: boolean) => void = () => {};
  const { checkNow, stop } = startRetryLoop({
    check: () => new Promise((done) => (answer = done)),
    recover,
    ...pauses,
  });
  const checked = checkNow();
  stop();
  answer(true);
  await checked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(recover).not.toHaveBeenCalled();
});

it('has no pause of its own after the last one, only occasions', () => {
  const retry = vi.fn();
  onRetryOccasion(undefined, retry);
  vi.advanceTimersByTime(10 * 60_000);
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

it('is cancelled', () => {
  const retry = vi.fn();
  onRetryOccasion(1_000, retry)();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(retry).not.toHaveBeenCalled();
});
