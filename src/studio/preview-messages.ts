/** What the page in the preview and the studio tell each other: they have different origins and see nothing else. */
export type ToPage =
  | { studio: 'theme'; theme: 'light' | 'dark' }
  /** Whether a click is for the studio or for the page. */
  | { studio: 'picks'; picks: boolean }
  | { studio: 'scroll'; top: number };

export type FromPage =
  | { page: 'ready'; path: string }
  | { page: 'scrolled'; path: string; top: number }
  /** What the clicked part is made of, by its marks; and its words. */
  | { page: 'picked'; marks: number[]; words: string };
