import { expect, it } from 'vitest';
import { softened } from './softened.ts';

it.each([
  ['Бифидобактерии', 'Бифидо|бактерии'],
  ['Лактобактерии', 'Лакто|бактерии'],
  ['гидроксипропилметилцеллюлоза', 'гидрокси|пропил|метил|целлюлоза'],
  ['Цинк', 'Цинк'],
  ['метил', 'метил'],
  ['L-изолейцин', 'L-_изолейцин'],
  ['кальция D-пантотенат', 'кальция D-_пантотенат'],
  ['BCAA-смесь', 'BCAA-смесь'],
])('%s may break at its joints only', (word, joined) => {
  expect(softened(word)).toBe(joined.replaceAll('|', '\u00ad').replaceAll('_', '\u2060'));
});
