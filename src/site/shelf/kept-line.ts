import { readStored, writeStored } from '../state/browser-state.ts';

export const shelfKey = 'vitimepro:shelf';

export const keptLine = readStored;

/** False where the browser refuses. */
export function keepLine(key: string, line: string): boolean {
  const isKept = writeStored(key, line);
  if (isKept) announce();
  return isKept;
}

/** This tab gets no `storage` event for its own changes. */
export function announce(): void {
  dispatchEvent(new Event('storage'));
}

export function onKept(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
