import { latinLetters } from '../../text/address.ts';
import { tableOf } from './tokens.ts';

/** The same keys in the two layouts of a Russian keyboard. */
const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const toRussianKey = new Map([...latinKeys].map((key, i) => [key, russianKeys[i] as string]));
const toLatinKey = new Map([...russianKeys].map((key, i) => [key, latinKeys[i] as string]));

/** What the same keys give in the other layout: `dbnfvby` is «витамин», «исфф» is `bcaa`. */
export function swapLayout(text: string): string {
  const keys = /[а-яё]/i.test(text) ? toLatinKey : toRussianKey;
  return [...text].map((char) => keys.get(char) ?? char).join('');
}

/** Longest first: the first that fits is taken. */
const toCyrillic = tableOf(
  "shch:щ sch:щ iya:ия yo:е jo:е zh:ж kh:х ts:ц tz:тз ch:ч sh:ш yu:ю ju:ю ya:я ja:я ye:е iy:ий ij:ий yy:ый yj:ый ay:ай ey:ей oy:ой uy:уй ph:ф th:т ck:к a:а b:б c:ц d:д e:е f:ф g:г h:х i:и j:й k:к l:л m:м n:н o:о p:п q:к r:р s:с t:т u:у v:в w:в x:кс y:ы z:з ':ь",
);

const latinSound = new RegExp([...toCyrillic.keys()].join('|'), 'g');

/** What else a letter may stand for: `detskie`, `otzyvy`, `calcij`, `yogurt`. */
const toCyrillicOtherwise = new Map([...toCyrillic, ...tableOf('ts:тс tz:ц yo:йо jo:йо c:к h:г j:ж y:й x:х')]);

/** As in addresses, but the way people type it. */
const toLatin = new Map(Object.entries({ ...latinLetters, ц: 'c', щ: 'sch' }));

/** `magniy` is «магний», «бцаа» is `bcaa`. A letter alone stays: it names a vitamin. */
export function transliterate(text: string, variant: 'usual' | 'other' = 'usual'): string {
  const letters = variant === 'usual' ? toCyrillic : toCyrillicOtherwise;
  return text.replace(/[a-z']{2,}|[а-яё]{2,}/gi, (typed) => {
    const word = typed.toLowerCase();
    if (/^[a-z']/.test(word)) return word.replace(latinSound, (sound) => letters.get(sound) ?? sound);
    return [...word].map((letter) => toLatin.get(letter) ?? letter).join('');
  });
}
