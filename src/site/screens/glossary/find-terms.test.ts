import { expect, it } from 'vitest';
import { findTerms } from './find-terms.ts';

const term = (id: string, title: string, text = '', also: string[] = []) => ({ id, title, text, also });
const letters = [
  { letter: 'Б', terms: [term('bad', 'БАД', '<p>Пищевой <a href="/">продукт</a></p>'), term('bio', 'Биодоступность')] },
  { letter: 'М', terms: [term('me', 'МЕ', '<p>Мера</p>', ['международная единица', 'IU'])] },
] as Parameters<typeof findTerms>[0];
const found = (typed: string) => findTerms(letters, typed).flatMap(({ terms }) => terms.map(({ id }) => id));

it('finds by name, by another name and by what the explanation says, and nothing by its markup', () => {
  expect(found('био')).toEqual(['bio']);
  expect(found('iu')).toEqual(['me']);
  expect(found(' Пищевой  ПРОДУКТ ')).toEqual(['bad']);
  expect(found('href')).toEqual([]);
});

it('has everything while nothing is typed, and no empty letters', () => {
  expect(findTerms(letters, '  ')).toBe(letters);
  expect(findTerms(letters, 'мера').map(({ letter }) => letter)).toEqual(['М']);
});
