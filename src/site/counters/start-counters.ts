import type { PublicSettings } from '../../contract/request-context.ts';
import { keysOf } from '../../contract/vocabulary.ts';
import { currentConsent, isConsentKept, mayCount, onConsentChange, type Purpose, purposes } from './consent.ts';
import type { Counter, PageView } from './counter.ts';
import { reloadWithoutCounters, returnFocus } from './fresh-document.ts';
import { onGoal } from './goals.ts';
import { writeJournal } from './journal.ts';
import { countersOf } from './providers.ts';
import type { ViewSource } from './views.ts';
import { withoutInput } from './views.ts';

/** Counters start when the browser is idle, but not later than this after the page is usable. */
const startWithinMs = 2_000;

/** Loads the configured counters once the page is usable and the visitor allows it; reports every page view once. */
export function startCounters(settings: PublicSettings, views: ViewSource): void {
  returnFocus();
  const counters = countersOf(settings.counters, writeJournal);
  for (const purpose of keysOf(purposes)) {
    const own = counters.filter((counter) => counter.purpose === purpose);
    if (own.length > 0) runFor(purpose, own, settings, views);
  }
}

/** Counters of one purpose run, or do not run, together. */
function runFor(purpose: Purpose, counters: readonly Counter[], settings: PublicSettings, views: ViewSource): void {
  /** Views that happened while the counters did not run. */
  let waiting: PageView[] = [];
  let isLoaded = false;
  let isRunning = false;

  for (const view of views.seen) take(view);
  views.listen(take);

  function take(seen: PageView) {
    const { origin } = window.location;
    const view = { ...seen, url: withoutInput(seen.url, origin), referrer: withoutInput(seen.referrer, origin) };
    if (isRunning) each(counters, (counter) => counter.hit?.(view));
    // Without permission only the page that is open when it comes will be reported.
    else waiting = isAllowed() ? [...waiting, view] : [view];
  }

  onGoal((goal) => {
    if (isRunning) each(counters, (counter) => counter.goal?.(goal));
  });

  whenActivated(() => {
    whenIdle(follow);
    onConsentChange(follow);
  });

  function isAllowed() {
    return mayCount(settings.consent, currentConsent(), purpose);
  }

  function follow() {
    if (isRunning === isAllowed()) return;
    isRunning = !isRunning;
    if (isRunning) {
      each(counters, (counter) => {
        if (isLoaded) counter.resume?.();
        else counter.start();
        for (const view of waiting) counter.hit?.(view);
      });
      isLoaded = true;
      waiting = [];
    } else {
      each(counters, (counter) => counter.stop?.());
      // Where the choice cannot be stored, a new document might start them all again.
      if (isConsentKept()) reloadWithoutCounters();
    }
  }
}

/** The failure of one counter reaches neither the page nor the others. */
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
