import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forgivenMistakes, mistakesBetween, oneMistakeAway, twoMistakesByEar } from './spelling.ts';

it('forgives nothing in short words and codes, one mistake up to seven letters, then two', () => {
  expect(['йод', 'цинк', 'магний', 'коэнзим', 'коллаген', 'b12', 'омега3'].map(forgivenMistakes)).toEqual([
    0, 1, 1, 1, 2, 0, 0,
  ]);
});

it.each([
  ['магний', 'магний', 0],
  ['магнйи', 'магний', 1],
  ['колаген', 'коллаген', 1],
  ['дастовка', 'доставка', 2],
  ['цинк', 'селен', 3],
])('%s is away from %s by %i', (a, b, mistakes) => expect(mistakesBetween(a, b, 2)).toBe(mistakes));

it('lists exactly the words that are one mistake away', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[а-яь]{1,8}$/), (word) => {
      const near = oneMistakeAway(word);
      expect(new Set(near).size).toBe(near.length);
      for (const other of near) expect(mistakesBetween(word, other, 2)).toBe(1);
    }),
    { numRuns: 30 },
  );
});

it.each([
  ['кологен', 'коллаген'],
  ['витомен', 'витамин'],
  ['амека', 'омега'],
])('%s is heard as %s', (typed, meant) => expect(twoMistakesByEar(typed)).toContain(meant));

it('changes no more than two things by ear', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[а-яь]{1,7}$/), (word) => {
      for (const other of twoMistakesByEar(word)) expect(mistakesBetween(word, other, 3)).toBeLessThanOrEqual(2);
    }),
    { numRuns: 30 },
  );
});
