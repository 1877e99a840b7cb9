import { useLayoutEffect } from 'react';

/** A value with listeners, for `useSyncExternalStore` and for code outside of React. */
export function createSignal<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: T): void {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Null where nothing is stored, or storage is switched off: then asking for it throws. */
export function readStored(key: string, storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the entry. False where storage is full or switched off. */
export function writeStored(key: string, value: string | null, storage = () => localStorage): boolean {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

type Mark = 'data-dialog' | 'data-buy-bar' | 'data-compare-tray' | 'data-cookie-notice';

/**
 * Sets an attribute of the root element that styles elsewhere depend on. A selector like `html:has(.dialog)` would do
 * the same, but makes the browser check the styles of the whole page whenever an element comes or goes.
 */
export function usePageMark(mark: Mark, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    root.setAttribute(mark, '');
    return () => root.removeAttribute(mark);
  }, [mark, isOn]);
}
