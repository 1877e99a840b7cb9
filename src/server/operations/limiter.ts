import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';

export interface LimiterOptions {
  concurrency: number;
  maxWaiting: number;
  /** Running or waiting for one client. */
  maxPerClient: number;
  /** Milliseconds after which work that is still waiting is abandoned. */
  timeout: number;
}

/** Node accepts one new connection per turn of the event loop, and an idle turn takes microseconds. */
const turnsBefore = 10;

/**
 * A bounded concurrency queue. The result is null if the work was refused because too much is waiting (in all, or of this
 * client), or if it was abandoned because it waited too long; work that has begun is not interrupted.
 *
 * Some turns of the event loop pass before each piece of work. Work whose data is in memory ends within its turn: without the
 * pause each request would be answered before the next is heard, so none would ever be seen waiting, and known pages would
 * wait behind them all.
 */
export function createLimiter({ concurrency, maxWaiting, maxPerClient, timeout }: LimiterOptions) {
  const limit = pLimit(concurrency);
  const perClient = new Map<string, number>();
  let turn: Promise<void> = Promise.resolve();

  return async <T>(work: () => Promise<T>, client?: string): Promise<T | null> => {
    if (limit.pendingCount >= maxWaiting || (client && countOf(client) >= maxPerClient)) return null;
    const tooLate = Promise.withResolvers<null>();
    let isAbandoned = false;
    const timer = setTimeout(() => {
      isAbandoned = true;
      tooLate.resolve(null);
    }, timeout);
    const begin = async () => {
      turn = turn.then(pause);
      await turn;
      clearTimeout(timer);
      return isAbandoned ? null : work();
    };
    if (client) perClient.set(client, countOf(client) + 1);
    try {
      return await Promise.race([tooLate.promise, limit(begin)]);
    } finally {
      if (client && countOf(client) === 1) perClient.delete(client);
      else if (client) perClient.set(client, countOf(client) - 1);
    }
  };

  function countOf(client: string): number {
    return perClient.get(client) ?? 0;
  }
}

async function pause(): Promise<void> {
  for (let turns = 0; turns < turnsBefore; turns++) await yieldToEventLoop();
}

/**
 * A token bucket: `capacity` at once, refilled evenly at `perSecond`. Each call takes a token and returns 0, or returns after
 * how many seconds there is one.
 */
export function createTokenBucket(capacity: number, perSecond: number, now: () => number = Date.now): () => number {
  let left = capacity;
  let at = now();
  return () => {
    const before = at;
    at = now();
    // A clock that was set back adds nothing and takes nothing.
    left = Math.min(capacity, left + (Math.max(0, at - before) * perSecond) / 1_000);
    if (left < 1) return Math.ceil((1 - left) / perSecond);
    left -= 1;
    return 0;
  };
}
