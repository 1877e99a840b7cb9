/** How RFC 5545 writes lines: for the feeds of the server and the reminders that a browser saves. */

/** A value that may hold any text. */
export function calendarText(value: string): string {
  return value
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n');
}

export const calendarFile = (lines: readonly string[]): string => `${lines.map(fold).join('\r\n')}\r\n`;

const maxOctets = 75;
const bytes = new TextEncoder();

/** A line longer than 75 octets goes on in the next one, after a space; a character is never cut in two. */
export function fold(line: string): string {
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
