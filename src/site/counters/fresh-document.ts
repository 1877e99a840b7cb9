import { readStored, writeStored } from '../state/browser-state.ts';
import { cookieSettingsId } from './consent.ts';

/** Kept across the reload: the keyboard focus was at the cookie settings. */
const focusKey = 'at-cookie-settings';
const session = () => sessionStorage;

/**
 * A third party's script that has run cannot be removed (listeners, timers, recording of the session); only a new
 * document is certain to be without it. The browser keeps the scroll position.
 */
export function reloadWithoutCounters(): void {
  if (document.activeElement?.id === cookieSettingsId) writeStored(focusKey, '1', session);
  window.location.reload();
}

export function returnFocus(): void {
  if (readStored(focusKey, session) === null) return;
  writeStored(focusKey, null, session);
  document.getElementById(cookieSettingsId)?.focus({ preventScroll: true });
}
