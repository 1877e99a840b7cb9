import { createContext } from 'react';

/** Specification, section 9: how far below the window a picture starts to load. */
const lazyMarginPx = 300;
const animatedLazyMarginPx = 100;

/**
 * Pauses before a failed picture is requested again; after the last one only when the browser comes online or the tab
 * is shown.
 */
export const retryPausesMs = [2_000, 8_000, 30_000, 120_000];

/** True inside a block that moves in: its pictures are loaded later (constants.ts). */
export const AnimatedBlock = createContext(false);

type Callback = () => void;

const callbacks = new WeakMap<Element, Callback>();
const observers = new Map<number, IntersectionObserver>();

/** Calls once, when the element comes within the margin of the viewport. Returns a function that cancels. */
export function whenNear(element: Element, animated: boolean, callback: Callback): () => void {
  const observer = observerFor(animated ? animatedLazyMarginPx : lazyMarginPx);
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer.unobserve(element);
}

function observerFor(marginPx: number): IntersectionObserver {
  const known = observers.get(marginPx);
  if (known) return known;
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: `${marginPx}px`,
    // The same margin inside carousels. Not vertically: Chromium would add it to the margin of the window.
    scrollMargin: `0px ${marginPx}px`,
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      callbacks.get(target)?.();
    }
  }, options);
  observers.set(marginPx, observer);
  return observer;
}
