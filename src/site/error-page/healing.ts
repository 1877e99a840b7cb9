export interface Healing {
  /** Asks whether the page can be had again. */
  isBack(): Promise<boolean>;
  /** Shows it. Called once, unless told that it did not help. */
  heal(): void;
  firstPauseMs: number;
  longestPauseMs: number;
}

const growth = 2;

/**
 * Asks again and again, ever more rarely, and only while somebody looks; at once when the browser says that the
 * network is back, or the reader comes back to the tab. Returns how to ask now, and how to stop.
 */
export function startHealing({ isBack, heal, firstPauseMs, longestPauseMs }: Healing) {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<boolean> | undefined;
  let isStopped = false;

  const waitAndAsk = () => {
    timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void ask();
    }, pauseMs);
    pauseMs = Math.min(pauseMs * growth, longestPauseMs);
  };

  const ask = () => {
    clearTimeout(timer);
    asking ??= isBack().then((answer) => {
      asking = undefined;
      if (isStopped) return answer;
      if (answer) heal();
      waitAndAsk();
      return answer;
    });
    return asking;
  };

  const askAtOnce = () => {
    pauseMs = firstPauseMs;
    return ask();
  };
  const askWhenSeen = () => {
    if (document.visibilityState === 'visible') void askAtOnce();
  };

  window.addEventListener('online', askAtOnce);
  document.addEventListener('visibilitychange', askWhenSeen);
  waitAndAsk();
  return {
    ask: askAtOnce,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', askAtOnce);
      document.removeEventListener('visibilitychange', askWhenSeen);
    },
  };
}
