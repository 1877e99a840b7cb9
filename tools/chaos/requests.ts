import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

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

export async function request(origin: string, path: string): Promise<Received> {
  const started = performance.now();
  const response = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
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
const internals = /ECONN|ETIMEDOUT|ENOSPC|fetch failed|node_modules|\bat \S+ \(|postgres|sqlite|TypeError|_URL\b/i;

/** The page, or the site's own page about the outage, without anything internal. */
export const aPageOrApology: Judge = (received) => {
  const { status, text } = received;
  if (![500, 502, 503].includes(status)) return aPage(received);
  if (!isWhole(text) || !text.includes('<h1')) return `${status} without the error page`;
  const internal = internals.exec(text.replace(/<script[\s\S]*?<\/script>/g, ''));
  return internal ? `shows «${internal[0]}»` : null;
};

/** A number in the content, with spaces of any kind, also as they are written in JSON and in HTML. */
export const edition = /Выпуск(?:\s|\\u00a0|&nbsp;)(\d+)(?:\s|\\u00a0|&nbsp;)здесь/g;

/** Published pages by path, as digests without what differs between nodes, renders and editions. */
export type Pages = ReadonlyMap<string, string>;

function digest(text: string): string {
  const same = text
    .replace(/\bu:\d{13}\b|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'of one render')
    .replaceAll(/http:(\\?\/){2}localhost:\d+|http%3A%2F%2Flocalhost%3A\d+/g, 'origin')
    .replaceAll(edition, 'edition');
  return createHash('sha256').update(same).digest('base64');
}

/** Every published page, once all are there: a node that has just started refuses some for a moment. */
export async function readPages(origin: string): Promise<Pages> {
  const addresses = JSON.parse((await request(origin, '/api/v1/addresses')).text) as { path: string }[];
  const pages = new Map<string, string>();
  for (const path of new Set(['/', ...addresses.map((address) => address.path)]))
    await timeUntil(path, async () => {
      const { status, text } = await request(origin, path);
      pages.set(path, digest(text));
      return status === 200;
    });
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

export interface Visit {
  path: string;
  judge: Judge;
}

/** Visitors who send one request after the other until something is over. */
export async function visit(origin: string, next: (n: number) => Visit, until: Promise<unknown>, atOnce = 4) {
  const visits = { sent: 0, wrong: [] as string[], longestMs: 0 };
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const visitor = async () => {
    while (!isOver) {
      const { path, judge } = next(visits.sent++);
      const reason = await request(origin, path).then((received) => {
        visits.longestMs = Math.max(visits.longestMs, Math.round(received.ms));
        return judge(received) ?? (received.ms > slowMs ? `took ${(received.ms / 1_000).toFixed(1)} s` : null);
      }, reasonOf);
      if (reason) visits.wrong.push(`${path}: ${reason}`);
      await sleep(20);
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
  const known = [...before.keys()].map((path) => ({ path, judge: asBefore(before) }));
  return (n) => (n % 4 > 0 && known[n % known.length]) || { path: freshPath(), judge: unknown };
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : ((error as { code?: string }).code ?? error.message);
}

/** Milliseconds until something holds; an error if it never does. */
export async function timeUntil(what: string, holds: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - started > 30_000) throw new Error(`${what}: not within 30 s`);
    await sleep(50);
  }
  return performance.now() - started;
}
