/** What the page in the preview and the studio tell each other: they have different origins and see nothing else. */
export type ToPage =
  | { studio: 'theme'; theme: 'light' | 'dark' }
  /** Whether a click is for the studio or for the page. */
  | { studio: 'picks'; picks: boolean }
  | { studio: 'scroll'; top: number };

export type FromPage =
  | { page: 'ready'; path: string }
  | { page: 'scrolled'; path: string; top: number }
  /** The words of the clicked part and of what stands around it, from the inside out. */
  | { page: 'picked'; words: string[] };
