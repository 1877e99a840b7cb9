import { errorFields, log, reasonOf } from '../../http/log.ts';

export interface Away {
  reason: string;
  since: Date;
}

export interface Poll {
  /** The source does not answer; null when it did the last time. */
  away(): Away | null;
  /** Looks at once, or again if a look is under way; resolves when that look has ended. */
  look(): Promise<void>;
  stop(): void;
}

/** Looks at a source of content once a second, one look at a time. A look that fails is logged once and ends nothing. */
export function startPoll(source: string, lookOnce: () => Promise<void>, everyMs = 1_000): Poll {
  let away: Away | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  void look();
  return {
    away: () => away,
    look,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  function look(): Promise<void> {
    if (!running) {
      running = run();
      return running;
    }
    // What changed since the look under way began is seen by the next one only.
    next ??= running.then(() => {
      next = null;
      return look();
    });
    return next;
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    try {
      await lookOnce();
      if (away) log('info', `${source} is back`, { seconds: Math.round((Date.now() - away.since.getTime()) / 1_000) });
      away = null;
    } catch (error) {
      if (!away && !isStopped)
        log('warn', `${source} does not answer: what is in memory goes on being served`, errorFields(error));
      away = { reason: `${source} does not answer: ${reasonOf(error)}`, since: away?.since ?? new Date() };
    } finally {
      running = null;
      if (!isStopped) timer = setTimeout(() => void look(), everyMs).unref();
    }
  }
}

/** Calls each; one that throws is a fault of ours, and the others are called nevertheless. */
export function notify(listeners: Iterable<() => void>): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch (error) {
      log('error', 'a listener to new content failed', errorFields(error));
    }
  }
}

/** Fails after a while: a connection that hangs must look like one that is gone. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no reply within ${timeoutMs / 1_000} s`)), timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
