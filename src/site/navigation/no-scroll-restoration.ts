/*
 * Stands in for the router's own scrolling in the browser's build (vite.config.ts): scrolling is ours, and the code that
 * would never run weighs a kilobyte on every page. See docs/decisions/012-framework-internals.md.
 */
export const storageKey = '';
export const setupScrollRestoration = (): void => {};
export const getElementScrollRestorationEntry = (): undefined => undefined;
export const defaultGetScrollRestorationKey = (): string => '';
