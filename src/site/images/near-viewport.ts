import { animatedLazyMarginPx, lazyMarginPx } from './constants.ts';

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
