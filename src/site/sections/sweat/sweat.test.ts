import { describe, expect, it } from 'vitest';
import { readTraining, sweatOf, trainingOf, typedNumber, writeTraining } from './sweat.ts';

describe('sweatOf', () => {
  it.each([
    // 0.9 kg lighter, half a litre drunk, one hour: calculated by hand.
    [
      { before: 72.4, after: 71.5, drunk: 500, minutes: 60 },
      { lost: 1400, perHour: 1400, tenths: 12, enough: 0 },
    ],
    [
      { before: 80, after: 77.6, drunk: 700, minutes: 90 },
      { lost: 3100, perHour: 2070, tenths: 30, enough: 1500 },
    ],
    [
      { before: 60, after: 60, drunk: 400, minutes: 45 },
      { lost: 400, perHour: 530, tenths: 0, enough: 0 },
    ],
    [
      { before: 60, after: 60.2, drunk: 400, minutes: 60 },
      { lost: 200, perHour: 200, tenths: 0, enough: 0 },
    ],
  ])('%j', (training, expected) => {
    expect(sweatOf(training)).toEqual(expected);
  });

  it.each([
    ['heavier than what was drunk', { before: 70, after: 71, drunk: 500, minutes: 60 }],
    ['a tenth of oneself', { before: 70, after: 62.9, drunk: 0, minutes: 60 }],
    ['no time', { before: 70, after: 69, drunk: 0, minutes: 0 }],
    ['not a number', { before: Number.NaN, after: 69, drunk: 0, minutes: 60 }],
    ['grams for kilograms', { before: 70_000, after: 69_000, drunk: 0, minutes: 60 }],
  ])('does not believe %s', (_, training) => {
    expect(sweatOf(training)).toBeNull();
  });
});

it.each([
  ['72,4', 72.4],
  [' 72.4 ', 72.4],
  ['', Number.NaN],
  ['72,4,1', Number.NaN],
  ['-3', Number.NaN],
])('%j is %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

describe('a training in an address', () => {
  it('comes back as it was typed', () => {
    const typed = { before: '80', after: '77,6', drunk: '700', minutes: '90' };
    expect(writeTraining(trainingOf(typed))).toBe('80_77.6_700_90');
    expect(readTraining('80_77.6_700_90')).toEqual(typed);
  });

  it.each([null, '', '80_77.6_700', '80_90_0_60', '80_x_0_60'])('%j is none', (line) => {
    expect(readTraining(line)).toBeNull();
  });
});
