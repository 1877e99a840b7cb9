import { calendarFile, calendarText } from '../../../contract/file-formats.ts';
import type { DayPlan } from '../../../nutrition/shelf/day-plan.ts';
import type { Jar, Slot } from '../../../nutrition/shelf/jar.ts';
import { daysOf } from '../../../nutrition/shelf/jar.ts';

/** In local time. */
const hours: Record<Slot, string> = { morning: '080000', day: '130000', evening: '200000' };

interface ReminderWords {
  calendar: string;
  /** «Омега-3: 2 порции, во время еды» */
  jar(jar: Jar): string;
  note: string;
}

/** Daily reminders as RFC 5545, one per jar, from the given day (2026-11-15) until the jar is empty. */
export function reminders(plan: DayPlan, from: string, words: ReminderWords): string {
  const day = from.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vitimepro//shelf//RU',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${calendarText(words.calendar)}`,
    ...plan.slots.flatMap(({ slot, jars }) =>
      jars.flatMap((jar) => [
        'BEGIN:VEVENT',
        `UID:${encodeURIComponent(jar.id)}-${day}@shelf`,
        `DTSTAMP:${day}T000000Z`,
        // Without a time zone: eight in the morning wherever the reader is.
        `DTSTART:${day}T${hours[slot]}`,
        'DURATION:PT5M',
        `RRULE:FREQ=DAILY;COUNT=${Math.max(1, daysOf(jar) ?? 30)}`,
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
