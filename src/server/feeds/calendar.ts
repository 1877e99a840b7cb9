import type { Event } from '../../contract/entries.ts';

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
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events.flatMap((event) => entry(event, origin)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
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
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(about)}`,
    `LOCATION:${text(where)}`,
    `URL:${url}`,
    `STATUS:${statuses[event.status]}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

function utc(date: string): string {
  return `${new Date(date).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function text(value: string): string {
  return value
    .replaceAll('\u00a0', ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n');
}

const maxOctets = 75;

/** A line longer than 75 octets goes on in the next one, after a space; a character is never cut in two. */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > maxOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
