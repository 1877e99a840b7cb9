import type { AnyRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createSignal } from '../state/browser-state.ts';

/** What stands in place of what the reader asked for: an error page, or a list in which nothing was found. */
interface Interruption {
  element: HTMLElement;
  /** Of the whole page: seen from its top. */
  isPage: boolean;
}

const interruption = createSignal<Interruption | undefined>(undefined);

export const currentInterruption = interruption.get;
export const onInterruption = interruption.subscribe;

let isReadAgain = false;

/** Reads the shown page again, inside the frame, which stays with what is typed in it. Nobody goes anywhere. */
export function readPageAgain(router: AnyRouter): void {
  isReadAgain = true;
  const page = router.state.matches.at(-1)?.id;
  void router.invalidate({ filter: ({ id }) => id === page });
}

/** Whether what was rendered is no navigation; told once. */
export function takeReadAgain(): boolean {
  const was = isReadAgain;
  isReadAgain = false;
  return was;
}

const never = () => () => {};

/**
 * Brings an element into view when it takes the place of what was there, and the reader back to his place when it goes:
 * see `scroll.ts`. What the server has sent is where the reader looks for it already.
 */
export function useInterruption<E extends HTMLElement>(isPage: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isSent] = useState(isHydrating);
  useLayoutEffect(() => {
    const element = ref.current;
    if (isSent || !element) return;
    const shown = { element, isPage };
    interruption.set(shown);
    return () => {
      if (interruption.get() === shown) interruption.set(undefined);
    };
  }, [isSent, isPage]);
  return ref;
}
