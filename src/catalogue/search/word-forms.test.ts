import { describe, expect, it } from 'vitest';
import { otherForms } from './word-forms.ts';

describe('otherForms', () => {
  it.each([
    ['веганам', 'веган'],
    ['веган', 'веганов'],
    ['спортсменами', 'спортсмен'],
    ['коллагеном', 'коллаген'],
    ['вегетарианцам', 'вегетарианец'],
    ['вегетарианец', 'вегетарианцу'],
  ])('takes «%s» for a form of «%s»', (word, form) => expect(otherForms(word)).toContain(form));

  it('leaves short words, codes and Latin alone, and the word itself', () => {
    for (const word of ['сон', 'b12', 'omega', '2000']) expect(otherForms(word)).toEqual([]);
    expect(otherForms('веган')).not.toContain('веган');
    expect(otherForms('запах')).not.toContain('зап');
  });
});
