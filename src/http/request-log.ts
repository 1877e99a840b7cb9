import { isLogged } from './log.ts';

/** How long requests are gathered: a line and a write for each would cost as much as a ready answer itself. */
const gatherMs = 100;
const maxGathered = 1_000;

interface Answered {
  at: number;
  method: string;
  path: string;
  status: number;
  ms: number;
  visit: { id: string; client: string };
}

let gathered: Answered[] = [];
let isExitWatched = false;

/** A line for a request that was answered. It is written with its neighbours, at the latest when the process ends. */
export function logRequest(method: string, path: string, status: number, ms: number, visit: Answered['visit']): void {
  if (!isLogged('info')) return;
  gathered.push({ at: Date.now(), method, path, status, ms, visit });
  if (gathered.length === 1) setTimeout(flushRequests, gatherMs).unref();
  if (gathered.length >= maxGathered) flushRequests();
  if (isExitWatched) return;
  isExitWatched = true;
  process.on('exit', flushRequests);
}

/** Writes what was gathered. */
export function flushRequests(): void {
  if (gathered.length === 0) return;
  const requests = gathered;
  gathered = [];
  // One after the other they cost a fifth of what each of them costs between two answers.
  let lines = '';
  for (const request of requests) lines += lineOf(request);
  process.stdout.write(lines);
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
