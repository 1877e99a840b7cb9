import { useSyncExternalStore } from 'react';

/*
 * The visitor's shelf as one line of this browser's memory: `1;f34;daily/omega-3,…`, see `nutrition/shelf`. Every page
 * has this file for the count in the header, so it reads no more of the line than it must.
 */
const key = 'vitimepro:shelf';

/** Null where there is none, or the browser does not allow to look. */
export function keptShelf(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where the browser refuses: its memory is full or switched off. */
export function keepShelf(line: string): boolean {
  try {
    localStorage.setItem(key, line);
  } catch {
    return false;
  }
  // What other tabs hear by themselves.
  dispatchEvent(new Event('storage'));
  return true;
}

/** Person and jars of a line in the one format that is known. */
const parts = () => /^1;(.*);(.*)$/.exec(keptShelf() ?? '1;;') ?? [];

const keptJars = (): string[] => parts()[2]?.split(',').filter(Boolean) ?? [];

/** False where it could not be kept, or stands there already: then the link is followed, and its address carries it. */
export function addToKept(ref: string): boolean {
  const [known, person] = parts();
  const jars = keptJars();
  const isNew = !jars.some((jar) => `${jar}*`.startsWith(`${ref}*`));
  return known !== undefined && isNew && keepShelf(`1;${person};${[...jars, ref]}`);
}

function onChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** How many jars are kept. */
export const useKeptCount = (): number =>
  useSyncExternalStore(
    onChange,
    () => keptJars().length,
    () => 0,
  );
