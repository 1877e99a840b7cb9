import type { Event } from '../../contract/entries.ts';
import { calendarFile, calendarText } from '../../contract/file-formats.ts';

/** RFC 5545. Everything is derived from the content, so that the same content gives the same bytes. */
export interface DatedEvent {
  event: Event;
  /** Day on which the entry was last changed. */
  updated: string;
}

const statuses = { scheduled: 'CONFIRMED', cancelled: 'CANCELLED', postponed: 'TENTATIVE' } as const;

export function calendar(events: readonly DatedEvent[], name: string, origin: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(origin).hostname}//Events//RU`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${calendarText(name)}`,
    `X-WR-CALNAME:${calendarText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events.flatMap((event) => entry(event, origin)),
    'END:VCALENDAR',
  ];
  return calendarFile(lines);
}

function entry({ event, updated }: DatedEvent, origin: string): string[] {
  const url = origin + event.url;
  const where = event.place
    ? [event.place.name, event.place.city, event.place.address].join(', ')
    : (event.onlineUrl ?? 'Онлайн');
  const about = [event.lead, event.format !== 'offline' ? event.onlineUrl : null, url].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${event.slug}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(updated)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${calendarText(event.title)}`,
    `DESCRIPTION:${calendarText(about)}`,
    `LOCATION:${calendarText(where)}`,
    `URL:${url}`,
    `STATUS:${statuses[event.status]}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

function utc(date: string): string {
  return `${new Date(date).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
