import { expect, it } from 'vitest';
import { accentOf } from './picture-edges.ts';

const accentOn = (top: string) => accentOf({ left: [], top, night: null });

it.each([
  ['#f4dbd2', 'coral'],
  ['#eee0c9', 'sand'],
  ['#f6e1a5', 'sun'],
  ['#d2ece3', 'mint'],
  ['#d9e5f4', 'sky'],
  ['#e1d8f3', 'lilac'],
  ['#f4d2dd', 'coral'],
  ['#e6e4e0', undefined],
])('a picture on %s has the accent %s', (top, accent) => {
  expect(accentOn(top)).toBe(accent);
});
