import type { AnyRouter } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { toolKeys } from '../../contract/query-vocabulary.ts';
import type { PageView } from './counter.ts';

/**
 * Turns navigations into page views: one per address, the first with the document's referrer, the later ones
 * with the address before. A hash alone is a place on the same page.
 */
export class Views {
  #current: PageView | undefined;

  /** The view to report, or nothing if this address has just been reported and was not left since. */
  next(url: string, title: string, documentReferrer: string, isReturn = false): PageView | undefined {
    const previous = this.#current?.url;
    if (!isReturn && previous !== undefined && withoutHash(previous) === withoutHash(url)) return undefined;
    this.#current = { url, title, referrer: previous ?? documentReferrer };
    return this.#current;
  }
}

/** The page views of this page load, from the landing on. */
export interface ViewSource {
  /** Views before `listen` was called, as far as they may be reported. */
  seen: PageView[];
  listen(listener: (view: PageView) => void): void;
}

/**
 * Starts with the page, before the counters are loaded, so that the landing is not lost. Of the views before consent only
 * the page that is open at that moment may be reported.
 */
export function watchViews(router: Pick<AnyRouter, 'subscribe'>, isAllowed: () => boolean): ViewSource {
  const views = new Views();
  const seen: PageView[] = [];
  const listeners: ((view: PageView) => void)[] = [];
  const keep = (view: PageView) => {
    if (!isAllowed()) seen.length = 0;
    seen.push(view);
  };
  const record = (isReturn = false) => {
    const view = views.next(window.location.href, document.title, document.referrer, isReturn);
    if (!view) return;
    if (listeners.length === 0) keep(view);
    for (const listen of listeners) listen(view);
  };
  record();
  // The title belongs to the page only after the page is rendered.
  router.subscribe('onRendered', () => record());
  // The back/forward cache shows the page again without loading it. After a timeout, because a changed consent is read
  // on the same event.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(record, 0, true);
  });
  return {
    seen,
    listen: (next) => listeners.push(next),
  };
}

const withoutHash = (url: string) => url.split('#')[0];

const personalPaths = [pagePaths.shelf, pagePaths.finder];

/** Of the page about pairs, medicines among them, the campaign alone is told. */
function withoutPair(url: string): string {
  const told = new URL(url);
  for (const key of toolKeys.combinations) told.searchParams.delete(key);
  return told.href;
}

/**
 * The address without what the visitor entered: the query of the shelf, of the finder and of pairs, and the fragment in which the
 * tools of the landings keep their input (`#trenirovka=80_77.6_700_90`).
 */
export function withoutInput(url: string, site: string): string {
  const { origin, pathname } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '' };
  if (origin !== site) return url;
  if (personalPaths.includes(pathname)) return origin + pathname;
  const told = url.replace(/#\w+=.*/, '');
  return pathname === pagePaths.combinations ? withoutPair(told) : told;
}
