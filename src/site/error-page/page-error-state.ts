import type { AnyRouter } from '@tanstack/react-router';
import { isOwnError } from './foreign-error.ts';

/**
 * Specification, section 4: set by an error that nobody handled, cleared by the next page. Errors of loaders
 * and of rendering are caught by the router, which shows the same error page.
 */
let failure: { error: unknown } | undefined;
const listeners = new Set<() => void>();

export function currentPageError(): { error: unknown } | undefined {
  return failure;
}

export function onPageErrorChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setPageError(error: unknown): void {
  publish({ error });
}

export function startPageErrorState(router: AnyRouter): void {
  const { origin } = window.location;
  // Remarks of the browser come without an error, but with the name of our file.
  window.addEventListener('error', ({ error, message, filename }) => {
    if (isOwnError(error ?? message, filename, origin)) setPageError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOwnError(reason, undefined, origin)) setPageError(reason);
  });
  // Emitted while the new page is being put in place, so the broken one is not shown again in between.
  router.subscribe('onBeforeRouteMount', () => publish(undefined));
}

function publish(next: { error: unknown } | undefined): void {
  if (failure === next) return;
  failure = next;
  for (const listener of listeners) listener();
}
