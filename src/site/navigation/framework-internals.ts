import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import type { InlineScript } from '../api-client/page-data.tsx';

/*
 * What the router does not offer in public, in one place: look here first when it is upgraded. See
 * docs/decisions/012-framework-internals.md.
 */

/** The identity of a history entry, which stays the same on Back and Forward. */
export const historyKey = (location: ParsedLocation): string => location.state.__TSR_key ?? location.href;

/** What the framework gives an entry of the history that has no state. */
export function freshHistoryState() {
  const key = Math.random().toString(36).slice(2, 9);
  return { __TSR_index: 0, key, __TSR_key: key };
}

/** Tells the framework's inline script that hydration is over and its queue may go. */
export const endHydration = (): void => window.$_TSR?.h();

/** The framework reloads once by itself when a chunk fails, unless its memory says that it has done so. */
export function keepFrameworkFromReloading(error: unknown): void {
  try {
    if (error instanceof Error) sessionStorage.setItem(`tanstack_router_reload:${error.message}`, '1');
  } catch {
    // Without storage the framework cannot remember either, and does not reload.
  }
}

/** The scripts that rebuild the router's state, for whoever writes them instead of `<Scripts>`. Server only, once a page. */
export function takeHydrationScripts(router: AnyRouter): InlineScript[] {
  const tags = router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? [];
  return tags.map(({ attrs, children = '' }) => ({ attributes: { ...attrs }, code: children }));
}
