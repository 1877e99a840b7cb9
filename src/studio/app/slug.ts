import { latinLetters } from '../../contract/latin-letters.ts';

/** The address that a title suggests. */
export function slugOf(title: string): string {
  return [...title.toLowerCase()]
    .map((letter) => latinLetters[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}
