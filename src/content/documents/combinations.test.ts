import { expect, it } from 'vitest';
import { combinationsUrl } from './combinations.ts';
import type { Library } from './library.ts';

const pairs = [
  { substance: 'zhelezo', component: 'vitamin-c' },
  { substance: 'magniy', partner: 'tea' },
];
const data = {
  combinations: { pairs },
  medicines: { groups: [{ id: 'letrox', kind: 'medicine', rules: [{ substances: ['selen'] }] }] },
};
const library = {
  content: { get: (kind: keyof typeof data) => ({ data: data[kind] }) },
} as unknown as Library;

it.each([
  ['zhelezo', '/sovmestimost#zhelezo'],
  ['vitamin-c', '/sovmestimost#vitamin-c'],
  ['magniy', '/sovmestimost#magniy'],
  ['selen', '/sovmestimost#selen'],
  // The page has no place for what nothing is known of.
  ['biotin', '/sovmestimost'],
])('tells where combinations of %s are told of', (slug, url) => {
  expect(combinationsUrl(library, slug)).toBe(url);
});
