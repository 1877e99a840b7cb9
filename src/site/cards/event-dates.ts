import type { EventCard } from '../../contract/cards.ts';
import { dateParts } from '../../text/dates.ts';
import { nbsp } from '../../text/russian.ts';

/** «18–19 февраля 2027», «19:00–20:30», «четверг». */
export function eventDates({ start, end }: Pick<EventCard, 'start' | 'end'>) {
  const from = dateParts(start);
  const to = dateParts(end);
  const isOneDay = from.dayMonth === to.dayMonth && from.year === to.year;
  return {
    isOneDay,
    dates: isOneDay ? `${from.dayMonth}${nbsp}${from.year}` : range(from, to),
    days: isOneDay ? from.day : `${from.day}–${to.day}`,
    month: from.month === to.month ? monthOf(from) : `${monthOf(from)}\u00a0— ${monthOf(to)}`,
    year: from.year,
    weekday: isOneDay ? from.weekday : `${from.weekday}\u00a0— ${to.weekday}`,
    time: isOneDay && from.time && to.time ? `${from.time}–${to.time}` : from.time,
  };
}

type Parts = ReturnType<typeof dateParts>;

const monthOf = ({ day, dayMonth }: Parts) => dayMonth.slice(day.length + nbsp.length);

function range(from: Parts, to: Parts): string {
  if (from.year !== to.year) return `${from.dayMonth}${nbsp}${from.year}\u00a0— ${to.dayMonth}${nbsp}${to.year}`;
  if (from.month !== to.month) return `${from.dayMonth}\u00a0— ${to.dayMonth}${nbsp}${to.year}`;
  return `${from.day}–${to.dayMonth}${nbsp}${to.year}`;
}

export interface ProgrammeDay {
  /** Null for an event of one day. */
  day: string | null;
  points: { time: string; title: string }[];
}

/** A programme of several days names the day before the time: «18 февраля, 10:00». */
export function programmeDays(program: { time: string; title: string }[]): ProgrammeDay[] {
  const days: ProgrammeDay[] = [];
  for (const point of program) {
    const [day, time] = point.time.includes(', ') ? (point.time.split(', ') as [string, string]) : [null, point.time];
    const last = days.at(-1);
    if (last && last.day === day) last.points.push({ time, title: point.title });
    else days.push({ day, points: [{ time, title: point.title }] });
  }
  return days;
}
