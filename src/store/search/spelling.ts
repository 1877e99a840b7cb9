const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const latin = 'abcdefghijklmnopqrstuvwxyz';

/** How many mistakes are forgiven: none in a very short word, where everything is near to everything. */
export function forgivenMistakes(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** Everything one mistake away. Finite and small, so that the lexicon can be asked for all of it by its key. */
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
const heardAs: Record<string, string> = {
  ...{ а: 'о', о: 'а', е: 'иэя', и: 'еый', й: 'и', э: 'е', я: 'е', ы: 'и' },
  ...{ б: 'п', п: 'б', в: 'ф', ф: 'в', г: 'к', к: 'г', д: 'т', т: 'д', ж: 'ш', ш: 'ж', з: 'с', с: 'з' },
};

/** Shorter words have no spelling by ear. */
export const shortestHeard = 3;

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
    for (const other of heardAs[letter] ?? '') found.push({ word: head + other + tail, next: i + 1 });
    // A consonant is written once for twice, or twice for once.
    if (letter === tail[0]) found.push({ word: head + tail, next: i + 1 });
    else if (/[б-джзк-нп-тфхц]/.test(letter)) found.push({ word: head + letter + letter + tail, next: i + 2 });
  }
  return found;
}

/** Edit distance where two letters in the wrong order are one mistake; above `limit` it only says so. */
export function mistakesBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      }
      row[j] = best;
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}
