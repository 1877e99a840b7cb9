import { expect, it } from 'vitest';
import { chooseVariants, chunksOf, joinSplitWords, knownBy } from './choose-variants.ts';
import { correctQuery } from './correction.ts';
import { createLexicon } from './lexicon.ts';

const title = 'Магний Коллаген Витамин Йод Доставка Пробиотик Цинк селен Мультивитамины Железо';
const { lexicon } = createLexicon([{ title, keywords: '', text: 'как выбрать и недолго ждать bcaa' }], []);

const isKnown = knownBy(lexicon.lookUp);
const isPhrase = (stems: readonly string[]) => stems.join(' ') === 'цинк сел';
const correct = (query: string) => {
  const chunks = joinSplitWords(chunksOf(query, 8), isKnown);
  return correctQuery(chunks, chooseVariants(chunks, isKnown), { lexicon, isKnown, isPhrase, prefixFrom: 2 });
};

it.each([
  ['a known word', 'магний', 'магний'],
  ['the wrong layout', 'rjkkfuty', 'коллаген'],
  ['Latin letters', 'zhelezo', 'железо'],
  ['a Latin name in Russian letters', 'бцаа', 'bcaa'],
  ['a short word beside a long one in the wrong layout', 'vfuybq b', 'магний и'],
  ['one mistake', 'магнйи как', 'магний как'],
  ['one mistake in a long word', 'мультевитамины как', 'мультивитамины как'],
  ['two mistakes by ear', 'кологен как', 'коллаген как'],
  ['two mistakes in a long word', 'дастовка как', 'доставка как'],
  ['a word of three letters by ear', 'йот', 'йод'],
  ['a slip in front of the letter of a vitamin', 'витомин д', 'витамин д'],
  ['two words written as one', 'цинкселен', 'цинк селен'],
  ['a word written as two', 'про биотик', 'пробиотик'],
  ['an everyday word that no entry has', 'недорого', 'недорого'],
  ['a word that is near to nothing', 'айфон', 'айфон'],
  ['a beginning', 'колл', 'колл'],
  ['a word with two mistakes, one of them in the first letter', 'мостовка как', 'мостовка как'],
  ['a misspelt beginning', 'колаге', 'коллаге'],
  ['a misspelt beginning of four letters', 'мугн', 'мугн'],
  ['a misspelt beginning that is not the last word', 'колаге как', 'колаге как'],
  ['two words that stand beside each other nowhere', 'железойод', 'железойод'],
])('takes %s for what it means: %s', (_, query, text) => expect(correct(query)).toBe(text));
