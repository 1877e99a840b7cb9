import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { frameOf } from './api-client/frame-data.ts';
import { startCampaignMemory } from './campaign/memory.ts';
import { countersDebug, currentConsent, mayCount } from './counters/consent.ts';
import { watchViews } from './counters/views.ts';
import { keepOfflinePicture } from './error-page/error-content.ts';
import { startPageErrorState } from './error-page/page-error-state.ts';
import { startChunkFailureGuard } from './navigation/chunk-failure.ts';
import { endHydration } from './navigation/framework-internals.ts';
import { startLinks } from './navigation/links.ts';
import { startLoadingFlag } from './navigation/loading-flag.ts';
import { startPageTransitions } from './navigation/page-transition.ts';
import { startScrolling } from './navigation/scroll.ts';
import { getRouter } from './router.tsx';
import { deferParts } from './ui/deferred.tsx';

/** Everything that listens in the browser starts here, once, before React takes the page over; done when all of it does. */
export function startBehaviours(router: AnyRouter): Promise<void> {
  startPageTransitions(router);
  startLoadingFlag(router);
  startScrolling(router);
  startPageErrorState(router);
  startLinks(router);
  keepOfflinePicture(router);
  startCounting(router);
  return import('./start-later.ts').then(({ startLater }) => startLater(router), ignoreBlocked);
}

/** What a landing leaves behind, whether or not the page comes to life. */
function startCounting(router: AnyRouter): void {
  const landing = window.location.search;
  startCampaignMemory(landing);
  const settings = frameOf(router.state.matches)?.settings;
  if (settings && Object.values(settings.counters).some(Boolean)) {
    const views = watchViews(router, () => mayCount(settings.consent, currentConsent()));
    void import('./counters/start-counters.ts').then(
      ({ startCounters }) => startCounters(settings, views),
      ignoreBlocked,
    );
  }
  if (landing.includes(countersDebug))
    void import('./counters/debug.tsx').then(({ showJournal }) => showJournal(), ignoreBlocked);
}

/** Content blockers know files by their names; a visitor who uses one is simply not counted. */
function ignoreBlocked(): void {}

/** Done when React has the page. */
export async function startSite(): Promise<void> {
  const development = import.meta.env.DEV ? await import('./development.ts') : null;
  const chunkGuard = startChunkFailureGuard();
  // Lets a reader's touch through: a slow phone has been busy long enough with reading the code.
  await new Promise((resume) => setTimeout(resume));
  // Not `hydrateStart`: it brings the machinery of server functions along (11 kB gzip), and there are none here.
  const router = getRouter();
  await hydrate(router).finally(endHydration);
  // The server keeps pages for days and says when it made them; for the reader a page is new when it comes.
  for (const match of router.state.matches) match.updatedAt = Date.now();
  // The page's own code is missing: what the server sent can be read, and its links work, better than any error page.
  if (chunkGuard.hasFailed()) {
    // Not part of every page's code: it is hardly ever needed.
    void import('./images/show-without-scripts.ts').then(
      ({ showWithoutScripts }) => showWithoutScripts(),
      ignoreBlocked,
    );
    startCounting(router);
    return;
  }
  chunkGuard.follow(router);
  void startBehaviours(router);
  development?.followContent(router);
  deferParts(router);

  const app = <RouterProvider router={router} />;
  startTransition(() => {
    hydrateRoot(
      document,
      development ? <StrictMode>{app}</StrictMode> : app,
      // The default reports a mismatch that React has repaired like an error that broke the page.
      { onRecoverableError: (error) => console.error('hydration', error), ...development?.rootOptions },
    );
  });
}
