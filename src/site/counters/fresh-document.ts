import { cookieSettingsId } from './constants.ts';

/** Says, across the reload, that the keyboard was at the cookie settings. */
const focusKey = 'at-cookie-settings';

/**
 * Loads the page anew. A third party's script that has run cannot be taken back (its listeners, its timers, its
 * recording of the session); only a new document is certain to be without it. The browser keeps the position.
 */
export function openAfresh(): void {
  try {
    if (document.activeElement?.id === cookieSettingsId) window.sessionStorage.setItem(focusKey, '1');
  } catch {
    // Without storage the keyboard starts at the top, as after any reload.
  }
  window.location.reload();
}

/** In the new document the keyboard goes on where it was. */
export function returnFocus(): void {
  try {
    if (window.sessionStorage.getItem(focusKey) === null) return;
    window.sessionStorage.removeItem(focusKey);
  } catch {
    return;
  }
  document.getElementById(cookieSettingsId)?.focus({ preventScroll: true });
}
