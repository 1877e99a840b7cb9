import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** Status and headers as they are written on the wire, up to those that differ from answer to answer. */
export function headOf(status: number, headers: readonly string[]): string {
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${linesOf(headers)}`;
}

/** The same of some headers. They are looked at here once, as Node would look at them with every answer. */
export function linesOf(headers: readonly string[]): string {
  let lines = '';
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const [name = '', value = ''] = headers.slice(i, i + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}
