import type { AnyRouter } from '@tanstack/react-router';
import { pageTransition } from './constants.ts';
import { replaceViewTransition } from './framework-internals.ts';
import { prefersReducedMotion } from './motion.ts';
import { namePackshots } from './packshot.ts';

/** Marks the page that fades in where the View Transitions API does not exist. See navigation.css. */
const enteringAttribute = 'data-page-entering';

/**
 * Shows a new page in a cross-fade named `page`. Both pages are there at once: the browser fades a picture of
 * the old one out over the new one. A change of the query is no new page and shows at once.
 */
export function startPageTransitions(router: AnyRouter): { finished: () => Promise<void> } {
  let finished: Promise<void> = Promise.resolve();
  let names: (() => void)[] = [];

  replaceViewTransition(router, (update) => {
    const paths = [router.state.resolvedLocation?.pathname, router.latestLocation.pathname];
    const isNewPage = paths[0] !== paths[1];
    finished = Promise.resolve();
    if (!isNewPage || prefersReducedMotion() || document.visibilityState === 'hidden') return update();
    if (typeof document.startViewTransition !== 'function') {
      const shown = update();
      finished = Promise.resolve(shown).then(fadeIn);
      return shown;
    }
    // A transition that is cut short ends after the next one has begun: it must not take the names of that one.
    forgetNames(names);
    const own = [namePackshots(paths, paths[0])];
    names = own;
    const transition = startTransition(async () => {
      await update();
      own.push(namePackshots(paths, paths[1]));
    });
    finished = transition.finished.catch(ignoreInterruption).then(() => {
      if (names === own) forgetNames(own);
    });
    transition.ready.catch(ignoreInterruption);
    return transition.updateCallbackDone;
  });

  return { finished: () => finished };
}

/** The type lets style sheets tell page changes from other transitions, where browsers know types. */
function startTransition(update: () => void | Promise<void>): ViewTransition {
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return document.startViewTransition(update);
  return document.startViewTransition({ update, types: [pageTransition.name] });
}

function forgetNames(names: (() => void)[]): void {
  for (const forget of names) forget();
}

/** A transition that the next navigation cuts short rejects; the page itself is in order. */
function ignoreInterruption(): void {}

async function fadeIn(): Promise<void> {
  const root = document.documentElement;
  root.setAttribute(enteringAttribute, '');
  const fading = document.querySelector('main')?.getAnimations() ?? [];
  await Promise.allSettled(fading.map((animation) => animation.finished));
  root.removeAttribute(enteringAttribute);
}
