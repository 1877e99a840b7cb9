import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '../../contract/nearest.ts';
import { isCorrectable, oneMistakeAway, twoMistakesByEar } from './spelling.ts';

it('corrects neither short words nor codes', () => {
  expect(['йод', 'цинк', 'магний', 'b12', 'омега3'].filter(isCorrectable)).toEqual(['цинк', 'магний']);
});

it('lists exactly the words that are one mistake away', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[а-яь]{1,8}$/), (word) => {
      const near = oneMistakeAway(word);
      expect(new Set(near).size).toBe(near.length);
      for (const other of near) expect(editDistance(word, other)).toBe(1);
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
      for (const other of twoMistakesByEar(word)) expect(editDistance(word, other)).toBeLessThanOrEqual(2);
    }),
    { numRuns: 30 },
  );
});
