import { useLayoutEffect } from 'react';

type Mark = 'data-dialog' | 'data-buy-bar' | 'data-compare-tray' | 'data-cookie-notice';

/**
 * Sets an attribute of the root element that styles elsewhere depend on. A selector like `html:has(.dialog)` would do
 * the same, but makes the browser check the styles of the whole page whenever an element comes or goes.
 */
export function usePageMark(mark: Mark, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    root.setAttribute(mark, '');
    return () => root.removeAttribute(mark);
  }, [mark, isOn]);
}
