import { AsyncLocalStorage } from 'node:async_hooks';

/** One JSON line per event, on standard output; warnings and errors on standard error. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];
type Level = Exclude<LogLevel, 'silent'>;

/** Room for a report of the content's faults; nobody reads more, and a disk full of one line helps nobody. */
const maxValueLength = 8_000;
const maxLineLength = 32_000;

let threshold: number = logLevels.indexOf('info');
const requests = new AsyncLocalStorage<string>();

export function setLogLevel(level: LogLevel): void {
  threshold = logLevels.indexOf(level);
}

export function isLogged(level: Level): boolean {
  return logLevels.indexOf(level) >= threshold;
}

/** Whatever is logged while `work` runs carries the id of its request. */
export function withRequestId<T>(id: string, work: () => T): T {
  return requests.run(id, work);
}

export function log(level: Level, message: string, fields: Record<string, unknown> = {}): void {
  if (!isLogged(level)) return;
  const line = asLine(level, message, fields);
  if (level === 'info' || level === 'debug') process.stdout.write(line);
  else process.stderr.write(line);
}

function asLine(level: Level, message: string, fields: Record<string, unknown>): string {
  const head = { time: new Date().toISOString(), level, message, request: requests.getStore() };
  const line = JSON.stringify({ ...head, ...fields }, bounded);
  if (line.length <= maxLineLength) return `${line}\n`;
  return `${JSON.stringify({ ...head, cut: `${line.length} characters` }, bounded)}\n`;
}

/** Every value has a limit, and bytes are never written out. */
function bounded(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return shortened(value, maxValueLength);
  if (value instanceof Uint8Array || isBufferInJson(value)) return '(bytes)';
  return typeof value === 'bigint' ? String(value) : value;
}

/** `toJSON` has been called before a replacer sees the value. */
function isBufferInJson(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { type?: unknown }).type === 'Buffer';
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`;
}

const maxReasonLength = 600;

/**
 * What went wrong in one sentence. Where an error was wrapped (a failed `fetch`, a failed query with all its values), the
 * reason is that of what lies within.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return shortened(asText(error), maxReasonLength);
  const within = error instanceof AggregateError ? error.errors[0] : error.cause;
  const wrapsOnly = 'query' in error || error.message === '' || error.message === 'fetch failed';
  if (within instanceof Error && wrapsOnly) return reasonOf(within);
  const { code } = error as { code?: unknown };
  const text = error.message || error.name;
  return shortened(typeof code === 'string' && !text.includes(code) ? `${text} (${code})` : text, maxReasonLength);
}

/** Not everybody throws errors: PGlite's file system throws objects with a number. */
function asText(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null ? JSON.stringify(thrown) : String(thrown);
}

export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: reasonOf(error) };
  // The first lines of a stack repeat the message, with a query and its values if it has them.
  const calls = error.stack?.slice(error.stack.indexOf('\n    at ') + 1);
  const query = (error as { query?: unknown }).query;
  return {
    error: reasonOf(error),
    ...(typeof query === 'string' ? { query: shortened(query, maxReasonLength) } : {}),
    stack: calls,
  };
}
