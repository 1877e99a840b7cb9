/** How long the old page may stay visible after another one was requested. */
const leaveMs = 1_000;

/**
 * Resolves once it is certain that the page stays. Firefox aborts the requests of a page as soon as another one is
 * requested, before `pagehide`; that is no failure to report.
 */
export function unlessLeaving(): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  return new Promise((stay) => {
    const timer = setTimeout(stay, leaveMs);
    const onHide = () => {
      clearTimeout(timer);
      // Restored from the back/forward cache, without the response.
      window.addEventListener('pageshow', () => stay(), { once: true });
    };
    window.addEventListener('pagehide', onHide, { once: true });
  });
}
