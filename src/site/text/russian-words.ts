/*
 * Numbers and dates are written here and not by Intl: the server's and the visitor's ICU data differ in
 * abbreviations and spaces, and the page must come out the same on both.
 */
const nbsp = '\u00a0';
const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** «1 отзыв», «2 отзыва», «5 отзывов», with a no-break space. */
export function countOf(count: number, one: string, few: string, many: string): string {
  return `${formatWhole(count)}${nbsp}${wordFor(count, one, few, many)}`;
}

export function wordFor(count: number, one: string, few: string, many: string): string {
  const tens = Math.abs(count) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}

/** «1 200», grouped from four digits on. */
function formatWhole(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, nbsp);
}

/** «4,8» */
export function formatDecimal(value: number): string {
  return value.toFixed(1).replace('.', ',');
}

/** «120 %»: a no-break space stands before the sign. */
export function formatPercent(value: number): string {
  return `${formatWhole(value)}${nbsp}%`;
}

/** «15 ноября 2026» */
export function formatDate(date: string): string {
  const { at } = moscowTime(date);
  return `${dayMonth(at)}${nbsp}${at.getUTCFullYear()}`;
}

/** «15 ноября» */
export function dayMonth(at: Date): string {
  return `${at.getUTCDate()}${nbsp}${months[at.getUTCMonth()]}`;
}

/** Dates of the content are calendar days or Moscow time; the visitor's own zone must not move them. */
export function moscowTime(date: string): { at: Date; withTime: boolean } {
  const withTime = date.includes('T');
  return { at: new Date(Date.parse(date) + (withTime ? moscowOffsetMs : 0)), withTime };
}

const moscowOffsetMs = 3 * 60 * 60 * 1000;
