/**
 * Calls `retry` when a failed request is worth another attempt: the pause is over, the browser is online again, or the
 * tab is visible again. Nothing happens in a hidden tab. Returns a function that cancels.
 */
export function onRetryOccasion(pauseMs: number | undefined, retry: (isPauseOver: boolean) => void): () => void {
  const retryIfVisible = (isPauseOver: boolean) => {
    if (document.visibilityState === 'visible') retry(isPauseOver);
  };
  const timer = pauseMs === undefined ? undefined : setTimeout(retryIfVisible, pauseMs, true);
  const onOnline = () => retry(false);
  const onVisible = () => retryIfVisible(false);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

interface RetryLoop {
  /** Whether the page can be loaded again. */
  check(): Promise<boolean>;
  /** Loads it. */
  recover(): void;
  firstPauseMs: number;
  longestPauseMs: number;
}

/** Checks with pauses that double, from the first pause again after each occasion other than the pause. */
export function startRetryLoop({ check, recover, firstPauseMs, longestPauseMs }: RetryLoop) {
  let pauseMs = firstPauseMs;
  let cancel = () => {};
  let checking: Promise<boolean> | undefined;
  let isStopped = false;

  const wait = () => {
    cancel();
    cancel = onRetryOccasion(pauseMs, (isPauseOver) => {
      if (!isPauseOver) pauseMs = firstPauseMs;
      void run();
    });
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  const run = () => {
    checking ??= check().then((isBack) => {
      checking = undefined;
      if (isStopped) return isBack;
      if (isBack) recover();
      wait();
      return isBack;
    });
    return checking;
  };

  wait();
  return {
    checkNow() {
      pauseMs = firstPauseMs;
      return run();
    },
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
