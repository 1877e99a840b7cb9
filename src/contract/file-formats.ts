const byteOrderMark = '\uFEFF';

/** A CSV file for a Russian Excel: semicolons between fields, decimal commas, UTF-8 with a byte order mark. */
export function csvFile(rows: readonly (readonly (string | number | null)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  // Without typesetting, which would hide words from a search.
  const text = value.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Text of an RFC 5545 file, for the feeds of the server and the reminders that a browser saves. */
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

/** Lines are folded after 75 octets, never within a character. */
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
