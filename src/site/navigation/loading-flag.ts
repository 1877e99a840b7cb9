import type { AnyRouter } from '@tanstack/react-router';
import { loadingClearMs } from './constants.ts';
import { transitionFinished } from './page-transition.tsx';

const attribute = 'data-loading';

/** Up from the start of a navigation until 150 ms after its transition; the last navigation decides. */
export function startLoadingFlag(router: AnyRouter): void {
  let navigation = 0;

  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return;
    navigation += 1;
    raise();
  });

  // Also emitted for a page that failed to load: its error page is what was resolved.
  router.subscribe('onResolved', async ({ pathChanged }) => {
    const current = navigation;
    await transitionFinished(pathChanged);
    setTimeout(() => {
      if (current === navigation) lower();
    }, loadingClearMs);
  });
}

function raise(): void {
  document.documentElement.setAttribute(attribute, '');
  document.querySelector('main')?.setAttribute('aria-busy', 'true');
}

function lower(): void {
  document.documentElement.removeAttribute(attribute);
  for (const main of document.querySelectorAll('main[aria-busy]')) main.removeAttribute('aria-busy');
}
