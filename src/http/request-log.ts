import { isLogged } from './log.ts';

/** How long lines are gathered: a write for each would cost as much as a ready answer itself. */
const gatherMs = 100;

/** Lines are put together by the dozen: one after the other they cost a fifth of what each costs between two answers. */
const maxGathered = 64;

interface Answered {
  at: number;
  method: string;
  path: string;
  status: number;
  ms: number;
  visit: { id: string; client: string };
}

const gathered: Answered[] = [];

/**
 * Lines until they are written. As strings, or as requests, thousands of them would live long enough to be taken for
 * things that stay: the heap would grow by megabytes every second under load. No more than a pipe takes at once, because
 * what is left when the process ends has only that one chance.
 */
const lines = Buffer.allocUnsafeSlow(64 * 1024);
let length = 0;
let isWriteDue = false;
let isExitWatched = false;

/** A line for a request that was answered. It is written with its neighbours, at the latest when the process ends. */
export function logRequest(method: string, path: string, status: number, ms: number, visit: Answered['visit']): void {
  if (!isLogged('info')) return;
  gathered.push({ at: Date.now(), method, path, status, ms, visit });
  if (gathered.length >= maxGathered) putTogether();
  if (!isWriteDue) {
    isWriteDue = true;
    setTimeout(flushRequests, gatherMs).unref();
  }
  if (isExitWatched) return;
  isExitWatched = true;
  process.on('exit', flushRequests);
}

/** Writes what was gathered. */
export function flushRequests(): void {
  isWriteDue = false;
  putTogether();
  write();
}

function putTogether(): void {
  let text = '';
  for (const request of gathered) text += lineOf(request);
  gathered.length = 0;
  // A letter takes three bytes at most.
  const mostBytes = text.length * 3;
  if (length + mostBytes > lines.length) write();
  if (mostBytes > lines.length) process.stdout.write(text);
  else length += lines.write(text, length);
}

function write(): void {
  if (length === 0) return;
  // A copy: who reads it may be slow, and the next lines come into the same place.
  process.stdout.write(Buffer.from(lines.subarray(0, length)));
  length = 0;
}

function lineOf({ at, method, path, status, ms, visit: { id, client } }: Answered): string {
  return `{"time":"${timeOf(at)}","level":"info","message":"request","request":"${id}","client":"${client}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(ms * 10) / 10}}\n`;
}

let lastMs = 0;
let lastTime = '';

/** Writing the time out costs more than the rest of the line; many requests share a millisecond. */
function timeOf(at: number): string {
  if (at !== lastMs) {
    lastMs = at;
    lastTime = new Date(at).toISOString();
  }
  return lastTime;
}
