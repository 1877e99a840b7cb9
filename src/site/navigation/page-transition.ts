import type { AnyRouter } from '@tanstack/react-router';
import { pageTransition } from './constants.ts';
import { namePackshots } from './packshot.ts';

/**
 * Cross-fades from one page to the next: an option of the router, which has the browser show both pages at once. A change
 * of the query is no new page. See docs/decisions/012-framework-internals.md for why it is not React's `<ViewTransition>`.
 */
export const pageViewTransition: Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined> = {
  types: ({ pathChanged }) => {
    if (!pathChanged || prefersReducedMotion()) return false;
    // The transition begins after this.
    queueMicrotask(expectSkip);
    return [pageTransition.name];
  },
};

/** Who goes on before a transition has ended skips it. Its promise rejects, and the router does not listen to it. */
function expectSkip(): void {
  if ('activeViewTransition' in document) document.activeViewTransition?.ready.catch(() => {});
}

export function startPageTransitions(router: AnyRouter): void {
  let forgetNames: (() => void)[] = [];

  // Before the browser keeps a picture of the old page.
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    for (const forget of forgetNames) forget();
    forgetNames = [namePackshots([fromLocation?.pathname, toLocation.pathname], fromLocation?.pathname)];
  });
  // Before it has one of the new page.
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!pathChanged || prefersReducedMotion()) return;
    forgetNames.push(namePackshots([fromLocation?.pathname, toLocation.pathname], toLocation.pathname));
    if (!('startViewTransition' in document)) fadeIn();
  });
}

/** The end of the transition that is under way, if there is one. Older browsers do not tell: there its length counts. */
export async function transitionFinished(pathChanged: boolean): Promise<void> {
  if ('activeViewTransition' in document) await document.activeViewTransition?.finished;
  else if (pathChanged && !prefersReducedMotion())
    await new Promise((done) => setTimeout(done, pageTransition.durationMs));
}

function fadeIn(): void {
  const { durationMs } = pageTransition;
  document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration: durationMs, easing: 'ease' });
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
