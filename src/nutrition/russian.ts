const nbsp = '\u00A0';

/** «1 час», «2 часа», «5 часов» */
export function counted(count: number, one: string, few: string, many: string): string {
  return `${count}${nbsp}${plural(count, one, few, many)}`;
}

function plural(count: number, one: string, few: string, many: string): string {
  const [tens, ones] = [count % 100, count % 10];
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}

/** «Магний» in the middle of a sentence; «BCAA» and «L-теанин» stay as they are. */
export function insideSentence(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** «магний, цинк и селен» */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} и${nbsp}${last}`;
}

export interface AgeRange {
  from: number;
  to?: number | undefined;
}

/** «с 18 лет», «от 3 до 11 лет»: the genitive knows only «года» and «лет». */
export function ageWords({ from, to }: AgeRange): string {
  const years = (age: number) => (age % 10 === 1 && age % 100 !== 11 ? 'года' : 'лет');
  return to === undefined
    ? `с${nbsp}${from}${nbsp}${years(from)}`
    : `от${nbsp}${from} до${nbsp}${to}${nbsp}${years(to)}`;
}

/** Quotes inside quotes are of the other kind: «Спрей „Тихий вечер“». */
export function quoted(title: string): string {
  return `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`;
}
