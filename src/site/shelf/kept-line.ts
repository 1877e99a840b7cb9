/*
 * One line of this browser's memory. Every page has this file, and pays for each word of it.
 */

/** Null where there is none, or the browser does not allow to look. */
export function keptLine(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where the browser refuses: its memory is full or switched off. */
export function keepLine(key: string, line: string): boolean {
  try {
    localStorage.setItem(key, line);
  } catch {
    return false;
  }
  announce();
  return true;
}

/** What other tabs hear by themselves. */
export function announce(): void {
  dispatchEvent(new Event('storage'));
}

export function onKept(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
