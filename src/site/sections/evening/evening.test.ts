import { describe, expect, it } from 'vitest';
import { phaseOf, spanWords } from './evening.ts';

const times = ['18:00', '19:30', '21:00', '22:45'];
const at = (hours: number, minutes = 0) => phaseOf(times, hours * 60 + minutes);

describe('phaseOf', () => {
  it('counts down to the evening', () => {
    expect(at(5)).toEqual({ kind: 'day', next: 0, minutes: 13 * 60 });
    expect(at(17, 59)).toEqual({ kind: 'day', next: 0, minutes: 1 });
  });

  it('knows the step and how long it lasts', () => {
    expect(at(18)).toEqual({ kind: 'step', now: 0, minutes: 90 });
    expect(at(20, 59)).toEqual({ kind: 'step', now: 1, minutes: 1 });
    expect(at(22, 45)).toEqual({ kind: 'step', now: 3, minutes: null });
    expect(at(23, 44)).toEqual({ kind: 'step', now: 3, minutes: null });
  });

  it('is night after the last step, until the morning', () => {
    expect(at(23, 45)).toEqual({ kind: 'night' });
    expect(at(0)).toEqual({ kind: 'night' });
    expect(at(4, 59)).toEqual({ kind: 'night' });
  });

  it('has an answer for every minute', () => {
    for (let minute = 0; minute < 24 * 60; minute++) expect(phaseOf(times, minute).kind).toMatch(/^(day|step|night)$/);
    expect(phaseOf([], 720)).toEqual({ kind: 'night' });
  });
});

it.each([
  [220, '3 ч 40 мин'],
  [120, '2 ч'],
  [50, '50 мин'],
  [0, '0 мин'],
])('%i minutes are %s', (minutes, words) => {
  expect(spanWords(minutes).replaceAll('\u00a0', ' ')).toBe(words);
});
