import { log, reasonOf } from '../http/log.ts';

export interface DataWatch {
  /** Why no data can be had, as far as is known; null when it can. */
  trouble(): string | null;
  /** Looks now, and from then on by itself. */
  start(): Promise<void>;
  stop(): void;
}

export interface DataWatchOptions {
  /** Null when all is well, else what is wrong; may throw the reason instead. */
  look: () => Promise<string | null>;
  /** Done after each look that found nothing wrong. */
  refresh: () => Promise<void>;
  everyMs?: number;
  /** While something is wrong: visitors are waiting for it to pass. */
  inTroubleMs?: number;
}

/** Keeps looking whether the database, or the API of another node, is there. What changes is logged once. */
export function watchData({ look, refresh, everyMs = 5_000, inTroubleMs = 1_000 }: DataWatchOptions): DataWatch {
  let trouble: string | null = null;
  let since = 0;
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  const lookOnce = async () => {
    const found = await look().catch(reasonOf);
    if (found && !trouble) {
      since = Date.now();
      log('warn', 'no data can be had: what is cached goes on being served', { reason: found });
    }
    if (!found && trouble) log('info', 'data can be had again', { seconds: Math.round((Date.now() - since) / 1_000) });
    trouble = found;
    if (!found) await refresh();
    if (!isStopped) next = setTimeout(() => void lookOnce(), found ? inTroubleMs : everyMs).unref();
  };

  return {
    trouble: () => trouble,
    start: lookOnce,
    stop: () => {
      isStopped = true;
      clearTimeout(next);
    },
  };
}
