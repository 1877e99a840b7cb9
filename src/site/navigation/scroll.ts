import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import { frameOf } from '../api-client/frame-data.ts';
import { scrollOffsetPx } from './constants.ts';
import { focusedLink, focusHeading, focusLink, focusQuietly } from './focus.ts';
import { historyKey } from './framework-internals.ts';
import { currentInterruption, onInterruption, takeReadAgain } from './interruption.ts';
import { decideScroll, restoreNow, type ScrollDecision } from './scroll-decision.ts';
import { type ReaderPlace, ScrollMemory } from './scroll-memory.ts';

/** What tells that the reader himself has taken over. */
const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Owns the scroll position: see `decideScroll` for the rules. */
export function startScrolling(router: AnyRouter): void {
  const memory = new ScrollMemory();
  let isTraversal = false;
  let cancelPending = () => {};
  /** A place that is still to be restored. */
  let unrestored: ReaderPlace | undefined;
  /** Where the reader belongs once nothing stands in the place of his page any more. */
  let owed: { pathname: string; decision: ScrollDecision; place: ReaderPlace | undefined } | undefined;
  let lastY = Math.round(window.scrollY);

  // When an interruption is shown, the browser has already cut the position to the height of a shorter page.
  window.addEventListener(
    'scroll',
    () => {
      if (!currentInterruption()) lastY = Math.round(window.scrollY);
    },
    { passive: true },
  );

  router.history.subscribe(({ action }: { action: { type: string } }) => {
    takeReadAgain();
    isTraversal = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
  });

  onInterruption(() => {
    // The page that follows is there when React has finished.
    if (!currentInterruption()) return queueMicrotask(resume);
    bringIntoView();
    const { pathname } = router.latestLocation;
    if (Math.round(window.scrollY) !== lastY) owed ??= { pathname, decision: restoreNow, place: { y: lastY } };
  });

  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    cancelPending();
    if (fromLocation) memory.remember(historyKey(fromLocation), placeNow());
  });

  // Inside the transition's update, so that the new page is first seen where it belongs.
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // The first page is announced as a navigation from itself; it is settled below.
    if (!fromLocation || fromLocation === toLocation) return;
    if (takeReadAgain()) return;
    const isReturn = isTraversal;
    isTraversal = false;
    const place = isReturn ? memory.recall(historyKey(toLocation)) : undefined;
    unrestored = undefined;
    const decision = decide(fromLocation, toLocation, isReturn, place);
    if (decision.kind !== 'keep') owed = undefined;
    if (currentInterruption()?.isPage) {
      if (decision.kind !== 'keep') owed = { pathname: toLocation.pathname, decision, place };
      bringIntoView();
      return;
    }
    const isAtElement = apply(decision, place);
    if (isAtElement) return;
    if (pathChanged && !focusLink(place?.link)) focusHeading();
  });

  const first = router.latestLocation;
  const isReturn = isReturningLoad();
  const firstPlace = isReturn ? memory.recall(historyKey(first)) : undefined;
  const firstDecision = decide(undefined, first, isReturn, firstPlace);
  // Elsewhere the browser has put a page that is loaded again in its place already.
  const isElsewhere = first.hash || first.pathname === pagePaths.home || firstPlace?.isInterrupted;
  if (firstDecision.kind === 'hash' || (isReturn && isElsewhere && !isErrorDocument(router))) {
    apply(firstDecision, firstPlace);
  }
  if (firstDecision.kind === 'hash') alignOnceLoaded(firstDecision.id);

  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    const location = router.state.resolvedLocation ?? router.latestLocation;
    memory.remember(historyKey(location), placeNow());
    memory.store();
    const isOurs = location.pathname === pagePaths.home || placeNow().isInterrupted;
    window.history.scrollRestoration = isOurs ? 'manual' : 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });

  /** Tells whether an element was what the page was scrolled to. */
  function apply(decision: ScrollDecision, place: ReaderPlace | undefined): boolean {
    if (decision.kind === 'hash') {
      const isFound = scrollToId(decision.id);
      if (!isFound && decision.orTop) scrollToY(0);
      return isFound;
    }
    if (decision.kind === 'top') scrollToY(0);
    if (decision.kind === 'restore') restore(place, decision.afterMs);
    return false;
  }

  function restore(place: ReaderPlace | undefined, afterMs: number): void {
    if (afterMs > 0 && place) {
      unrestored = place;
      // Before the page is scrolled to its top, and laid out for that: on a slow machine that takes its time.
      cancelPending = later(afterMs, () => {
        unrestored = undefined;
        scrollToY(place.y);
      });
    }
    scrollToY(afterMs === 0 && place ? place.y : 0);
  }

  /** Whoever leaves before his place was restored, and has not scrolled, is still there when he comes back. */
  function placeNow(): ReaderPlace {
    if (currentInterruption()?.isPage) return { y: owed?.place?.y ?? 0, isInterrupted: true };
    const y = Math.round(window.scrollY);
    return { y: y === 0 && unrestored ? unrestored.y : y, link: focusedLink() };
  }

  /** What was in the way has gone. Whoever has gone to another page meanwhile has no place in this one. */
  function resume(): void {
    if (currentInterruption() || !owed) return;
    const { pathname, decision, place } = owed;
    owed = undefined;
    if (router.latestLocation.pathname !== pathname) return;
    const isAtElement = apply(decision, place);
    if (!isAtElement && document.activeElement === document.body) focusHeading();
  }
}

