/** Specification, section 9: how far below the window a picture starts to load. */
export const lazyMarginPx = 300;
export const animatedLazyMarginPx = 100;

/**
 * Pauses before a failed picture is requested again; after the last one only when the browser comes online or the tab
 * is shown.
 */
export const retryPausesMs = [2_000, 8_000, 30_000, 120_000];
