/** Specification, section 9: how long before it is seen a picture starts to load. */
export const lazyMarginPx = 300;
export const animatedLazyMarginPx = 100;

/** A picture that failed while the browser is online is tried again after these pauses, then only on an occasion. */
export const retryPausesMs = [2_000, 8_000, 30_000, 120_000];
