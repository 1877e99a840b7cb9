/** Counters start when the browser has time, but not later than this after the page is usable. */
export const startWithinMs = 2_000;

/**
 * The visitor's answer to the cookie notice, in local storage. Another name asks everybody again, as the policy
 * promises for the day when purposes or recipients change.
 */
export const consentKey = 'cookie-consent';

/** The footer's button that asks again. */
export const cookieSettingsId = 'cookie-settings';

/** In the landing address: shows what was sent. */
export const countersDebug = 'debug=counters';
