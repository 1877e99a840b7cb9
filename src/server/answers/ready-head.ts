import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { limits } from '../operations/limits.ts';

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

/** What `writeHead` leaves behind. Node has no public name for headers that are written out already. */
type Inner = ServerResponse & { _header: string | null };

/** Whether the head may be set: nothing but the plain case, so that all the others stay Node's business. */
export function takesHead({ method, httpVersionMinor }: IncomingMessage, response: ServerResponse): boolean {
  return method === 'GET' && httpVersionMinor === 1 && response.shouldKeepAlive && !response.headersSent;
}

/** Instead of `writeHead`, which puts the same lines together with every answer. */
export function setHead(response: ServerResponse, lines: string): void {
  (response as Inner)._header = `${lines}Date: ${dateNow()}\r\n${keptAlive}`;
}

const keptAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${limits.keepAliveMs / 1_000}\r\n\r\n`;

let second = 0;
let date = '';

function dateNow(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1_000).toUTCString();
  }
  return date;
}
