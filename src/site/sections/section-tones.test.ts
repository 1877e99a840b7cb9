import { expect, it } from 'vitest';
import type { ThemeSection } from '../../contract/theme.ts';
import { tonesOf, warningAfter } from './section-tones.ts';

const sections = (...types: ThemeSection['type'][]) => types.map((type) => ({ type }) as ThemeSection);

it('never puts two surfaces in a row', () => {
  expect(tonesOf(sections('checklist', 'components', 'story', 'articles'), 'tinted')).toEqual([
    'accent',
    'plain',
    'plain',
    'accent',
  ]);
});

it('keeps a dark landing in one tone', () => {
  expect(new Set(tonesOf(sections('products', 'articles', 'comparison'), 'dark'))).toEqual(new Set(['plain']));
});

it('puts the warning after the first section with products', () => {
  expect(warningAfter(sections('figures', 'steps', 'products', 'products'))).toBe(2);
  expect(warningAfter(sections('figures', 'steps'))).toBe(1);
});
