import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** With spaces of any kind, also as they are written in JSON and in HTML. */
export const edition = /Выпуск(?:\s|\\u00a0|&nbsp;)(\d+)(?:\s|\\u00a0|&nbsp;)здесь/g;

export interface Received {
  path: string;
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

/** Why a response is wrong; null when it is right. */
export type Judge = (received: Received) => string | null;

/** The longest that a visitor waits, whatever has happened. */
const slowMs = 3_000;
const timeoutMs = 15_000;

export async function request(origin: string, path: string, headers: Record<string, string> = {}): Promise<Received> {
  const started = performance.now();
  const response = await fetch(origin + path, { redirect: 'manual', headers, signal: AbortSignal.timeout(timeoutMs) });
  const text = await response.text();
  return { path, status: response.status, headers: response.headers, text, ms: performance.now() - started };
}

const isWhole = (html: string) => html.startsWith('<!') && html.trimEnd().endsWith('</html>');

/** The page of the address that was asked for, whole. */
export const aPage: Judge = ({ path, status, text }) => {
  const [pathname = ''] = path.split('?');
  if (status !== 200) return `${status}`;
  if (!isWhole(text)) return 'not whole';
  const canonical = new RegExp(`rel="canonical" href="https?://[^/"]+${pathname === '/' ? '/?' : pathname}"`);
  return canonical.test(text) ? null : 'another page';
};

/** Words that only an operator should read. */
const internals =
  /ECONN|ETIMEDOUT|ENOSPC|fetch failed|node_modules|\bat \S+ \(|postgres|sqlite|TypeError|DATABASE_URL/i;

/** The site's own page about an error, without anything internal. */
export const anErrorPage =
  (...statuses: number[]): Judge =>
  ({ status, text }) => {
    if (!statuses.includes(status)) return `${status}`;
    if (!isWhole(text) || !text.includes('<h1')) return `${status} without the error page`;
    const internal = internals.exec(text.replace(/<script[\s\S]*?<\/script>/g, ''));
    return internal ? `shows «${internal[0]}»` : null;
  };

/** Refused for want of room, and told when to come back. */
const _aRefusal: Judge = ({ status, headers }) =>
  (status === 503 || status === 429) && headers.has('retry-after') ? null : `${status}`;

export const anyOf =
  (...judges: Judge[]): Judge =>
  (received) => {
    const reasons = judges.map((judge) => judge(received));
    return reasons.includes(null) ? null : reasons.join(', ');
  };

/** Published pages by path, as digests: nodes differ in their origin, editions in a number, nothing else may differ. */
export type Pages = ReadonlyMap<string, string>;

function digest(text: string): string {
  const same = text
    .replace(/\bu:\d{13}\b/g, 'u:0')
    .replaceAll(/http:(\\?\/){2}localhost:\d+|http%3A%2F%2Flocalhost%3A\d+/g, 'origin')
    .replaceAll(edition, 'edition');
  return createHash('sha256').update(same).digest('base64');
}

/** Every published page, read again until two readings are the same: pages are refreshed after a publish. */
export async function readPages(origin: string): Promise<Pages> {
  const addresses = JSON.parse((await request(origin, '/api/v1/addresses')).text) as { path: string }[];
  let pages = new Map<string, string>();
  for (let isSame = false; !isSame; ) {
    const before = pages;
    pages = new Map();
    for (const path of new Set(['/', ...addresses.map((address) => address.path)])) {
      const received = await request(origin, path);
      // A node that has just started may refuse for a moment.
      if (received.status === 503) await sleep(500);
      else if (received.status !== 200) throw new Error(`${origin}${path} responds with ${received.status}`);
      pages.set(path, received.status === 200 ? digest(received.text) : '');
    }
    isSame = [...pages].every(([path, value]) => value !== '' && before.get(path) === value);
  }
  return pages;
}

/** The page exactly as it was. */
export const asBefore =
  (before: Pages): Judge =>
  ({ path, status, text }) => {
    if (status !== 200) return `${status}`;
    return digest(text) === before.get(path) ? null : 'differs from before';
  };

/** Pages that are no longer there, or no longer the same. */
export async function lostSince(origin: string, before: Pages): Promise<string[]> {
  const lost: string[] = [];
  for (const path of before.keys()) {
    const reason = await request(origin, path).then(asBefore(before), reasonOf);
    if (reason) lost.push(`${path}: ${reason}`);
  }
  return lost;
}

export interface Visits {
  sent: number;
  wrong: string[];
  longestMs: number;
}

export interface Visit {
  path: string;
  judge: Judge;
}

/** Visitors who send one request after the other until something is over. */
export async function visit(
  origin: string,
  next: (n: number) => Visit,
  until: Promise<unknown> | number,
  { atOnce = 6, pauseMs = 25 } = {},
): Promise<Visits> {
  const visits: Visits = { sent: 0, wrong: [], longestMs: 0 };
  let isOver = false;
  const over = (typeof until === 'number' ? sleep(until) : until).finally(() => {
    isOver = true;
  });
  const visitor = async () => {
    while (!isOver) {
      const { path, judge } = next(visits.sent++);
      const reason = await request(origin, path).then((received) => {
        visits.longestMs = Math.max(visits.longestMs, received.ms);
        return judge(received) ?? (received.ms > slowMs ? `took ${(received.ms / 1_000).toFixed(1)} s` : null);
      }, reasonOf);
      if (reason) visits.wrong.push(`${path}: ${reason}`);
      await sleep(pauseMs);
    }
  };
  await Promise.all([over, ...Array.from({ length: atOnce }, visitor)]);
  return visits;
}

let fresh = 0;
/** A page that was never asked for before. */
export const freshPath = () => `/search?q=${encodeURIComponent(`магний ${++fresh}`)}`;

/** Known pages as they were, and one page in four that has to be made. */
export function mixed(before: Pages, unknown: Judge): (n: number) => Visit {
  const paths = [...before.keys()];
  return (n) =>
    n % 4 === 0
      ? { path: freshPath(), judge: unknown }
      : { path: paths[n % paths.length] ?? '/', judge: asBefore(before) };
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : ((error as { code?: string }).code ?? error.message);
}

/** Milliseconds until something holds; an error if it never does. */
export async function timeUntil(what: string, holds: () => Promise<boolean>, withinMs = 30_000): Promise<number> {
  const started = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - started > withinMs) throw new Error(`${what}: not within ${withinMs / 1_000} s`);
    await sleep(50);
  }
  return performance.now() - started;
}
