import { expect, it } from 'vitest';
import { formAndAmount } from './sections.ts';

it.each([
  ['capsules', '90\u00a0капсул', '90\u00a0капсул'],
  ['gummies', '60\u00a0мармеладок', '60\u00a0мармеладок'],
  ['softgels', '30\u00a0капсул', 'Мягкие капсулы, 30\u00a0шт.'],
  ['effervescent', '21\u00a0таблетка', 'Шипучие таблетки, 21\u00a0шт.'],
  ['sachets', '20\u00a0саше', 'Порошок в саше, 20\u00a0шт.'],
  ['drops', '20\u00a0мл', 'Капли, 20\u00a0мл'],
] as const)('says the form of %s in «%s» once', (form, quantity, words) => {
  expect(formAndAmount({ form, quantity })).toBe(words);
});
