import { nbsp } from './russian.ts';

const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const shortMonths = 'янв фев мар апр мая июн июл авг сен окт ноя дек'.split(' ');
const weekdays = 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' ');
const moscowOffsetMs = 3 * 60 * 60 * 1000;

const dayMonth = (at: Date): string => `${at.getUTCDate()}${nbsp}${months[at.getUTCMonth()]}`;
const clock = (at: Date): string => at.toISOString().slice(11, 16);

/** Dates of the content are calendar days or Moscow time; the reader's own zone must not move them. */
function inMoscow(date: string): { at: Date; hasTime: boolean } {
  const hasTime = date.includes('T');
  return { at: new Date(Date.parse(date) + (hasTime ? moscowOffsetMs : 0)), hasTime };
}

/** «15 ноября 2026» */
export function formatDate(date: string): string {
  const { at } = inMoscow(date);
  return `${dayMonth(at)}${nbsp}${at.getUTCFullYear()}`;
}

/** «1 декабря 2026, 09:00», as clocks in Moscow show it. */
export function formatMoment(time: number): string {
  const at = new Date(time + moscowOffsetMs);
  return `${dayMonth(at)} ${at.getUTCFullYear()}, ${clock(at)}`;
}

export function dateParts(date: string) {
  const { at, hasTime } = inMoscow(date);
  return {
    day: String(at.getUTCDate()),
    month: shortMonths[at.getUTCMonth()] ?? '',
    weekday: weekdays[at.getUTCDay()] ?? '',
    year: String(at.getUTCFullYear()),
    dayMonth: dayMonth(at),
    time: hasTime ? clock(at) : null,
  };
}
