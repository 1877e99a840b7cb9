import { expect, it } from 'vitest';
import { energyBounds, fitsCapsule } from './capsules.ts';

it('knows what a capsule can weigh', () => {
  expect(fitsCapsule('0', 620)).toBe(true);
  expect(fitsCapsule('0', 96)).toBe(false);
  expect(fitsCapsule('3', 620)).toBe(false);
});

it('bounds the energy of a portion by what it is made of', () => {
  expect(energyBounds(2, [{ key: 'omega-3', grams: 0.8 }])).toEqual({ least: 7, most: 18 });
  expect(energyBounds(0.25, [{ key: 'tsink', grams: 0.015 }])).toEqual({ least: 0, most: 3 });
});
