import { useLayoutEffect } from 'react';

const standing = new Map<string, number>();

/**
 * Says on the page's root that something stands on it, for styles of what stands elsewhere: `data-dialog`. Selectors
 * like `html:has(.dialog)` would say the same, but the browser then goes through the styles of the whole page again
 * whenever anything comes or goes, several times while a page is loading.
 */
export function usePageMark(mark: 'dialog' | 'buy-bar' | 'compare-tray' | 'cookie-notice', isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    change(mark, +1);
    return () => change(mark, -1);
  }, [mark, isOn]);
}

function change(mark: string, by: 1 | -1): void {
  const count = (standing.get(mark) ?? 0) + by;
  standing.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}