const decide = (
  from: ParsedLocation | undefined,
  to: ParsedLocation,
  isReturn: boolean,
  place: ReaderPlace | undefined,
) =>
  decideScroll({
    from,
    to,
    isReturn,
    hasPlace: place !== undefined,
    isTouch: isTouchDevice(),
    homePath: pagePaths.home,
  });

function scrollToY(y: number): void {
  window.scrollTo({ top: y, behavior: 'instant' });
}

function scrollToId(id: string): boolean {
  const element = elementOf(id);
  if (!element) return false;
  unfold(element);
  scrollToElement(element);
  focusQuietly(element);
  return true;
}

/** What is folded away is opened for who comes by a link. */
function unfold(element: HTMLElement): void {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
}

/** A hash may end in what a tool shows, `#vozrast=4`; it may also be the id of an element. */
function elementOf(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.getElementById(id.split('=')[0] ?? '');
}

/** What stands in a sticky column moves less than the page, so its place is measured again. */
function scrollToElement(element: HTMLElement): void {
  for (let step = 0; step < 30; step += 1) {
    const before = window.scrollY;
    const distance = element.getBoundingClientRect().top - scrollOffsetPx;
    if (Math.abs(distance) < 1) return;
    scrollToY(before + distance);
    if (window.scrollY === before) return;
  }
}

/** An error page is seen from its top; of a list, what it says instead of its entries. */
function bringIntoView(): void {
  const interruption = currentInterruption();
  if (!interruption) return;
  const { element, isPage } = interruption;
  if (isPage) {
    scrollToY(0);
    if (document.activeElement === document.body) focusHeading();
    return;
  }
  // Whoever types in a field of the page looks at that.
  if (document.activeElement?.matches('main input')) return;
  const { top } = element.getBoundingClientRect();
  if (top < scrollOffsetPx || top > window.innerHeight - scrollOffsetPx) scrollToElement(element);
}

const isErrorDocument = (router: AnyRouter): boolean =>
  Boolean(frameOf(router.state.matches)?.failed) || router.state.matches.some(({ status }) => status !== 'success');

/** Fonts and pictures above the target may still move it; a reader who has begun to scroll is left alone. */
function alignOnceLoaded(id: string): void {
  if (document.readyState === 'complete') return;
  const stop = unlessReaderActs(() => window.removeEventListener('load', align));
  const align = () => {
    stop();
    scrollToId(id);
  };
  window.addEventListener('load', align, { once: true });
}

function later(ms: number, run: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    stop();
  };
  const stop = unlessReaderActs(cancel);
  const timer = setTimeout(() => {
    stop();
    run();
  }, ms);
  return cancel;
}

function unlessReaderActs(cancel: () => void): () => void {
  const stop = () => {
    for (const type of readerEvents) window.removeEventListener(type, onAct);
  };
  const onAct = () => {
    stop();
    cancel();
  };
  for (const type of readerEvents) window.addEventListener(type, onAct, { passive: true });
  return stop;
}

/** The browser went back to this page or loaded it again. */
function isReturningLoad(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** A finger is what the device is mainly used with; a laptop may have a touch screen besides its mouse. */
function isTouchDevice(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}
