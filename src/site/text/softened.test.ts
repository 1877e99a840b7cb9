import { expect, it } from 'vitest';
import { softened } from './softened.ts';

it.each([
  ['Бифидобактерии', 'Бифидо|бактерии'],
  ['Лактобактерии', 'Лакто|бактерии'],
  ['гидроксипропилметилцеллюлоза', 'гидрокси|пропил|метил|целлюлоза'],
  ['Цинк', 'Цинк'],
  ['метил', 'метил'],
])('%s may break at its joints only', (word, joined) => {
  expect(softened(word)).toBe(joined.replaceAll('|', '\u00ad'));
});
