import { log, reasonOf } from '../../http/log.ts';

export interface DataWatch {
  /** Why this node should get no new visitors, as far as is known; null when it may. */
  trouble(): string | null;
  /** Nobody answers. */
  isAway(): boolean;
  /** Nobody answers, and it takes time to find out: whoever asks would only wait. */
  isSlowToFail(): boolean;
  /** Somebody has found it otherwise: looks at once, rather than in a while. */
  suspect(): void;
  /** As soon as somebody answers. */
  untilThere(): Promise<void>;
  /** Looks now, and from then on by itself. */
  start(): Promise<void>;
  stop(): void;
}

export interface DataWatchOptions {
  /** Null when all is well, else what is wrong; throws when nobody answers. */
  look: () => Promise<string | null>;
  /** Done after each look that found nothing wrong. */
  refresh: () => Promise<void>;
  everyMs?: number;
  /** While something is wrong: visitors are waiting for it to pass. */
  inTroubleMs?: number;
}

/** A refused connection is known in no time. */
const slowMs = 500;

/** Keeps looking whether the database, or the API of another node, is there. What changes is logged once. */
export function watchData({ look, refresh, everyMs = 5_000, inTroubleMs = 1_000 }: DataWatchOptions): DataWatch {
  let trouble: string | null = null;
  let isAway = false;
  let isSlow = false;
  let since = 0;
  let next: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isStopped = false;
  let waiting: (() => void)[] = [];

  return {
    trouble: () => trouble,
    isAway: () => isAway,
    isSlowToFail: () => isAway && isSlow,
    suspect: () => {
      if (!isLooking && !isStopped) void lookOnce();
    },
    untilThere: () => (isAway ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    start: lookOnce,
    stop: () => {
      isStopped = true;
      clearTimeout(next);
    },
  };

  async function lookOnce(): Promise<void> {
    clearTimeout(next);
    isLooking = true;
    const started = performance.now();
    try {
      found(await look(), false);
    } catch (error) {
      isSlow = performance.now() - started >= slowMs;
      found(reasonOf(error), true);
    }
    if (!trouble) await refresh();
    isLooking = false;
    if (!isStopped) next = setTimeout(() => void lookOnce(), trouble ? inTroubleMs : everyMs).unref();
  }

  function found(reason: string | null, nobodyAnswers: boolean): void {
    if (reason && !trouble) {
      since = performance.now();
      log('warn', 'not ready: what is cached goes on being served', { reason });
    }
    if (!reason && trouble) log('info', 'ready again', { seconds: Math.round((performance.now() - since) / 1_000) });
    trouble = reason;
    isAway = nobodyAnswers;
    if (isAway) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  }
}
