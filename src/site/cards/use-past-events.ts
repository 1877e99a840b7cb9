import { useSyncExternalStore } from 'react';
import type { EventCard } from '../../contract/cards.ts';

const attribute = 'data-past-events';
const never = () => () => {};

/**
 * Which events have ended. A cached page may be an hour old: the first render in the browser repeats the server's HTML,
 * the next one uses the clock. `mark` goes on an element around the events.
 */
export function usePastEvents(events: Pick<EventCard, 'slug' | 'end'>[]) {
  const pastNow = () =>
    events
      .filter((event) => Date.parse(event.end) < Date.now())
      .map((event) => event.slug)
      .join(' ');
  const pastInPage = () =>
    typeof document === 'undefined'
      ? pastNow()
      : (document.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? pastNow());
  const slugs = useSyncExternalStore(never, pastNow, pastInPage);
  return { past: new Set(slugs.split(' ')), mark: { [attribute]: slugs } };
}
