import type { AnyRouter } from '@tanstack/react-router';
import { createSignal } from '../state/browser-state.ts';
import { isOwnError } from './foreign-error.ts';

/**
 * Specification, section 4: set by an unhandled error, cleared by the next page. Errors of loaders and of rendering are
 * caught by the router, which shows the same error page.
 */
const failure = createSignal<{ error: unknown } | undefined>(undefined);

export const currentPageError = failure.get;
export const onPageErrorChange = failure.subscribe;

export function startPageErrorState(router: AnyRouter): void {
  const { origin } = window.location;
  // Some messages of the browser come without an error, but with the name of our file.
  window.addEventListener('error', ({ error, message, filename }) => {
    if (isOwnError(error ?? message, filename, origin)) failure.set({ error });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOwnError(reason, undefined, origin)) failure.set({ error: reason });
  });
  // Emitted while the new page is being put in place, so the broken one is not shown again in between.
  router.subscribe('onBeforeRouteMount', () => failure.set(undefined));
}
