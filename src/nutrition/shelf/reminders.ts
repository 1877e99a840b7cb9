import type { DayPlan } from './day-plan.ts';
import type { Jar, Slot } from './jar.ts';
import { daysOf } from './lasting.ts';

/** When the reminder rings, by the reader's own clock. */
const hours: Record<Slot, string> = { morning: '080000', day: '130000', evening: '200000' };

interface ReminderWords {
  calendar: string;
  /** «Омега-3: 2 порции, во время еды» */
  jar(jar: Jar): string;
  note: string;
}

/** Daily reminders as RFC 5545, one for each jar, from the given day (2026-11-15) until the jar is empty. */
export function reminders(plan: DayPlan, from: string, words: ReminderWords): string {
  const day = from.replaceAll('-', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vitimepro//shelf//RU',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${text(words.calendar)}`,
    ...plan.slots.flatMap(({ slot, jars }) =>
      jars.flatMap((jar) => [
        'BEGIN:VEVENT',
        `UID:${encodeURIComponent(jar.id)}-${day}@shelf`,
        `DTSTAMP:${day}T000000Z`,
        // Without a zone: eight in the morning wherever the reader is.
        `DTSTART:${day}T${hours[slot]}`,
        'DURATION:PT5M',
        `RRULE:FREQ=DAILY;COUNT=${Math.max(1, daysOf(jar) ?? 30)}`,
        `SUMMARY:${text(words.jar(jar))}`,
        `DESCRIPTION:${text(words.note)}`,
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${text(words.jar(jar))}`,
        'TRIGGER:PT0S',
        'END:VALARM',
        'END:VEVENT',
      ]),
    ),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function text(value: string): string {
  return value
    .replaceAll('\u00a0', ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n');
}

const maxOctets = 75;
const bytes = new TextEncoder();

/** A line longer than 75 octets goes on in the next one, after a space; a character is never cut in two. */
function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const sign of line) {
    const size = bytes.encode(sign).length;
    if (octets + size > maxOctets) {
      written += '\r\n ';
      octets = 1;
    }
    written += sign;
    octets += size;
  }
  return written;
}
