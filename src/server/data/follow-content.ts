import { errorFields, log, reasonOf } from '../../http/log.ts';
import type { Warn } from '../operations/warnings.ts';
import type { Away, ContentSnapshot, ContentState } from './content-state.ts';

export interface FollowedContent extends ContentState {
  /** Resolves when there is something to serve. */
  ready: Promise<void>;
  /** Reads at once, or again if reading is under way; resolves when that has ended. */
  look(): Promise<void>;
  stop(): void;
}

const lookEveryMs = 1_000;

/** While nodes are replaced one by one this is normal. */
const oldVersionMs = 60_000;

/**
 * Reads a source of content once a second, one read at a time. `read` gives what is to be served, the same snapshot where
 * nothing has changed, or a sentence why there is nothing. A read that fails is logged once and ends nothing.
 */
export function followContent(
  source: string,
  read: (served: ContentSnapshot | null) => Promise<ContentSnapshot | string>,
  warn: Warn,
): FollowedContent {
  const ready = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();
  let served: ContentSnapshot | null = null;
  let waitingFor = 'the content has not been read yet';
  let away: Away | null = null;
  let oldSince = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  void look();

  return {
    current: () => served,
    away: () => away,
    notReady: () => (served ? null : (away?.reason ?? waitingFor)),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: ready.promise,
    look,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  function look(): Promise<void> {
    if (!running) {
      running = lookOnce();
      return running;
    }
    // What has changed since the read under way began is seen by the next one only.
    next ??= running.then(() => {
      next = null;
      return look();
    });
    return next;
  }

  async function lookOnce(): Promise<void> {
    clearTimeout(timer);
    try {
      const found = await read(served);
      if (away) log('info', `${source} is back`, { seconds: Math.round((Date.now() - away.since.getTime()) / 1_000) });
      away = null;
      if (typeof found === 'string') wait(found);
      else if (found !== served) serve(found);
      if (typeof found !== 'string') oldSince = Number.POSITIVE_INFINITY;
      const isOld = Date.now() - oldSince >= oldVersionMs;
      warn('old-version', isOld ? `${waitingFor}; until then this node serves version ${served?.version}` : null);
    } catch (error) {
      const meanwhile = served ? 'what is in memory goes on being served' : 'waiting for it';
      if (!away && !isStopped) log('warn', `${source} does not answer: ${meanwhile}`, errorFields(error));
      away = { reason: `${source} does not answer: ${reasonOf(error)}`, since: away?.since ?? new Date() };
    } finally {
      running = null;
      if (!isStopped) timer = setTimeout(() => void look(), lookEveryMs).unref();
    }
  }

  function wait(reason: string): void {
    if (reason !== waitingFor) log('warn', reason);
    waitingFor = reason;
    if (served) oldSince = Math.min(oldSince, Date.now());
  }

  function serve(snapshot: ContentSnapshot): void {
    served = snapshot;
    log('info', 'content version', { version: snapshot.version });
    ready.resolve();
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        log('error', 'a listener to new content failed', errorFields(error));
      }
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
