import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markAll, snippet } from './highlight.ts';
import { tokenise } from './tokens.ts';

const isHit = (word: string) => ['магний', 'магния', 'b6'].includes(word);
/** The snippet of a text whose every word is its own stem. */
const cutOut = (text: string, test = isHit) => {
  const words = [...new Set(tokenise(text).map(({ word }) => word))];
  const hits = tokenise(text)
    .filter(({ word }) => test(word))
    .map(({ word, start }) => ({ start, stem: words.indexOf(word) }));
  return snippet(text, hits, test);
};
const plain = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join('');

it('marks words as they are written', () => {
  expect(markAll('Магний + В6', isHit)).toEqual([
    { text: 'Магний', hit: true },
    { text: ' + ', hit: false },
    { text: 'В6', hit: true },
  ]);
});

it('never turns text into markup', () => {
  expect(markAll('<b>магний</b>', isHit)).toEqual([
    { text: '<b>', hit: false },
    { text: 'магний', hit: true },
    { text: '</b>', hit: false },
  ]);
});

it('cuts out the part with the most different matches', () => {
  const filler = 'слово '.repeat(60);
  const cut = cutOut(`${filler}магний ${filler}магний и b6 рядом ${filler}`);
  expect(cut.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['магний', 'b6']);
  expect(plain(cut)).toMatch(/^…слово .*магний и b6 рядом .*…$/);
  expect(plain(cut).length).toBeLessThan(200);
});

it('has what was found near its beginning: a phone shows two short lines', () => {
  const [before = ''] = plain(cutOut(`${'слово '.repeat(60)}магний ${'слово '.repeat(60)}`)).split('магний');
  expect(before.length).toBeLessThan(30);
});

it('ends with three dots, not with four', () => {
  const [short, long] = ['Короткое предложение. '.repeat(8), 'Слова без конца '.repeat(20)];
  expect(plain(cutOut(`${short}${long}`))).toMatch(/[^.…]…$/);
  expect(plain(cutOut('Магний, цинк; железо — и ещё. '.repeat(12)))).toMatch(/\p{L}…$/u);
});

it('shows the beginning when nothing matches', () => {
  expect(plain(cutOut('слово '.repeat(60)))).toMatch(/^слово слово .*…$/);
});

it('only ever shows what the text says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.boolean(), (text, all) => {
      const test = () => all;
      expect(plain(markAll(text, test))).toBe(text);
      expect(text).toContain(plain(cutOut(text, test)).replace(/^…|…$/g, ''));
    }),
    { numRuns: 100 },
  );
});
