/** Counters start when the browser has time, but not later than this after the page is usable. */
export const startWithinMs = 2_000;

/** The visitor's answer to the cookie notice, in local storage. */
export const consentKey = 'cookie-consent';

/** `?debug=counters` shows what was sent. */
export const debugParameter = { name: 'debug', value: 'counters' } as const;
