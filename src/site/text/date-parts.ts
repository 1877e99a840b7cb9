import { dayMonth, moscowTime } from './russian-words.ts';

/* Apart from other words: only events need them, and every page has those. */
const weekdays = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'];
const shortMonths = ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

export function dateParts(date: string) {
  const { at, withTime } = moscowTime(date);
  const pad = (value: number) => String(value).padStart(2, '0');
  return {
    day: String(at.getUTCDate()),
    month: shortMonths[at.getUTCMonth()] ?? '',
    weekday: weekdays[at.getUTCDay()] ?? '',
    year: String(at.getUTCFullYear()),
    dayMonth: dayMonth(at),
    time: withTime ? `${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}` : null,
  };
}
