import { animatedLazyMarginPx, lazyMarginPx } from './constants.ts';

type Callback = () => void;

const callbacks = new WeakMap<Element, Callback>();
const observers = new Map<number, IntersectionObserver>();

/** Calls once, when the element comes within the margin of the viewport. Returns how to stop waiting. */
export function whenNear(element: Element, animated: boolean, callback: Callback): () => void {
  const observer = observerFor(animated ? animatedLazyMarginPx : lazyMarginPx);
  callbacks.set(element, callback);
  observer.observe(element);
  return () => observer.unobserve(element);
}

/** One observer per margin serves all pictures of a page. */
function observerFor(marginPx: number): IntersectionObserver {
  const known = observers.get(marginPx);
  if (known) return known;
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: `${marginPx}px`,
    // The same head start inside carousels that scroll sideways. Not up and down: Chromium adds this margin to
    // the window's own, and pictures would start twice as early.
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
