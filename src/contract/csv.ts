const byteOrderMark = '\uFEFF';

/**
 * Rows as a file that a Russian Excel opens by itself: it takes a semicolon for the separator, a comma for the decimal
 * sign, and UTF-8 only by its mark.
 */
export function csvFile(rows: readonly (readonly (string | number | null)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  // Typeset words would not be found by who looks for them.
  const text = value.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
