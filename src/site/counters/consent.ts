import { createSignal, readStored, writeStored } from '../state/browser-state.ts';

/**
 * The visitor's choice in the cookie notice, in local storage. Under another name every visitor is asked again, which the
 * policy promises for when purposes or recipients change.
 */
const consentKey = 'counters-consent';

/** Two years, as the text of the consent says; then the visitor is asked again. A refusal holds for good. */
const agreementLasts = 2 * 365 * 24 * 60 * 60 * 1_000;

/** The footer's button that opens the notice again. */
export const cookieSettingsId = 'cookie-settings';

/** In the landing address: shows what was sent. */
export const countersDebug = 'debug=counters';

/** What a visitor agrees to separately, as the text of the consent is divided. */
export const purposes = { statistics: 'Статистика посещений', advertising: 'Реклама и учёт звонков' } as const;
export type Purpose = keyof typeof purposes;

/** To both purposes, to none, or to one. */
export type Consent = 'granted' | 'declined' | Purpose;
const answers: readonly string[] = ['granted', 'declined', ...Object.keys(purposes)];

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
  writeStored(consentKey, `${next} ${Date.now()}`);
  consent.set(next);
}

/** Whether the choice will still be known after a reload. */
export function isConsentKept(): boolean {
  return consent.get() !== undefined && storedConsent() === consent.get();
}

/**
 * Whether third parties may run for a purpose, or for any. Before the visitor chooses it depends on the mode the site is
 * run in.
 */
export function mayCount(mode: 'required' | 'notice', consent: Consent | undefined, purpose?: Purpose): boolean {
  if (consent === 'granted' || (consent === undefined && mode === 'notice')) return true;
  return purpose ? consent === purpose : consent !== undefined && consent !== 'declined';
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
  const [choice = '', given] = readStored(consentKey)?.split(' ') ?? [];
  const holds = choice === 'declined' || Date.now() - Number(given) < agreementLasts;
  return holds && answers.includes(choice) ? (choice as Consent) : undefined;
}
