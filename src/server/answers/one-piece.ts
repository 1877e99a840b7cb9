import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../operations/limits.ts';
import type { Answer } from './ready-response.ts';

/** Head and body of an answer one behind the other, with places for what differs from one time to the next. */
export interface OnePiece {
  bytes: Buffer;
  idAt: number;
  idLength: number;
  dateAt: number;
  /** Which second is written in it. */
  second: number;
}

type Whole = Answer & { head: string; body: Buffer };

/** What `writeHead` and the first write leave behind. Node has no public name for a head that is written out already. */
type Inner = ServerResponse & { _header: string | null; _headerSent: boolean };

/** A longer one seldom leaves at once, and what has not left must not be written to: the next one would need a copy. */
const mostBytes = 64 * 1024;

/** Nothing but the plain case, so that all the others stay Node's business. */
export function leavesWhole(
  { method, httpVersionMinor }: IncomingMessage,
  { shouldKeepAlive, headersSent, socket }: ServerResponse,
  answer: Answer,
): answer is Whole {
  const isPlain = method === 'GET' && httpVersionMinor === 1 && shouldKeepAlive && !headersSent && socket !== null;
  return isPlain && answer.head !== undefined && answer.body !== null;
}

/**
 * Instead of `writeHead` and `end`, which put the same lines together each time and write them apart from the body.
 * `lines` are those of every answer of this server.
 */
export function sendWhole(response: ServerResponse, answer: Whole, lines: string, id: string): void {
  const { socket } = response;
  const send = answer.body.length > mostBytes ? sendApart : sendTogether;
  send(response as Inner, answer, lines, id);
  if (socket && socket.writableLength > 0) leaveAlone(answer);
}

function sendApart(response: Inner, answer: Whole, lines: string, id: string): void {
  response._header = headWith(answer.head, lines, id);
  response.end(answer.body);
}

function sendTogether(response: Inner, answer: Whole, lines: string, id: string): void {
  const piece = pieceOf(answer, lines, id);
  piece.bytes.write(id, piece.idAt, 'latin1');
  if (piece.second !== thisSecond()) {
    piece.second = second;
    piece.bytes.write(date, piece.dateAt, 'latin1');
  }
  response._header = answer.head;
  response._headerSent = true;
  response.end(piece.bytes);
}

/** Somebody is slow: these bytes are theirs from now on. */
function leaveAlone(answer: Whole): void {
  answer.piece = undefined;
  if (answer.isLent) answer.body = Buffer.from(answer.body);
}

const idName = 'X-Request-Id: ';
const dateName = '\r\nDate: ';
const end = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${limits.keepAliveMs / 1_000}\r\n\r\n`;

function headWith(head: string, lines: string, id: string): string {
  thisSecond();
  return head + lines + idName + id + dateName + date + end;
}

/** The body is where it was, but in the piece: it is in memory only once. */
function pieceOf(answer: Whole, lines: string, id: string): OnePiece {
  if (answer.piece?.idLength === id.length) return answer.piece;
  const head = headWith(answer.head, lines, id);
  const bytes = Buffer.allocUnsafeSlow(head.length + answer.body.length);
  bytes.write(head, 'latin1');
  bytes.set(answer.body, head.length);
  answer.body = bytes.subarray(head.length);
  const idAt = answer.head.length + lines.length + idName.length;
  answer.piece = { bytes, idAt, idLength: id.length, dateAt: idAt + id.length + dateName.length, second };
  return answer.piece;
}

let second = 0;
let date = '';

function thisSecond(): number {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1_000).toUTCString();
  }
  return now;
}
