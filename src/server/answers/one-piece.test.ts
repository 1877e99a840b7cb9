import type { ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { sendWhole } from './one-piece.ts';
import { headOf } from './ready-head.ts';
import type { Answer } from './ready-response.ts';

afterEach(() => void vi.useRealTimers());

const answerOf = (body: string, isLent?: true): Answer & { head: string; body: Buffer } => {
  const headers = ['Content-Length', String(body.length)];
  return { status: 200, headers, body: Buffer.from(body), head: headOf(200, headers), isLent };
};

/** Sends an answer to somebody who takes it at once, or not yet, and says what lies there for them. */
function send(answer: ReturnType<typeof answerOf>, id: string, isTaken = true) {
  const parts: Buffer[] = [];
  const socket = { writableLength: 0 };
  const response = {
    socket,
    _header: null as string | null,
    end(bytes: Buffer) {
      parts.push(isTaken ? Buffer.from(bytes) : bytes);
      if (!isTaken) socket.writableLength = bytes.length;
    },
  };
  sendWhole(response as unknown as ServerResponse, answer, 'X-Site: a\r\n', id);
  const isHeadApart = !('_headerSent' in response);
  return () => (isHeadApart ? response._header : '') + Buffer.concat(parts).toString();
}

const whole = (id: string, body: string, second = '40') =>
  `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nX-Site: a\r\nX-Request-Id: ${id}\r\nDate: Sun, 09 Sep 2001 01:46:${second} GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\n${body}`;

it('has its own id and the time it was sent at, whatever the length of the id', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  const answer = answerOf('page');
  expect(send(answer, 'a-1')()).toBe(whole('a-1', 'page'));
  vi.advanceTimersByTime(1_000);
  expect(send(answer, 'a-2')()).toBe(whole('a-2', 'page', '41'));
  expect(send(answer, 'from-a-proxy')()).toBe(whole('from-a-proxy', 'page', '41'));
  expect(send(answer, 'a-3')()).toBe(whole('a-3', 'page', '41'));
});

it('is in memory once, and made once', () => {
  const answer = answerOf('page');
  send(answer, 'a-1');
  const { piece } = answer;
  send(answer, 'a-2');
  expect(answer.piece).toBe(piece);
  expect(answer.body.buffer).toBe(piece?.bytes.buffer);
});

it('what a slow client has not taken yet stays as it was', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  const answer = answerOf('page');
  const slow = send(answer, 'a-1', false);
  expect(send(answer, 'a-2')()).toBe(whole('a-2', 'page'));
  expect(slow()).toBe(whole('a-1', 'page'));
});

it.each(['page', 'x'.repeat(100_000)])('neither does a lent body change under a slow client', (body) => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  const answer = answerOf(body, true);
  const slow = send(answer, 'a-1', false);
  answer.body.write('next');
  expect(send(answer, 'a-2')()).toBe(whole('a-2', `next${body.slice(4)}`));
  expect(slow()).toBe(whole('a-1', body));
});

it('a long one is the same in two pieces', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  const body = 'x'.repeat(100_000);
  const answer = answerOf(body);
  expect(send(answer, 'a-1')()).toBe(whole('a-1', body));
  expect(answer.piece).toBeUndefined();
});
