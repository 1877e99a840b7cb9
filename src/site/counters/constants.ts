/** Counters start when the browser has time, but not later than this after the page is usable. */
export const startWithinMs = 2_000;

/**
 * The visitor's choice in the cookie notice, in local storage. Under another name every visitor is asked again, which the
 * policy promises for when purposes or recipients change.
 */
export const consentKey = 'cookie-consent';

/** The footer's button that opens the notice again. */
export const cookieSettingsId = 'cookie-settings';

/** In the landing address: shows what was sent. */
export const countersDebug = 'debug=counters';
