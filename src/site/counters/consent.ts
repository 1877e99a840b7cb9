import { consentKey } from './constants.ts';

export type Consent = 'granted' | 'declined';

/** Known for this page load even where storage cannot be written. */
let answer: Consent | undefined;
let isRead = false;
const listeners = new Set<() => void>();

export function currentConsent(): Consent | undefined {
  if (!isRead) {
    isRead = true;
    answer = readStored();
    followOtherPages();
  }
  return answer;
}

export function giveConsent(next: Consent): void {
  try {
    window.localStorage.setItem(consentKey, next);
  } catch {
    // Asked again on the next visit: nothing can be kept here.
  }
  publish(next);
}

/** Whether the answer will still be known after a reload. */
export function isConsentKept(): boolean {
  return answer !== undefined && readStored() === answer;
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether third parties may run. Without an answer it depends on the mode the site is run in. */
export function mayCount(mode: 'required' | 'notice', consent: Consent | undefined): boolean {
  return consent === 'granted' || (consent === undefined && mode === 'notice');
}

function followOtherPages(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) publish(readStored());
  });
  // A page that the browser kept has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) publish(readStored() ?? answer);
  });
}

function publish(next: Consent | undefined): void {
  if (next === answer) return;
  answer = next;
  for (const listener of listeners) listener();
}

function readStored(): Consent | undefined {
  try {
    const stored = window.localStorage.getItem(consentKey);
    return stored === 'granted' || stored === 'declined' ? stored : undefined;
  } catch {
    return undefined;
  }
}
