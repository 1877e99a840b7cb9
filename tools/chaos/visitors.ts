import { setTimeout as sleep } from 'node:timers/promises';
import { ask, judged, type Question } from './answers.ts';

export interface Seen {
  sent: number;
  wrong: string[];
  /** How often each status was answered. */
  statuses: Map<number, number>;
  longestMs: number;
}

export interface CrowdOptions {
  atOnce?: number;
  /** Between two requests of one visitor. */
  pauseMs?: number;
  /** Goes on until this is over. */
  until: Promise<unknown> | number;
}

/** Visitors who ask one thing after another until something is over. `next` says what, and what they may get. */
export async function visitors(
  origin: string | (() => string),
  next: (n: number) => Question,
  { atOnce = 6, pauseMs = 25, until }: CrowdOptions,
): Promise<Seen> {
  const seen: Seen = { sent: 0, wrong: [], statuses: new Map(), longestMs: 0 };
  let isOver = false;
  const end = typeof until === 'number' ? sleep(until) : until;
  const over = end.finally(() => {
    isOver = true;
  });
  const visitor = async () => {
    while (!isOver) {
      const { path, judge } = next(seen.sent++);
      try {
        const answer = await ask(typeof origin === 'string' ? origin : origin(), path);
        seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1);
        seen.longestMs = Math.max(seen.longestMs, answer.ms);
        const reason = judged(answer, judge);
        if (reason) seen.wrong.push(reason);
      } catch (error) {
        seen.wrong.push(`${path}: ${reasonOf(error)}`);
      }
      await sleep(pauseMs);
    }
  };
  await Promise.all([over, ...Array.from({ length: atOnce }, visitor)]);
  return seen;
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: string };
  return error.cause instanceof Error ? reasonOf(error.cause) : (code ?? error.message);
}

/** Milliseconds until something holds, asked again and again; an error if it never does. */
export async function timeUntil(what: string, holds: () => Promise<boolean>, withinMs = 20_000): Promise<number> {
  const started = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - started > withinMs) throw new Error(`${what}: not within ${withinMs / 1_000} s`);
    await sleep(50);
  }
  return performance.now() - started;
}
