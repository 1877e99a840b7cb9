import { setTimeout as pause } from 'node:timers/promises';
import type { Address } from '../../contract/site-node.ts';
import { errorFields, log } from '../../http/log.ts';
import type { ContentState } from '../data/content-version.ts';

export interface WarmUpParts {
  content: Pick<ContentState, 'version' | 'pages' | 'onChange'>;
  /** Looks at a page again, and makes it if it is missing or no longer right; says whether it was made. */
  refresh(path: string): Promise<boolean>;
  hasRoomFor(path: string): boolean;
  /** How many requests have come so far. */
  requests(): number;
  /** How long to wait after work that took so long. */
  rest?: (ms: number) => Promise<unknown>;
}

/** What most visitors see comes first. */
const importance: Record<string, number> = {
  home: 0,
  series: 1,
  theme: 2,
  product: 3,
  page: 4,
  article: 5,
  component: 6,
  event: 7,
  specialist: 8,
  expert: 9,
} satisfies Partial<Record<Address['kind'], number>>;

/** Pages that depend on the day are looked at again before they count as aged. */
const lookAgainMs = 50 * 60_000;

/** Who loads a page asks for its pictures one upon another: after such a pause he has them. */
const quietMs = 20;
/** A site that is never quiet gets its new pages all the same. */
const patienceMs = 400;

/**
 * Keeps every page ready: after a start, after each publication and once an hour all pages are gone through, the most
 * important first, one at a time. After each that had to be made the server is left to its visitors for as long as that
 * took, and longer while they ask for more: making a page keeps everybody waiting.
 */
export function keepWarm({ content, refresh, hasRoomFor, requests, rest = pause }: WarmUpParts): { stop(): void } {
  let stopped = false;
  let isRunning = false;
  let again = false;
  content.onChange(start);
  const timer = setInterval(start, lookAgainMs).unref();
  start();
  return {
    stop: () => {
      stopped = true;
      clearInterval(timer);
    },
  };

  function start(): void {
    again = true;
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
    });
  }

  async function run(): Promise<void> {
    while (again && !stopped) {
      again = false;
      await goThrough(content.version()).catch((error: unknown) =>
        log('error', 'pages could not be prepared', errorFields(error)),
      );
    }
  }

  async function goThrough(version: string): Promise<void> {
    const started = performance.now();
    const pages = byImportance(content.pages());
    let made = 0;
    let left = 0;
    await visitorsFirst(0);
    for (const path of pages) {
      if (stopped || version !== content.version()) return;
      if (!hasRoomFor(path)) {
        left += 1;
        continue;
      }
      const begun = performance.now();
      const wasMade = await refresh(path);
      if (!wasMade) continue;
      made += 1;
      await visitorsFirst(performance.now() - begun);
    }
    if (left > 0)
      log('warn', 'not all pages fit into PAGE_CACHE_MB: the others are made when they are asked for', {
        prepared: pages.length - left,
        pages: pages.length,
      });
    if (made > 0)
      log('info', 'pages prepared', { pages: pages.length, made, ms: Math.round(performance.now() - started) });
  }

  async function visitorsFirst(ms: number): Promise<void> {
    let before = requests();
    await rest(ms);
    for (let waited = 0; requests() !== before && waited < patienceMs; waited += quietMs) {
      before = requests();
      await rest(quietMs);
    }
  }
}

function byImportance(pages: ReadonlyMap<string, string>): string[] {
  const rank = (kind: string) => importance[kind] ?? Number.MAX_SAFE_INTEGER;
  return [...pages].sort(([, a], [, b]) => rank(a) - rank(b)).map(([path]) => path);
}
