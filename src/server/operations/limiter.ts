import PQueue from 'p-queue';

export interface LimiterOptions {
  concurrency: number;
  maxWaiting: number;
  /** Running or waiting for one client. */
  maxPerClient: number;
  /** Milliseconds after which work that is still waiting is abandoned. */
  timeout: number;
}

/**
 * A bounded concurrency queue. The result is null if the work was refused because too much is waiting (in all, or of this
 * client), or if it was abandoned because it waited too long; work that has begun is not interrupted.
 */
export function createLimiter({ concurrency, maxWaiting, maxPerClient, timeout }: LimiterOptions) {
  const queue = new PQueue({ concurrency });
  const perClient = new Map<string, number>();

  return async <T>(work: () => Promise<T>, client?: string): Promise<T | null> => {
    if (queue.size >= maxWaiting || (client && countOf(client) >= maxPerClient)) return null;
    const abandoned = new AbortController();
    const timer = setTimeout(() => abandoned.abort(), timeout);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    if (client) perClient.set(client, countOf(client) + 1);
    try {
      return await queue.add(begin, { signal: abandoned.signal });
    } catch (error) {
      if (abandoned.signal.aborted) return null;
      throw error;
    } finally {
      if (client && countOf(client) === 1) perClient.delete(client);
      else if (client) perClient.set(client, countOf(client) - 1);
    }
  };

  function countOf(client: string): number {
    return perClient.get(client) ?? 0;
  }
}
