import { useEffect, useRef } from 'react';

/** Above this scroll position the header is always shown. */
const alwaysShownPx = 160;
/** Smaller movements do not count as a direction. */
const directionPx = 8;

/** Sets `data-shrunk` on the header and `data-header-away` on the root element, for CSS; React renders nothing. */
export function useHeaderScroll() {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const root = document.documentElement;
    let last = window.scrollY;
    const look = () => {
      const top = window.scrollY;
      element.toggleAttribute('data-shrunk', top > 8);
      if (Math.abs(top - last) < directionPx && top > alwaysShownPx) return;
      const inUse = element.contains(document.activeElement) || element.querySelector('details[open]') !== null;
      root.toggleAttribute('data-header-away', top > last && top > alwaysShownPx && !inUse);
      last = top;
    };
    const show = () => root.removeAttribute('data-header-away');
    look();
    window.addEventListener('scroll', look, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', look);
      element.removeEventListener('focusin', show);
    };
  }, []);
  return header;
}
