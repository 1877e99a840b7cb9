import { isLogged } from './log.ts';

/** How long the lines of requests are gathered: a write for each would cost as much as a ready answer itself. */
const gatherMs = 100;
const maxGathered = 1_000;

let gathered = '';
let count = 0;
let isExitWatched = false;

/** A line for a request that was answered. It is written with its neighbours, at the latest when the process ends. */
export function logRequest(
  method: string,
  path: string,
  status: number,
  ms: number,
  { id, client }: { id: string; client: string },
): void {
  if (!isLogged('info')) return;
  gathered += `{"time":"${timeNow()}","level":"info","message":"request","request":"${id}","client":"${client}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(ms * 10) / 10}}\n`;
  count += 1;
  if (count === 1) setTimeout(flushRequests, gatherMs).unref();
  if (count >= maxGathered) flushRequests();
  if (isExitWatched) return;
  isExitWatched = true;
  process.on('exit', flushRequests);
}

/** Writes what was gathered. */
export function flushRequests(): void {
  if (count === 0) return;
  const lines = gathered;
  gathered = '';
  count = 0;
  process.stdout.write(lines);
}

let lastMs = 0;
let lastTime = '';

/** Writing the time out costs more than the rest of the line; many requests share a millisecond. */
function timeNow(): string {
  const now = Date.now();
  if (now !== lastMs) {
    lastMs = now;
    lastTime = new Date(now).toISOString();
  }
  return lastTime;
}
