import type { LinkPlace } from './focus.ts';

/** Where the reader was on a page of the history, and which link had the focus. */
export interface ReaderPlace {
  y: number;
  link?: LinkPlace;
  /** An error page stood in place of the page. */
  isInterrupted?: true;
}

const storageKey = 'reader-places';
const maxPlaces = 50;

/** Kept for the tab, so that a page loaded again finds its place too. */
export class ScrollMemory {
  readonly #places = new Map<string, ReaderPlace>(readStored());

  remember(key: string, place: ReaderPlace): void {
    this.#places.delete(key);
    this.#places.set(key, place);
    for (const oldest of this.#places.keys()) {
      if (this.#places.size <= maxPlaces) break;
      this.#places.delete(oldest);
    }
  }

  recall(key: string): ReaderPlace | undefined {
    return this.#places.get(key);
  }

  store(): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...this.#places]));
    } catch {
      // Full or switched off: places are known until the tab loads another document.
    }
  }
}

function readStored(): [string, ReaderPlace][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, ReaderPlace][]) : [];
  } catch {
    return [];
  }
}
