/** Specification, sections 2, 8 and 9. The style sheet beside this file repeats the first three; a test compares. */
export const pageTransition = { name: 'page', durationMs: 200 } as const;
export const scrollOffsetPx = 120;

/** The loading flag goes down this long after the transition. */
export const loadingClearMs = 150;
/** The home page is put back where it was this long after it is shown, on devices without touch. */
export const homeRestoreMs = 500;
/** A page whose chunk is missing is loaded anew at most once in this time. */
export const reloadGuardMs = 10_000;
