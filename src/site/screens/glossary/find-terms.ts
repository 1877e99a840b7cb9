import type { PageData } from '../../../contract/pages.ts';

type Letters = PageData<'glossary'>['letters'];

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ');

/** The terms whose name, other name or explanation has the typed words; letters without one are left out. */
export function findTerms(letters: Letters, typed: string): Letters {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return letters;
  return letters
    .map((letter) => ({
      ...letter,
      terms: letter.terms.filter(({ title, also, text }) => {
        const all = plain([title, ...also, text.replace(/<[^>]+>/g, '')].join(' '));
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ terms }) => terms.length > 0);
}
