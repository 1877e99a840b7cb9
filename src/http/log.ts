import { AsyncLocalStorage } from 'node:async_hooks';

/** One JSON line per event, on standard output; warnings and errors on standard error. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
type Level = Exclude<LogLevel, 'silent'>;

/** Long enough for a report of the content's faults. */
const maxValueLength = 8_000;
const maxLineLength = 32_000;
const maxReasonLength = 600;

/** Request lines are written together: a write for each costs as much as a cached response. */
const gatherMs = 100;

/** While the reader of a pipe stalls, request lines beyond this are dropped. */
const maxUnreadBytes = 4 * 1024 * 1024;

let threshold: number = logLevels.indexOf('info');
const requests = new AsyncLocalStorage<CurrentRequest>();
let requestLines: string[] = [];
let dropped = 0;

// A full disk or a closed pipe costs lines of the log; without a listener it would end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.on('exit', flushRequestLog);

export function setLogLevel(level: LogLevel): void {
  threshold = logLevels.indexOf(level);
}

export function isLogged(level: Level): boolean {
  return logLevels.indexOf(level) >= threshold;
}

export interface CurrentRequest {
  id: string;
  /** The visitor's address, for limits per client. */
  client?: string;
}

/** Whatever is logged while `work` runs carries the id of its request. */
export function withRequest<T>(request: CurrentRequest, work: () => T): T {
  return requests.run(request, work);
}

export const currentRequest = () => requests.getStore();

export function log(level: Level, message: string, fields: Record<string, unknown> = {}): void {
  if (!isLogged(level)) return;
  const head = { time: new Date().toISOString(), level, message, request: requests.getStore()?.id };
  const line = JSON.stringify({ ...head, ...fields }, bounded);
  const written = line.length <= maxLineLength ? line : JSON.stringify({ ...head, cut: `${line.length} characters` });
  (level === 'info' || level === 'debug' ? process.stdout : process.stderr).write(`${written}\n`);
}

/** The access log. Its values are bounded by the limits on requests. */
export function logRequest(fields: Record<string, string | number>): void {
  if (!isLogged('info')) return;
  const head = { time: new Date().toISOString(), level: 'info', message: 'request' };
  if (requestLines.push(JSON.stringify({ ...head, ...fields })) === 1) setTimeout(flushRequestLog, gatherMs).unref();
}

export function flushRequestLog(): void {
  if (requestLines.length === 0) return;
  const lines = requestLines;
  requestLines = [];
  if (process.stdout.writableLength > maxUnreadBytes) {
    dropped += lines.length;
    return;
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  if (dropped === 0) return;
  log('warn', 'lines about requests were dropped: standard output is not read', { dropped });
  dropped = 0;
}

/** Every value has a limit, and passwords in addresses are masked. */
function bounded(_key: string, value: unknown): unknown {
  if (typeof value === 'string')
    return shortened(value.replace(/(:\/\/[^:/@\s]*):[^@/\s]+@/g, '$1:***@'), maxValueLength);
  return typeof value === 'bigint' ? String(value) : value;
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`;
}

/** What went wrong in one sentence; where an error only wraps another (a failed `fetch`), the reason of the inner one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error))
    return shortened(typeof error === 'object' ? JSON.stringify(error) : String(error), maxReasonLength);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  if (inner instanceof Error && (error.message === '' || error.message === 'fetch failed')) return reasonOf(inner);
  const { code } = error as { code?: unknown };
  const text = error.message || error.name;
  return shortened(typeof code === 'string' && !text.includes(code) ? `${text} (${code})` : text, maxReasonLength);
}

/** The reason, and the stack without its first lines, which repeat the message. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: reasonOf(error) };
  return { error: reasonOf(error), stack: error.stack?.slice(error.stack.indexOf('\n    at ') + 1) };
}
