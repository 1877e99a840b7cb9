/** How long a page that is being left may stay in view. */
const leaveMs = 1_000;

/**
 * Ends once it is certain that the reader stays. Firefox breaks the requests of a page off as soon as another one is
 * asked for, before it hides the first: for a reader who leaves that is no failure, and the page is not to say so.
 */
export function unlessLeaving(): Promise<void> {
  if (!navigator.onLine) return Promise.resolve();
  return new Promise((stay) => {
    const timer = setTimeout(stay, leaveMs);
    const onHide = () => {
      clearTimeout(timer);
      // A page that the browser kept is shown again, without its answer.
      window.addEventListener('pageshow', () => stay(), { once: true });
    };
    window.addEventListener('pagehide', onHide, { once: true });
  });
}
