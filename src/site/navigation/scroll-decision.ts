import { homeRestoreMs } from './constants.ts';

export interface Place {
  pathname: string;
  searchStr: string;
  hash: string;
}

export interface ScrollSituation {
  /** Nothing: the page was just loaded. */
  from: Place | undefined;
  to: Place;
  /** Back, Forward, or a page loaded again by the browser: there is a place to return to. */
  isReturn: boolean;
  isTouch: boolean;
  homePath: string;
}

export type ScrollDecision =
  | { kind: 'hash'; id: string }
  | { kind: 'keep' }
  | { kind: 'top' }
  | { kind: 'restore'; afterMs: number };

/** Specification, section 2: where the reader is after a navigation. */
export function decideScroll({ from, to, isReturn, isTouch, homePath }: ScrollSituation): ScrollDecision {
  if (to.hash) return { kind: 'hash', id: to.hash };
  const isQueryOnly = from?.pathname === to.pathname && from.searchStr !== to.searchStr;
  if (isQueryOnly) return { kind: 'keep' };
  if (!isReturn) return { kind: 'top' };
  if (to.pathname !== homePath) return { kind: 'restore', afterMs: 0 };
  return isTouch ? { kind: 'top' } : { kind: 'restore', afterMs: homeRestoreMs };
}
