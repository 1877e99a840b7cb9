import type { AnyRouter } from '@tanstack/react-router';
import { addTransitionType, type ReactNode, ViewTransition } from 'react';
import { pageTransition } from './constants.ts';
import { prefersReducedMotion } from './motion.ts';
import { namePackshots } from './packshot.ts';

const { name, durationMs } = pageTransition;

/**
 * Cross-fades from one page to the next. It stands around the whole document, so that what fades is one picture of the
 * screen: around `<main>` the picture would be as high as the page, and slide by as much as the old page was scrolled.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition name={name} default="none" update={{ [name]: 'auto', default: 'none' }}>
      {children}
    </ViewTransition>
  );
}

/** A change of the query is no new page and shows at once. */
export function startPageTransitions(router: AnyRouter): void {
  let forgetNames: (() => void)[] = [];

  router.subscribe('onBeforeLoad', () => {
    for (const forget of forgetNames) forget();
    forgetNames = [];
  });
  // Inside React's transition, before the old page is photographed.
  router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation, pathChanged }) => {
    if (!pathChanged || prefersReducedMotion()) return;
    addTransitionType(name);
    forgetNames.push(namePackshots([fromLocation?.pathname, toLocation.pathname], fromLocation?.pathname));
  });
  // The new page is in place, but not photographed yet.
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!pathChanged || prefersReducedMotion()) return;
    forgetNames.push(namePackshots([fromLocation?.pathname, toLocation.pathname], toLocation.pathname));
    if (!('startViewTransition' in document)) fadeIn();
  });
}

/** The end of the transition that is under way, if there is one. Older browsers do not tell: there its length counts. */
export async function transitionFinished(pathChanged: boolean): Promise<void> {
  if ('activeViewTransition' in document) await document.activeViewTransition?.finished;
  else if (pathChanged && !prefersReducedMotion()) await new Promise((done) => setTimeout(done, durationMs));
}

function fadeIn(): void {
  document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration: durationMs, easing: 'ease' });
}
