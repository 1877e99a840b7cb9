import type { PublicSettings } from '../api-client/public-settings.ts';
import { currentConsent, mayCount, onConsentChange } from './consent.ts';
import { startWithinMs } from './constants.ts';
import type { Counter, PageView } from './counter.ts';
import { onGoal } from './goals.ts';
import { writeJournal } from './journal.ts';
import { countersOf } from './providers.ts';
import type { ViewSource } from './views.ts';

/** Loads what is configured once the page is usable and allowed to, and reports every page view exactly once. */
export function startCounters(settings: PublicSettings, views: ViewSource): void {
  const counters = countersOf(settings.counters, writeJournal);
  /** Views that happened before the counters ran. */
  let waiting: PageView[] = [];
  let state: 'waiting' | 'running' | 'stopped' = 'waiting';

  for (const view of views.seen) take(view);
  views.listen(take);

  function take(view: PageView) {
    if (state === 'running') each(counters, (counter) => counter.hit?.(view));
    // Without permission only the page that is open when it comes will be reported.
    else waiting = isAllowed() ? [...waiting, view] : [view];
  }

  onGoal((goal) => {
    if (state === 'running') each(counters, (counter) => counter.goal?.(goal));
  });

  whenActivated(() => {
    whenIdle(follow);
    onConsentChange(follow);
  });

  function isAllowed() {
    return mayCount(settings.consent, currentConsent());
  }

  function follow() {
    if (state === 'waiting' && isAllowed()) {
      state = 'running';
      each(counters, (counter) => {
        counter.start();
        for (const view of waiting) counter.hit?.(view);
      });
    } else if (state === 'running' && !isAllowed()) {
      state = 'stopped';
      each(counters, (counter) => counter.stop?.());
    }
  }
}

/** A counter that fails is alone with it. */
function each(counters: readonly Counter[], run: (counter: Counter) => void): void {
  for (const counter of counters) {
    try {
      run(counter);
    } catch (error) {
      writeJournal(counter.name, 'failed', String(error));
    }
  }
}

/** A page that the browser renders in advance may never be seen. */
function whenActivated(run: () => void): void {
  const page = document as Document & { prerendering?: boolean };
  if (page.prerendering) page.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

function whenIdle(run: () => void): void {
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: startWithinMs });
    else setTimeout(run, 0);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
