import type { AnyRouter } from '@tanstack/react-router';
import { createSignal } from '../state/browser-state.ts';

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

const ownScripts = '/assets/';

/** Errors of the network, of an aborted request or of a refused link: the page still works. */
const harmlessNames: ReadonlySet<string> = new Set(['AbortError', 'NotAllowedError', 'NavigationError']);
const harmlessMessages = /^(?:ResizeObserver loop|Script error|Failed to fetch|Load failed|NetworkError when)/;

/** False for errors of browser extensions and of counters. */
export function isOwnError(error: unknown, filename: string | undefined, origin: string): boolean {
  const message = error instanceof Error ? error.message : String(error ?? '');
  if (harmlessMessages.test(message)) return false;
  if (error instanceof Error && harmlessNames.has(error.name)) return false;
  const source = filename || firstFrame(error);
  return source?.startsWith(origin + ownScripts) ?? false;
}

/** The file in which an error arose, as its stack tells: Chromium writes "at f (url:1:2)", others "f@url:1:2". */
function firstFrame(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.stack) return undefined;
  return /(?:\(|@|\bat )((?:https?|[a-z-]+-extension):\/\/[^\s)]+?)(?::\d+){1,2}\)?(?:\n|$)/.exec(error.stack)?.[1];
}
