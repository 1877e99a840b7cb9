import { createSignal, readStored, writeStored } from '../state/browser-state.ts';

/**
 * The visitor's choice in the cookie notice, in local storage. Under another name every visitor is asked again, which the
 * policy promises for when purposes or recipients change.
 */
const consentKey = 'cookie-consent';

/** The footer's button that opens the notice again. */
export const cookieSettingsId = 'cookie-settings';

/** In the landing address: shows what was sent. */
export const countersDebug = 'debug=counters';

export type Consent = 'granted' | 'declined';

/** Known for this page load also where storage cannot be written. */
const consent = createSignal<Consent | undefined>(undefined);
let isRead = false;

export const onConsentChange = consent.subscribe;

export function currentConsent(): Consent | undefined {
  if (!isRead) {
    isRead = true;
    consent.set(storedConsent());
    followOtherPages();
  }
  return consent.get();
}

export function giveConsent(next: Consent): void {
  writeStored(consentKey, next);
  consent.set(next);
}

/** Whether the choice will still be known after a reload. */
export function isConsentKept(): boolean {
  return consent.get() !== undefined && storedConsent() === consent.get();
}

/** Whether third parties may run. Before the visitor chooses it depends on the mode the site is run in. */
export function mayCount(mode: 'required' | 'notice', consent: Consent | undefined): boolean {
  return consent === 'granted' || (consent === undefined && mode === 'notice');
}

function followOtherPages(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) consent.set(storedConsent());
  });
  // A page from the back/forward cache has received no storage events meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) consent.set(storedConsent() ?? consent.get());
  });
}

function storedConsent(): Consent | undefined {
  const stored = readStored(consentKey);
  return stored === 'granted' || stored === 'declined' ? stored : undefined;
}
