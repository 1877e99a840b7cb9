/*
 * Russian words and numbers, written here and not by Intl: the server's and the browser's ICU data differ in
 * abbreviations and spaces, and hydration needs the same text on both sides.
 */
export const nbsp = '\u00A0';

export type WordForms = readonly [one: string, few: string, many: string];

/** The form that a whole number takes: 1 «отзыв», 2 «отзыва», 5 «отзывов». */
export function plural(count: number, ...[one, few, many]: WordForms): string {
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}

/** «1 отзыв», «2 отзыва», «1 200 отзывов», with no-break spaces. */
export function counted(count: number, ...forms: WordForms): string {
  return `${formatWhole(count)}${nbsp}${plural(count, ...forms)}`;
}

/** «1 200», grouped from four digits on. */
function formatWhole(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, nbsp);
}

/** «4,8» */
export function formatDecimal(value: number): string {
  return value.toFixed(1).replace('.', ',');
}

/** «120 %» */
export function formatPercent(value: number): string {
  return `${formatWhole(value)}${nbsp}%`;
}

export interface AgeRange {
  from: number;
  to?: number | undefined;
}

/** «с 18 лет», «с 21 года», «от 3 до 11 лет» */
export function formatAge({ from, to }: AgeRange): string {
  const years = (age: number) => plural(age, 'года', 'лет', 'лет');
  return to === undefined
    ? `с${nbsp}${from}${nbsp}${years(from)}`
    : `от${nbsp}${from} до${nbsp}${to}${nbsp}${years(to)}`;
}

/** «магний, цинк и селен» */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} и${nbsp}${last}`;
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «Магний» in the middle of a sentence is «магний», «В любое время» too; «BCAA» and «L-теанин» stay as they are. */
export function uncapitalise(words: string): string {
  return /^(?:\p{Lu}\p{Ll}|[АВИКОСУ]\s)/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** Lower case, «ё» as «е», single spaces and no other signs: for comparing. */
export function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Quotes inside quotes are of the other kind: «Спрей „Тихий вечер“». */
export function quoteTitle(title: string): string {
  return `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`;
}

/** The closing quote stands before a full stop and after «!» and «?», also where the text has quotes of its own. */
export function quoteSentence(quote: string): string {
  const words = quote.replace(/^«([^«»]*)»\.?$/, '$1');
  return words.endsWith('.') ? `«${words.slice(0, -1)}».` : `«${words}»`;
}

const vowel = '[аеёиоуыэюя]';
const consonant = '[бвгджзклмнпрстфхцчшщ]';
/** Where a Russian word may be divided: between syllables, after «й» and signs. */
const syllables = [
  /([йьъ])(?=\p{L}{2})/giu,
  new RegExp(`(${vowel})(?=${vowel}\\p{L})`, 'giu'),
  new RegExp(`(${vowel}${consonant})(?=${consonant}${vowel})`, 'giu'),
  new RegExp(`(${vowel})(?=${consonant}${vowel})`, 'giu'),
  new RegExp(`(${vowel}${consonant})(?=${consonant}{2,3}${vowel})`, 'giu'),
];

/**
 * Soft hyphens in words that no narrow column can hold, «Мультивитамины»: not every browser hyphenates Russian by
 * itself. Shorter words stay whole.
 */
export function softHyphenate(words: string, from = 13): string {
  return words.replace(/[а-яё]+/giu, (word) => {
    if (word.length < from) return word;
    const divided = syllables.reduce((text, rule) => text.replace(rule, '$1\u00ad'), word.slice(2, -2));
    return word.slice(0, 2) + divided + word.slice(-2);
  });
}
