import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

export interface LimiterOptions {
  concurrency: number;
  maxWaiting: number;
  /** Running or waiting for one client. */
  maxPerClient: number;
  /** Milliseconds after which work that is still waiting is abandoned. */
  timeout: number;
}

/** Of the event loop's time. With half of it, every second known page would still meet a render. */
const share = 0.4;
/** A loop that is busy with known pages keeps others waiting, but not for ever. */
const rests = { most: 5, longestMs: 25 };

/**
 * A bounded concurrency queue. The result is null if the work was refused because too much is waiting (in all, or of this
 * client), or if it was abandoned because it waited too long; work that has begun is not interrupted.
 *
 * Work holds the event loop, and whoever asks for a known page waits for its end. So each piece begins when the loop has been
 * idle long enough since the piece before began.
 */
export function createLimiter({ concurrency, maxWaiting, maxPerClient, timeout }: LimiterOptions) {
  const limit = pLimit(concurrency);
  const perClient = new Map<string, number>();
  let turn: Promise<void> = Promise.resolve();
  let before = performance.eventLoopUtilization();

  return async <T>(work: () => Promise<T>, client?: string): Promise<T | null> => {
    if (limit.pendingCount >= maxWaiting || (client && countOf(client) >= maxPerClient)) return null;
    const tooLate = Promise.withResolvers<null>();
    let isAbandoned = false;
    const timer = setTimeout(() => {
      isAbandoned = true;
      tooLate.resolve(null);
    }, timeout);
    const begin = async () => {
      turn = turn.then(rest);
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

  async function rest(): Promise<void> {
    for (let ms = 1, n = 0; ms > 0 && n < rests.most; n++) {
      await sleep(Math.min(ms, rests.longestMs));
      const { active, idle } = performance.eventLoopUtilization(before);
      ms = active / share - (active + idle);
    }
    before = performance.eventLoopUtilization();
  }

  function countOf(client: string): number {
    return perClient.get(client) ?? 0;
  }
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
