import { isLogged } from './log.ts';

/** How long the lines of requests are gathered: a write for each would cost as much as a ready answer itself. */
const gatherMs = 100;

/** As bytes they are nothing to look through for the garbage collector; as text they were a tenth of a ready answer. */
const gathered = Buffer.allocUnsafe(256 * 1024);
const maxBytesPerUnit = 3;

let used = 0;
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
  const line = `{"time":"${timeNow()}","level":"info","message":"request","request":"${id}","client":"${client}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(ms * 10) / 10}}\n`;
  if (used + line.length * maxBytesPerUnit > gathered.length) flushRequests();
  if (used === 0) setTimeout(flushRequests, gatherMs).unref();
  used += gathered.write(line, used);
  if (isExitWatched) return;
  isExitWatched = true;
  process.on('exit', flushRequests);
}

/** Writes what was gathered. */
export function flushRequests(): void {
  if (used === 0) return;
  // A pipe may take it later, when others stand there already.
  const lines = Buffer.from(gathered.subarray(0, used));
  used = 0;
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
