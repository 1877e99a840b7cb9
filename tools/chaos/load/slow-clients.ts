import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { limits } from '../../../src/server/operations/limits.ts';
import { aPage, lostSince, reference } from '../answers.ts';
import type { Lab } from '../lab.ts';
import type { Outcome, Trial } from '../trial.ts';
import { visitors } from '../visitors.ts';

/** How often the server looks for connections that are overdue, and a little more. */
const slackMs = 6_000;

interface Client {
  name: string;
  /** What it sends first, and then again and again. */
  begin: string;
  goOn?: string;
  everyMs?: number;
  /** It takes nothing of what it is sent until it should have been cut off. */
  takesNothing?: true;
  /** So many answers are too many. */
  answersTooMany?: number;
  /** The status that it is told, if any. */
  status?: number;
  cutWithinMs: number;
}

const questionFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`;
const question = questionFor('/daily');

const line = 'X-Slow: 1\r\n';
const clientsOf = (largest: string): Client[] => [
  {
    name: 'headers one line a second',
    begin: 'GET / HTTP/1.1\r\nHost: localhost\r\n',
    goOn: line,
    everyMs: 1_000,
    cutWithinMs: limits.headersMs,
  },
  { name: 'says nothing at all', begin: '', cutWithinMs: limits.headersMs },
  {
    name: 'endless headers',
    begin: 'GET / HTTP/1.1\r\nHost: localhost\r\n',
    goOn: `X-Long: ${'a'.repeat(4_000)}\r\n`,
    everyMs: 20,
    status: 431,
    cutWithinMs: 1_000,
  },
  {
    name: 'address of 8,000 characters',
    begin: `GET /${'a'.repeat(8_000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    status: 414,
    cutWithinMs: 1_000,
  },
  {
    name: 'endless body',
    begin: 'POST /faq HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n',
    goOn: 'a'.repeat(60_000),
    everyMs: 20,
    status: 405,
    cutWithinMs: limits.requestMs,
  },
  {
    name: 'body a byte a second',
    begin: 'GET /faq HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n',
    goOn: 'a',
    everyMs: 1_000,
    status: 200,
    cutWithinMs: limits.requestMs,
  },
  { name: 'asks once and stays', begin: question, status: 200, cutWithinMs: limits.keepAliveMs },
  {
    name: 'asks 150 things at once',
    begin: question.repeat(150),
    takesNothing: true,
    answersTooMany: 150,
    cutWithinMs: 1_000,
  },
  {
    name: 'takes no answer',
    begin: questionFor(largest).repeat(limits.pipelined),
    takesNothing: true,
    // Node takes what the kernel has taken for progress, and looks again after the same time.
    cutWithinMs: 2 * limits.idleMs,
  },
];

const each = 40;

/** A script of the build: as many of it as may be asked for at once are more than the kernel takes off a server's hands. */
function largestScript(): string {
  const folder = 'dist/client/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const size = (name: string) => statSync(join(folder, name)).size;
  return `/assets/${scripts.sort((a, b) => size(b) - size(a))[0]}`;
}

/** Clients that would hold a connection for ever are cut off by limits that have names, and nobody else notices. */
async function slowClients(lab: Lab): Promise<Outcome> {
  const node = await lab.apiNode();
  const before = await reference(node);
  const port = Number(new URL(node.origin).port);
  // In the quick run only what is cut at once.
  const clients = clientsOf(largestScript());
  const chosen = clients.filter(({ cutWithinMs }) => !lab.isQuick || cutWithinMs <= 1_000);
  const work = Promise.all(chosen.flatMap((client) => Array.from({ length: each }, () => outlast(port, client))));
  const seen = await visitors(node.origin, () => ({ path: '/', judge: aPage('/') }), { atOnce: 2, until: work });
  const ends = await work;
  const wrong = ends.flatMap(({ wrong }) => wrong ?? []);
  const untold = chosen.filter(
    ({ name, status }) => status && !ends.some((end) => end.name === name && (end.isTold || end.wrong)),
  );
  return {
    sent: seen.sent + chosen.length * each,
    wrong: [...seen.wrong, ...wrong, ...untold.map(({ name, status }) => `${name}: nobody was told ${status}`)],
    lost: await lostSince(node.origin, before),
    note: `${chosen.length} kinds, ${each} of each`,
  };
}

interface End {
  name: string;
  isTold: boolean;
  /** Null when the client was cut off in time, without a wrong word. */
  wrong: string | null;
}

function outlast(port: number, client: Client): Promise<End> {
  const { name, begin, goOn, everyMs, status, takesNothing, answersTooMany, cutWithinMs } = client;
  const { promise, resolve } = Promise.withResolvers<End>();
  const socket: Socket = connect(port, '127.0.0.1');
  let heard = '';
  let answers = 0;
  let timer: NodeJS.Timeout | undefined;
  const limit = setTimeout(() => finish(`${name}: not cut off`), cutWithinMs + slackMs);
  const finish = (wrong: string | null) => {
    clearInterval(timer);
    clearTimeout(limit);
    socket.destroy();
    resolve({ name, isTold: heard !== '', wrong });
  };
  socket.once('connect', () => {
    socket.write(begin);
    if (goOn) timer = setInterval(() => socket.writableNeedDrain || socket.write(goOn), everyMs);
    // What the kernel has taken comes yet, and then the end: a connection that was not cut would be kept open.
    if (takesNothing) setTimeout(() => socket.resume(), cutWithinMs + slackMs / 2);
  });
  socket.on('data', (chunk) => {
    const text = chunk.toString('latin1');
    answers += text.split('HTTP/1.1 200').length - 1;
    if (heard.length < 200) heard += text;
    if (answersTooMany && answers >= answersTooMany) finish(`${name}: all answers were kept for it`);
  });
  if (takesNothing) socket.pause();
  // A reset is a way of being cut off, too.
  socket.on('error', () => {});
  socket.once('close', () => {
    // Who is still talking when the server hangs up is reset, and may lose what he was told.
    const isRight = status === undefined || Number(heard.slice(9, 12)) === status || (goOn && heard === '');
    finish(isRight ? null : `${name}: ${heard.split('\r')[0] || 'closed without a word'} instead of ${status}`);
  });
  return promise;
}

export const slowClientTrials: Trial[] = [
  // By themselves: others beside them would be what makes everybody wait.
  { name: 'slow and endless clients', isQuick: true, run: slowClients },
];
