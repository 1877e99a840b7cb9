import { setTimeout as sleep } from 'node:timers/promises';
import { errorFields, log } from '../../http/log.ts';
import type { ContentSnapshot, ContentState } from '../data/content-state.ts';

export interface RefreshParts {
  content: Pick<ContentState, 'current' | 'onChange'>;
  /** Makes a page unless it is kept and fresh; false when the one of the version before is still there. */
  refresh(path: string): Promise<boolean>;
  hasRoomFor(path: string): boolean;
  /** How many requests have come so far. */
  requests(): number;
  pause?: (ms: number) => Promise<unknown>;
}

/** Pauses between two pages: at least one, more while visitors send requests, but a busy site gets its new pages too. */
const pauseMs = 20;
const maxPauses = 20;
/** A busy site refuses renders: a page that could not be made has its turn again after all others. */
const rounds = 3;

/**
 * Makes all pages after a start and after each publish, one at a time, so that visitors find them ready. Abandoned when
 * another version is published. Returns what stops it.
 */
export function refreshPages({ content, refresh, hasRoomFor, requests, pause = sleep }: RefreshParts): () => void {
  let isStopped = false;
  const start = () =>
    void refreshAll(content.current()).catch((error: unknown) =>
      log('error', 'pages could not be refreshed', errorFields(error)),
    );
  const unsubscribe = content.onChange(start);
  start();
  return () => {
    isStopped = true;
    unsubscribe();
  };

  async function refreshAll(snapshot: ContentSnapshot | null): Promise<void> {
    if (!snapshot) return;
    const started = performance.now();
    let left = 0;
    let due = [...snapshot.pages.keys()];
    for (let round = 0; round < rounds && due.length > 0; round++) {
      const again: string[] = [];
      for (const path of due) {
        await pauseForVisitors();
        if (isStopped || content.current() !== snapshot) return;
        if (!hasRoomFor(path)) left += 1;
        else if (!(await refresh(path))) again.push(path);
      }
      due = again;
    }
    const pages = snapshot.pages.size - left - due.length;
    log('info', 'pages are ready', { version: snapshot.version, pages, ms: Math.round(performance.now() - started) });
    if (due.length > 0) log('warn', 'some pages could not be made anew: they are on request', { pages: due.length });
    if (left > 0) log('warn', 'not all pages fit into PAGE_CACHE_MB: the others are made on request', { left });
  }

  async function pauseForVisitors(): Promise<void> {
    for (let pauses = 0, before = -1; pauses < maxPauses && before !== requests(); pauses++) {
      before = requests();
      await pause(pauseMs);
    }
  }
}
