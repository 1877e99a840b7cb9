import { expect, it } from 'vitest';
import { decodeOrKeep, hasEdgeWhitespace, slugify } from './address.ts';
import { editDistance, nearest } from './edit-distance.ts';

it('writes Russian in Latin letters', () => {
  expect(slugify('Щётка, ёж и «объём» 2')).toBe('shchetka-ezh-i-obem-2');
  expect(slugify('один два три', 5)).toBe('odin');
});

it('keeps an escape that cannot be decoded', () => {
  expect(decodeOrKeep('%D0%B0%2Fb')).toBe('а/b');
  expect(decodeOrKeep('%D0%B0%2Fb', decodeURI)).toBe('а%2Fb');
  expect(decodeOrKeep('%FF')).toBe('%FF');
});

it('finds every kind of space at the edges of a slug', () => {
  expect(['magniy', ' magniy', 'magniy\u00A0', 'mag niy'].map(hasEdgeWhitespace)).toEqual([false, true, true, false]);
});

it.each([
  ['магний', 'магний', 0],
  ['магний', 'магиний', 1],
  ['магний', 'мангий', 1],
  ['магний', 'цинк', 5],
])('%s and %s are %i edits apart', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(a, b, 2)).toBe(Math.min(edits, 3));
});

it('suggests the nearest word within the limit', () => {
  expect(nearest('магни', ['цинк', 'магний', 'магния цитрат'])).toBe('магний');
  expect(nearest('айфон', ['цинк', 'магний'])).toBeNull();
});
