import { calendarFile, calendarText } from '../../../contract/file-formats.ts';
import { hoursOf } from '../../../nutrition/shelf/day-hours.ts';
import type { DayPlan } from '../../../nutrition/shelf/day-plan.ts';
import type { ApartRule, Jar } from '../../../nutrition/shelf/jar.ts';
import { daysLeft } from '../../../nutrition/shelf/jar.ts';

interface ReminderWords {
  calendar: string;
  /** «Омега-3: 2 порции, во время еды» */
  jar(jar: Jar): string;
  note: string;
}

/** Daily reminders as RFC 5545, one for each jar, from the given day (2026-11-15) until the jar is empty. */
export function reminders(plan: DayPlan, rules: readonly ApartRule[], from: string, words: ReminderWords): string {
  const day = from.replaceAll('-', '');
  const hours = hoursOf(plan, rules);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vitimepro//shelf//RU',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${calendarText(words.calendar)}`,
    ...plan.slots.flatMap(({ jars }) =>
      jars.flatMap((jar) => [
        'BEGIN:VEVENT',
        `UID:${encodeURIComponent(jar.id)}-${day}@shelf`,
        `DTSTAMP:${day}T000000Z`,
        // Without a zone: eight in the morning wherever the reader is.
        `DTSTART:${day}T${clock(hours.get(jar) ?? 0)}`,
        'DURATION:PT5M',
        `RRULE:FREQ=DAILY;COUNT=${Math.max(1, daysLeft(jar, from) ?? 30)}`,
        `SUMMARY:${calendarText(words.jar(jar))}`,
        `DESCRIPTION:${calendarText(words.note)}`,
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${calendarText(words.jar(jar))}`,
        'TRIGGER:PT0S',
        'END:VALARM',
        'END:VEVENT',
      ]),
    ),
    'END:VCALENDAR',
  ];
  return calendarFile(lines);
}

/** 480 minutes after midnight are `080000`. */
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}00`;
