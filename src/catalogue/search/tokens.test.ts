import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise, wordsOf } from './tokens.ts';

const asked = (text: string) => wordsOf(text, { query: true }).join(' ');

describe('words of a query', () => {
  it.each([
    ['Ёлка и ребёнок', 'елка и ребенок'],
    ['Омега-3', 'омега 3'],
    ['омега3', 'омега 3'],
    ['магний В6', 'магний b6'],
    ['магний б6', 'магний b6'],
    ['магний b-6', 'магний b6'],
    ['B 12', 'b12'],
    ['В 12', 'b12'],
    ['д3', 'd3'],
    ['коэнзим ку 10', 'коэнзим q10'],
    ['coq10', 'coq10'],
    ['витамин с', 'витамин c'],
    ['вит С', 'витамин c'],
    ['vitamin d', 'витамин d'],
    ['витаминд', 'витамин d'],
    ['витамины а и е', 'витамины a и e'],
    ['витамины с кофе', 'витамины с кофе'],
    ['витамин в каплях', 'витамин в каплях'],
    ['витамины группы В', 'витамины группы b'],
    ['витамин РР', 'витамин pp'],
    ['d3 2000 ME', 'd3 2000 ме'],
    ['50 mcg', '50 мкг'],
    ['10 IU', '10 ме'],
    ['мaгний', 'магний'],
    ['«Тихий вечер»!', 'тихий вечер'],
    ['中文 👍 \u0000', ''],
  ])('%s → %s', (query, words) => expect(asked(query)).toBe(words));
});

describe('words of a text', () => {
  it('leave little words alone: only a capital names a vitamin', () => {
    expect(wordsOf('Витамин С в 6 лет, с едой').join(' ')).toBe('витамин c в 6 лет с едой');
    expect(wordsOf('витамины с пищей').join(' ')).toBe('витамины с пищей');
    expect(wordsOf('витамин Е и витамин В 12').join(' ')).toBe('витамин e и витамин b12');
  });

  it('are only words, also where every object has something of that name', () => {
    expect(asked('constructor 5 constructor витамин constructor')).toBe(
      'constructor 5 constructor витамин constructor',
    );
  });

  it('know where they stood', () => {
    const text = 'Пейте «Омега-3»: витамин В 12';
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Пейте',
      'Омега',
      '3',
      'витамин',
      'В 12',
    ]);
  });

  it('are in order, inside the text and made of letters and digits, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        let at = 0;
        for (const { word, start, end } of tokenise(text, { query: true })) {
          expect(word).toMatch(/^[\p{L}0-9]+$/u);
          expect(start >= at && end > start && end <= text.length).toBe(true);
          at = start;
        }
      }),
      { numRuns: 100 },
    );
  });
});
