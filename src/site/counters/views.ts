import type { PageView } from './counter.ts';

/**
 * Turns navigations into page views: one per address, the first with the document's referrer, the later ones
 * with the address before. A hash alone is a place on the same page.
 */
export class Views {
  #current: PageView | undefined;

  /** The view to report, or nothing if this address has just been reported. */
  next(url: string, title: string, documentReferrer: string): PageView | undefined {
    const previous = this.#current?.url;
    if (previous !== undefined && withoutHash(previous) === withoutHash(url)) return undefined;
    this.#current = { url, title, referrer: previous ?? documentReferrer };
    return this.#current;
  }
}

const withoutHash = (url: string) => url.split('#')[0];
