/** Specification, section 9: how long before it is seen a picture starts to load. */
export const lazyMarginPx = 300;
export const animatedLazyMarginPx = 100;
