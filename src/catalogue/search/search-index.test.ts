import { expect, it } from 'vitest';
import { createSearchIndex, inKeywords, inText, inTitle, ownWords } from './search-index.ts';

const entry = (title: string, keywords: string, text: string) => {
  const words = (field: string) => field.split(' ').filter(Boolean);
  return {
    title: words(title),
    keywords: words(keywords),
    text: words(text),
    textStarts: words(text).map((_, i) => i * 10),
  };
};
const index = createSearchIndex([
  entry('магни b6', 'капсул пиридоксин', 'вечер магни'),
  entry('сон', 'капсул магни', 'рыб жир и сон'),
  entry('жир рыб', 'рыб', 'витамин и c'),
  entry('c', 'витамин', ''),
]);
const group = (original: string[], synonyms: string[][] = [], completions: string[] = []) => ({
  original,
  synonyms,
  completions,
  weight: 1,
});
/** Where each entry has the query's own words, and where anything that stands for them. */
const placesOf = (...asked: Parameters<typeof group>) =>
  [...index.match(group(...asked), 7)].map((places) => [places >> ownWords, places & 7]);

it('tells where a word stands', () => {
  const [first, second] = placesOf(['магни']);
  expect(first).toEqual([inTitle | inText, inTitle | inText]);
  expect(second).toEqual([inKeywords, inKeywords]);
});

it('tells synonyms and completions from what was asked', () => {
  expect(placesOf(['нет'], [['сон']], ['b6'])).toEqual([
    [0, inTitle],
    [0, inTitle | inText],
    [0, 0],
    [0, 0],
  ]);
});

it('wants the words of a synonym beside each other, in their order', () => {
  expect(placesOf(['нет'], [['рыб', 'жир']]).map(([, places]) => places)).toEqual([0, inText, 0, 0]);
});

it('lets the words of a phrase stand apart in titles and keywords, but no mere letter', () => {
  expect(placesOf(['рыб', 'жир']).map(([own]) => own)).toEqual([0, inText, inTitle | inKeywords, 0]);
  expect(placesOf(['витамин', 'c']).map(([own]) => own)).toEqual([0, 0, 0, 0]);
});

it('looks only where it is told to', () => {
  expect([...index.match(group(['магни']), inText)].map((places) => places & 7)).toEqual([inText, 0, 0, 0]);
});

it('knows which words stand beside each other somewhere', () => {
  expect([
    index.hasPhrase(['рыб', 'жир']),
    index.hasPhrase(['сон', 'капсул']),
    index.hasPhrase(['нет', 'жир']),
  ]).toEqual([true, false, false]);
});

it('finds a text about a word denser than one that mentions it', () => {
  expect(index.density(0, [group(['магни'])])).toBeGreaterThan(index.density(1, [group(['магни'])]));
});

it('names the places of matches in a text', () => {
  expect(index.textHits(1, ['жир', 'сон']).map(({ start }) => start)).toEqual([10, 30]);
});
