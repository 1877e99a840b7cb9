import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../../src/server/operations/limits.ts';
import { edition } from './publishing.ts';

export interface Answer {
  path: string;
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

/** Why an answer is wrong; null when it is right. */
export type Judge = (answer: Answer) => string | null;

/** What somebody asks for, and what he may get. */
export interface Question {
  path: string;
  judge: Judge;
}

/** A visitor waits this long at most, whatever has happened. */
const patienceMs = 3_000;
const giveUpMs = 15_000;

export async function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers,
    signal: AbortSignal.timeout(giveUpMs),
  });
  const text = await response.text();
  return { path, status: response.status, headers: response.headers, text, ms: performance.now() - started };
}

/** Words that only somebody inside should ever read. */
const internals =
  /ECONN|ETIMEDOUT|ENOSPC|EROFS|fetch failed|node_modules|\bat \S+ \(|file:\/\/|postgres|\bselect \S+ from\b|TypeError|SyntaxError|API_BASE_URL|DATABASE_URL/;

const isWhole = (html: string) => html.startsWith('<!') && html.trimEnd().endsWith('</html>');

/** The page of this address, whole. */
export function aPage(path: string): Judge {
  const [pathname = ''] = path.split('?');
  const canonical = new RegExp(`rel="canonical" href="https?://[^/"]+${pathname === '/' ? '/?' : pathname}"`);
  return ({ status, text }) => {
    if (status !== 200) return `${status}`;
    if (!isWhole(text)) return 'not whole';
    return canonical.test(text) ? null : 'another page';
  };
}

/** The page that says what has happened, with the status that belongs to it. */
export function anErrorPage(...statuses: number[]): Judge {
  return ({ status, text }) => {
    if (!statuses.includes(status)) return `${status} instead of ${statuses.join(' or ')}`;
    if (!isWhole(text) || !text.includes('<h1')) return `${status} without the error page`;
    const internal = internals.exec(text.replace(/<script[\s\S]*?<\/script>/g, ''));
    return internal ? `shows «${internal[0]}»` : null;
  };
}

export function anyOf(...judges: Judge[]): Judge {
  return (answer) => {
    const reasons = judges.map((judge) => judge(answer));
    return reasons.includes(null) ? null : reasons.join(', ');
  };
}

/**
 * Pages as they were, by their digest. The router writes down when it loaded what, each node has an origin of its own, and
 * trials publish editions that differ in a number; all else must be the same.
 */
export type Reference = ReadonlyMap<string, string>;

const digestOf = (text: string) =>
  createHash('sha256')
    .update(
      text
        .replace(/\bu:\d{13}\b/g, 'u:0')
        .replaceAll(/http:(\\?\/){2}localhost:\d+|http%3A%2F%2Flocalhost%3A\d+/g, 'origin')
        .replaceAll(edition, 'edition'),
    )
    .digest('base64');

const settled = new WeakMap<object, Promise<Reference>>();

/**
 * Every page that is published, made and ready on this node. Asked for once per node: what differs after a trial is lost
 * in that trial, so what is there after it is what was there before.
 */
export function reference(node: { origin: string }): Promise<Reference> {
  const known = settled.get(node);
  if (known) return known;
  const made = publishedPaths(node.origin).then((paths) => settledPages(node.origin, paths));
  settled.set(node, made);
  // What could not be read is the fault of one trial, not of all that follow.
  made.catch(() => settled.delete(node));
  return made;
}

/** Pages as they are once they have all been made: after a start and a publish they change for a while. */
export async function settledPages(origin: string, paths: readonly string[]): Promise<Reference> {
  let pages = await pagesNow(origin, paths);
  for (let isSettled = false; !isSettled; ) {
    const before = pages;
    pages = await pagesNow(origin, paths);
    isSettled = paths.every((path) => pages.get(path) === before.get(path));
  }
  return pages;
}

async function pagesNow(origin: string, wanted: readonly string[]): Promise<Reference> {
  const pages = new Map<string, string>();
  for (const path of wanted) {
    pages.set(path, digestOf(await pageNow(origin, path)));
  }
  return pages;
}

/** A machine that starts many nodes at once may keep a page waiting: then it says when to come back. */
const tries = 5;

async function pageNow(origin: string, path: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const { status, text } = await ask(origin, path);
    if (status === 200) return text;
    if (status !== 503 || attempt === tries)
      throw new Error(`${origin}${path} answers ${status} before anything has happened to it`);
    await sleep(limits.retryAfterSeconds * 1_000);
  }
}

async function publishedPaths(origin: string): Promise<string[]> {
  const { text } = await ask(origin, '/api/v1/addresses');
  const addresses = JSON.parse(text) as { path: string }[];
  return ['/', ...addresses.map(({ path }) => path)].filter((path, i, all) => all.indexOf(path) === i);
}

/** The page exactly as it was. */
export function asBefore(before: Reference): Judge {
  return ({ path, status, text }) => {
    if (status !== 200) return `${status}`;
    return digestOf(text) === before.get(path) ? null : 'differs from the page before';
  };
}

/** What of it is no longer there. */
export async function lostSince(origin: string, before: Reference): Promise<string[]> {
  const lost: string[] = [];
  for (const path of before.keys()) {
    const answer = await ask(origin, path).catch((error: unknown) => String(error));
    const reason = typeof answer === 'string' ? answer : asBefore(before)(answer);
    if (reason) lost.push(`${path}: ${reason}`);
  }
  return lost;
}

/** Holds an answer to what was expected, and to a visitor's patience. */
export function judged(answer: Answer, judge: Judge): string | null {
  const reason = judge(answer);
  if (reason) return `${answer.path}: ${reason}`;
  return answer.ms > patienceMs ? `${answer.path}: took ${(answer.ms / 1_000).toFixed(1)} s` : null;
}
