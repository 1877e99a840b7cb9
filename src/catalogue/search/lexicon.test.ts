import { expect, it } from 'vitest';
import { LexiconBuilder, stemOf } from './lexicon.ts';
import { tokenise } from './tokens.ts';

const builder = new LexiconBuilder();
builder.addEntry(tokenise('Магний для ребёнка'), tokenise('Mg'), tokenise('Магния в дне много: магний, мята.'));
builder.addEntry(tokenise('Коллаген'), [], tokenise('С магнием. Ребенка не пугает. BCAA'));
builder.add(tokenise('магнезия')[0] as never);
const lexicon = builder.build();

it.each([
  ['магния', 'магн'],
  ['витаминами', 'витамин'],
  ['тренировки', 'тренировк'],
  ['b12', 'b12'],
  ['omega', 'omega'],
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
