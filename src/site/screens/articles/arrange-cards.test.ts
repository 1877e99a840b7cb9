import { describe, expect, it } from 'vitest';
import { arrangeCards } from './arrange-cards.ts';

describe('arrangeCards', () => {
  it.each([
    [0, 0, 0, 0],
    [1, 1, 0, 0],
    [2, 0, 2, 0],
    [3, 1, 2, 0],
    [4, 1, 0, 3],
    [6, 1, 2, 3],
    [11, 0, 2, 9],
    [12, 1, 2, 9],
  ])('divides %i cards into %i large, %i in a pair and %i in rows of three', (count, lead, pair, rest) => {
    const items = Array.from({ length: count }, (_, index) => index);
    const rows = arrangeCards(items);
    expect([rows.lead === null ? 0 : 1, rows.pair.length, rows.rest.length]).toEqual([lead, pair, rest]);
    expect([rows.lead ?? [], rows.pair, rows.rest].flat()).toEqual(items);
  });
});
