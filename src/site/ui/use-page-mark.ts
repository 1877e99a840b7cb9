import { useLayoutEffect } from 'react';

type Mark = 'data-dialog' | 'data-buy-bar' | 'data-compare-tray' | 'data-cookie-notice';

/**
 * Says on the page's root that something stands on it, for styles of what stands elsewhere. Selectors
 * like `html:has(.dialog)` would say the same, but the browser then goes through the styles of the whole page again
 * whenever anything comes or goes, several times while a page is loading.
 */
export function usePageMark(mark: Mark, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    root.setAttribute(mark, '');
    return () => root.removeAttribute(mark);
  }, [mark, isOn]);
}
