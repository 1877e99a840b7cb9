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
  /** Back, Forward, or a page loaded again by the browser. */
  isReturn: boolean;
  /** Where the reader was on the page he returns to is still known. */
  hasPlace: boolean;
  isTouch: boolean;
  homePath: string;
}

export type ScrollDecision =
  /** `orTop`: a new page that has no such element is shown from its beginning. */
  | { kind: 'hash'; id: string; orTop: boolean }
  | { kind: 'keep' }
  | { kind: 'top' }
  | { kind: 'restore'; afterMs: number };

export const restoreNow: ScrollDecision = { kind: 'restore', afterMs: 0 };

/** Specification, section 2: where the reader is after a navigation. */
export function decideScroll({ from, to, isReturn, hasPlace, isTouch, homePath }: ScrollSituation): ScrollDecision {
  const id = idOf(to.hash);
  const isSamePath = from?.pathname === to.pathname;
  const isHome = to.pathname === homePath;
  // The pages of a list end in a hash: on Back the reader's own place in them counts, not the beginning of the list.
  const isMarked = id !== '' || (isSamePath && idOf(from.hash) !== '');
  if (isReturn && hasPlace && isMarked && !isHome) return restoreNow;
  if (id) return { kind: 'hash', id, orTop: from !== undefined && !isSamePath };
  if (isSamePath && from.searchStr !== to.searchStr) return { kind: 'keep' };
  if (!isReturn) return { kind: 'top' };
  if (!isHome) return restoreNow;
  return isTouch ? { kind: 'top' } : { kind: 'restore', afterMs: homeRestoreMs };
}

/** A hash may end in words that the browser is to find (`#:~:text=`): they name no element. */
function idOf(hash: string): string {
  return hash.split(':~:')[0] ?? '';
}
