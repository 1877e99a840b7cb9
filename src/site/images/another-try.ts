import { retryPausesMs } from './constants.ts';

/**
 * Calls once, when it makes sense to ask for a failed picture again: the browser is back online, the reader is back in
 * the tab, or a while has passed. Returns how to stop waiting.
 */
export function whenWorthAnotherTry(attempt: number, tryAgain: () => void): () => void {
  const tryIfSeen = () => {
    if (document.visibilityState === 'visible') tryAgain();
  };
  const pause = retryPausesMs[attempt];
  const timer = pause === undefined ? undefined : setTimeout(tryIfSeen, pause);
  window.addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', tryIfSeen);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', tryAgain);
    document.removeEventListener('visibilitychange', tryIfSeen);
  };
}
