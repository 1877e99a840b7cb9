import { tableOf } from './tokens.ts';

const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const latin = 'abcdefghijklmnopqrstuvwxyz';

/** Mistakes are not forgiven in a code or a very short word, where everything is near to everything. */
export const isCorrectable = (word: string) => word.length >= 4 && !/\d/.test(word);

/** Everything one mistake away: few enough to look each of them up. */
export function oneMistakeAway(word: string): string[] {
  const alphabet = /[a-z]/.test(word) ? latin : cyrillic;
  const found = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const head = word.slice(0, i);
    const tail = word.slice(i);
    for (const letter of alphabet) {
      found.add(head + letter + tail);
      if (tail) found.add(head + letter + tail.slice(1));
    }
    if (tail) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail[1] + tail[0] + tail.slice(2));
  }
  found.delete(word);
  return [...found];
}

/** Letters that are heard as each other: unstressed vowels, voiced and unvoiced consonants. */
const heardAs = tableOf('а:о о:а е:иэя и:еый й:и э:е я:е ы:и б:п п:б в:ф ф:в г:к к:г д:т т:д ж:ш ш:ж з:с с:з');

/** One mistake of the kind that is made by ear: «йот» for «йод». */
export function oneMistakeByEar(word: string): string[] {
  return byEar(word, 0).map((changed) => changed.word);
}

/** Two mistakes at once, both of the kind that is made by ear: «кологен» for «коллаген». */
export function twoMistakesByEar(word: string): string[] {
  const found = new Set<string>();
  for (const once of byEar(word, 0)) for (const twice of byEar(once.word, once.next)) found.add(twice.word);
  found.delete(word);
  return [...found];
}

/** Every change from this letter on, and where the next one may begin. */
function byEar(word: string, from: number): { word: string; next: number }[] {
  const found: { word: string; next: number }[] = [];
  for (let i = from; i < word.length; i++) {
    const letter = word[i] ?? '';
    const [head, tail] = [word.slice(0, i), word.slice(i + 1)];
    for (const other of heardAs.get(letter) ?? '') found.push({ word: head + other + tail, next: i + 1 });
    // A consonant is written once for twice, or twice for once.
    if (letter === tail[0]) found.push({ word: head + tail, next: i + 1 });
    else if (/[б-джзк-нп-тфхц]/.test(letter)) found.push({ word: head + letter + letter + tail, next: i + 2 });
  }
  return found;
}
