import { describe, expect, it } from 'vitest';
import { createLexicon, nounForms, stemOf } from './lexicon.ts';

const { lexicon, stems } = createLexicon(
  [
    { title: 'Магний для ребёнка', keywords: 'Mg', text: 'Магния в дне много: магний, мята.' },
    { title: 'Коллаген', keywords: '', text: 'С магнием. Ребенка не пугает. BCAA веганам' },
  ],
  ['магнезия'],
);

it.each([
  ['магния', 'магн'],
  ['витаминами', 'витамин'],
  ['тренировки', 'тренировк'],
  ['b12', 'b12'],
  ['omega', 'omega'],
  ['меди', 'медь'],
  ['меда', 'мед'],
])('the stem of «%s» is «%s»', (word, stem) => expect(stemOf(word)).toBe(stem));

it('counts titles and entries, not occurrences', () => {
  expect(lexicon.get('магний')).toMatchObject({ titles: 1, documents: 1 });
  expect(lexicon.get('ребенка')).toMatchObject({ titles: 1, documents: 2 });
  expect(lexicon.get('магнезия')).toMatchObject({ titles: 0, documents: 0 });
});

it('shows words as the site writes them: with ё, names in capitals', () => {
  expect([lexicon.get('ребенка')?.display, lexicon.get('bcaa')?.display]).toEqual(['ребёнка', 'BCAA']);
});

it('knows a word by any of its forms', () => {
  expect(lexicon.lookUp('магниями')).toMatchObject({ known: true, titles: 1, display: null });
  // The stemmer takes the end of «веган» for an ending.
  expect([stemOf('веган'), stemOf('веганам')]).toEqual(['вега', 'веган']);
  expect(lexicon.lookUp('веган')).toMatchObject({ known: true, documents: 1 });
  expect(lexicon.lookUp('цинк')).toMatchObject({ known: false, titles: 0, documents: 0 });
});

it('lists words by their beginning', () => {
  expect(lexicon.withPrefix('магни').map(({ word }) => word)).toEqual(['магнием', 'магний', 'магния']);
  expect(lexicon.withPrefix('ящ')).toEqual([]);
});

it('finds similar words, the most similar first', () => {
  expect(lexicon.similar('колаген', 0.4).map(({ word }) => word.word)).toEqual(['коллаген']);
  expect(lexicon.similar('магний', 0.4)[0]).toMatchObject({ word: { word: 'магний' }, similarity: 1 });
  // Trigrams of both: «  м», « ма», «маг», «агн», «гни»; all of them: nine.
  expect(lexicon.similar('магний', 0.4).find(({ word }) => word.word === 'магния')?.similarity).toBe(5 / 9);
});

it('gives the stems of each entry, and where the words of its text begin', () => {
  expect(stems[1]).toMatchObject({ title: ['коллаг'], keywords: [], textStarts: [0, 2, 11, 19, 22, 30, 35] });
});

describe('nounForms', () => {
  it.each([
    ['веганам', 'веган'],
    ['веган', 'веганов'],
    ['спортсменами', 'спортсмен'],
    ['коллагеном', 'коллаген'],
    ['вегетарианцам', 'вегетарианец'],
    ['вегетарианец', 'вегетарианцу'],
  ])('takes «%s» for a form of «%s»', (word, form) => expect(nounForms(word)).toContain(form));

  it('leaves short words, codes and Latin alone, and the word itself', () => {
    for (const word of ['сон', 'b12', 'omega', '2000']) expect(nounForms(word)).toEqual([]);
    expect(nounForms('веган')).not.toContain('веган');
    expect(nounForms('запах')).not.toContain('зап');
  });
});
