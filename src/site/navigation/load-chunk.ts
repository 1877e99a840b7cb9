/*
 * Stands in, in the browser's build, for the bundler's own way to load code on demand, which besides loads files in
 * advance and style sheets that no import here names (vite.config.ts). See docs/decisions/012-framework-internals.md.
 */

/** Whoever listens for the failure may take it over: see chunk-failure.ts. */
export const __vitePreload = <T>(load: () => Promise<T>): Promise<T | undefined> =>
  load().catch((error: unknown) => {
    const failure = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    if (window.dispatchEvent(failure)) throw error;
    return undefined;
  });
